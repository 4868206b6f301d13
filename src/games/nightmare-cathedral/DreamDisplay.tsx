import { StyleSheet, View } from 'react-native';

import { ASPECT } from '../../table/layout/measures';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase } from '../../words/useWords';

import { palette } from './palette';
import { TokenFace } from './paperParts';
import { makePhrase } from './phrases';

/** The Dream market on a broad table, to be seen also while nobody takes from it. */
export interface DisplayLook {
  readonly faces: readonly string[];
  /** How many Dreams are left in the deck. */
  readonly deck: number;
}

const PAD = 8;
/** Larger words have no room for how many Dreams are left. */
const LARGE = 1.3;

export function DreamDisplay({
  look: { faces, deck },
  width,
  height,
}: {
  readonly look: DisplayLook;
  readonly width: number;
  readonly height: number;
}) {
  const speak = useFormatPhrase();
  const { textScale } = useTheme();
  const card = Math.min((height - 2 * PAD) / ASPECT, (width * 0.7 - PAD) / 3 - 4);
  return (
    <View style={styles.all} aria-hidden>
      <View style={styles.words}>
        <Text type="small" style={styles.title}>
          {speak(makePhrase('market.dreams'))}
        </Text>
        {textScale <= LARGE && (
          <Text type="small" style={styles.deck}>
            {speak(makePhrase('market.deckOf', { count: deck }))}
          </Text>
        )}
      </View>
      {faces.map((face) => (
        <TokenFace key={face} face={face} width={card} aspect={ASPECT} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  all: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    padding: PAD,
    borderRadius: 10,
    backgroundColor: '#22302f',
  },
  words: { flex: 1, alignSelf: 'flex-start' },
  title: { color: palette.pale },
  deck: { color: palette.mist },
});
