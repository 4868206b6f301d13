import { useEffect, useRef } from 'react';
import { Pressable, StyleSheet, View, type ScrollView } from 'react-native';

import { CardFrame } from '../../table/CardFrame';
import { ASPECT } from '../../table/layout/measures';
import { ScrollArea } from '../../theme/ScrollArea';
import { radius, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

import { CoveredButton } from './CoveredButton';
import { CathedralFaceView } from './faces';

interface Page {
  readonly key: number;
  readonly face: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly mayPlay: boolean;
  open(): void;
}

const WIDTH = 56;
const EDGE = 3;
const PAD = 2;
const PITCH = WIDTH + 2 * (EDGE + PAD) + space.xs;

/** Small cards in a row to leaf through: the open one stands out, those that can be played now are ringed. */
export function PageStrip({ pages, title }: { readonly pages: readonly Page[]; readonly title?: string }) {
  const { colours } = useTheme();
  const strip = useRef<ScrollView>(null);
  const open = pages.findIndex(({ isOpen }) => isOpen);
  // The open card is seen whole, and something of those on both its sides.
  useEffect(() => strip.current?.scrollTo({ x: Math.max(0, (open - 2) * PITCH), animated: false }), [open]);
  return (
    <View>
      {title !== undefined && (
        <Text type="label" colour="quiet">
          {title}
        </Text>
      )}
      <ScrollArea
        ref={strip}
        horizontal
        style={styles.row}
        contentContainerStyle={styles.strip}
        showsHorizontalScrollIndicator={false}
      >
        {pages.map(({ key, face, label, isOpen, mayPlay, open }) => (
          <CoveredButton
            key={key}
            label={label}
            isPressed={isOpen}
            onPress={open}
            style={[
              styles.page,
              { borderColor: isOpen ? colours.active : mayPlay ? colours.glow : 'transparent' },
              isOpen && styles.open,
            ]}
          >
            <View aria-hidden>
              <CardFrame width={WIDTH} aspect={ASPECT}>
                <CathedralFaceView face={face} />
              </CardFrame>
            </View>
          </CoveredButton>
        ))}
      </ScrollArea>
    </View>
  );
}

interface TabProps {
  readonly key: string;
  readonly label: string;
  readonly isOpen: boolean;
  open(): void;
}

export function PageTabs({ tabs }: { readonly tabs: readonly TabProps[] }) {
  const { colours, highContrast } = useTheme();
  return (
    <View role="tablist" style={styles.tabs}>
      {tabs.map(({ key, label, isOpen, open }) => (
        <Pressable
          key={key}
          role="tab"
          aria-label={label}
          aria-selected={isOpen}
          onPress={open}
          style={[
            styles.tab,
            { backgroundColor: isOpen ? colours.paper : colours.chip },
            highContrast && isOpen && { borderWidth: 3, borderColor: colours.line },
          ]}
        >
          <Text type="label" colour={isOpen ? 'ink' : 'text'}>
            {label}
          </Text>
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexGrow: 0 },
  strip: { gap: space.xs, paddingTop: space.s },
  page: { padding: PAD, borderRadius: radius.s, borderWidth: EDGE },
  open: { marginTop: -space.xs, marginBottom: space.xs },
  tabs: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  tab: {
    minHeight: TARGET,
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.s,
    borderRadius: radius.m,
  },
});
