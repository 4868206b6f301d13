import { StyleSheet, View } from 'react-native';
import Svg, { Polygon } from 'react-native-svg';

import type { Sitter } from '../match/types';
import { Text } from '../theme/Text';
import { useTheme } from '../theme/theme';

import { CatPortrait } from './cats/CatPortrait';

interface AnnouncementProps {
  readonly text: string;
  /** Who calls it out. */
  readonly sitter: Sitter | undefined;
}

const BURST = { width: 352, height: 172, rays: 18, inner: 0.8 };
const COIN = 96;

/** A burst of paper: long and short rays in turn. */
const corners = Array.from({ length: BURST.rays * 2 }, (_, ray) => {
  const angle = (Math.PI * ray) / BURST.rays;
  const reach = ray % 2 === 0 ? 1 : BURST.inner;
  const x = (BURST.width / 2) * (1 + reach * Math.cos(angle));
  const y = (BURST.height / 2) * (1 + reach * Math.sin(angle));
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}).join(' ');

/** A word in large letters over the table. It is hidden from screen readers: the sentence below says the same. */
export function Announcement({ text, sitter }: AnnouncementProps) {
  const { colours } = useTheme();
  const cat = sitter?.kind === 'bot' ? sitter.cat : undefined;
  return (
    <View style={[styles.whole, { backgroundColor: colours.veil }]} aria-hidden testID="announcement">
      {cat && (
        <View style={styles.cat}>
          <CatPortrait cat={cat} expression="glad" coin={COIN} />
        </View>
      )}
      <View style={styles.burst}>
        <Svg style={StyleSheet.absoluteFill} viewBox={`0 0 ${BURST.width} ${BURST.height}`}>
          <Polygon points={corners} fill={colours.call} />
        </Svg>
        <Text type="title" colour="onCall" style={styles.word}>
          {text}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: {
    position: 'absolute',
    left: 0,
    top: 0,
    right: 0,
    bottom: 0,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  cat: { marginBottom: -24, zIndex: 1 },
  burst: { width: BURST.width, maxWidth: '100%', height: BURST.height, alignItems: 'center', justifyContent: 'center' },
  word: { transform: [{ rotate: '-4deg' }, { scale: 1.4 }] },
});
