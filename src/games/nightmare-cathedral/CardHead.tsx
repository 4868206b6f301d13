import { StyleSheet, View } from 'react-native';

import { CardFrame } from '../../table/CardFrame';
import { ASPECT } from '../../table/layout/measures';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import type { Phrase } from '../../words/phrase';
import { useFormatPhrase } from '../../words/useWords';

import { CathedralFaceView } from './faces';
import { palette } from './palette';
import { makePhrase } from './phrases';
import { Marked } from './Sentences';
import type { SignDrawing } from './signPaths';

const WIDTH = 116;

/** What a card shows as a sign or a number, in words. */
export interface CardFact {
  readonly mark: SignDrawing | number;
  readonly disc: string;
  readonly line: Phrase;
}

export const listPointsFact = (count: number): CardFact[] =>
  count > 0 ? [{ mark: count, disc: palette.ember, line: makePhrase('reader.points', { count }) }] : [];

interface CardHeadProps {
  readonly face: string;
  readonly name: Phrase;
  readonly facts: readonly CardFact[];
  readonly names: readonly string[];
}

/** A card drawn large, with its name and what its signs say. */
export function CardHead({ face, name, facts, names }: CardHeadProps) {
  const speak = useFormatPhrase();
  return (
    <View style={styles.head}>
      <View aria-hidden>
        <CardFrame width={WIDTH} aspect={ASPECT}>
          <CathedralFaceView face={face} large />
        </CardFrame>
      </View>
      <View style={styles.facts}>
        <Text type="heading" role="heading">
          {speak(name)}
        </Text>
        {facts.map(({ mark, disc, line }) => (
          <View key={line.key} style={styles.fact}>
            <Marked mark={mark} disc={disc} size={24} />
            <Text type="label" style={styles.line}>
              {speak(line, names)}
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', gap: space.l },
  facts: { flex: 1, gap: space.s },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  line: { flex: 1 },
});
