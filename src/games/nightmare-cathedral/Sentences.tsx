import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { ActionCard } from '../../rules/nightmare-cathedral/content/types';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import type { Phrase } from '../../words/phrase';
import { useFormatPhrase } from '../../words/useWords';

import { describeCardLimit } from './cardLines';
import { describeText } from './clause';
import { palette } from './palette';
import { makePhrase } from './phrases';
import { answerSigns, markSigns, type SignDrawing } from './signPaths';
import { SignView } from './SignView';

/** Sentences of a card on papers: 14.5 points high, so that the longest card fits. */
const SENTENCE = { fontSize: 14.5, lineHeight: 20 };

interface MarkedProps {
  readonly mark: SignDrawing | number;
  readonly disc: string;
  readonly size?: number;
}

/** A sign or a number on a disc before what it means. */
export const Marked = ({ mark, disc, size = 26 }: MarkedProps) => (
  <View aria-hidden style={[styles.disc, { width: size, height: size, borderRadius: size / 2, backgroundColor: disc }]}>
    {typeof mark === 'number' ? (
      <Text type="strong" style={styles.number}>
        {mark}
      </Text>
    ) : (
      <SignView drawing={mark} size={size * 0.72} colour={palette.soot} ground={disc} />
    )}
  </View>
);

/** A paper within a paper: what a part of a card is called, and its sentences. */
export function Sentences({
  picture,
  title,
  children,
}: {
  readonly picture?: ReactNode;
  readonly title?: string;
  readonly children: string;
}) {
  const { colours, textScale } = useTheme();
  const size = { fontSize: SENTENCE.fontSize * textScale, lineHeight: SENTENCE.lineHeight * textScale };
  return (
    <View
      accessible
      role="img"
      aria-label={[title, children].filter(Boolean).join('. ')}
      style={[styles.box, { backgroundColor: colours.chip }]}
    >
      {title !== undefined && (
        <View style={styles.head}>
          {picture}
          <Text type="strong">{title}</Text>
        </View>
      )}
      <Text style={size}>{children}</Text>
    </View>
  );
}

const PARTS = [
  ['do', markSigns.sun, palette.glow],
  ['agree', answerSigns.agree, palette.agree],
  ['oppose', answerSigns.oppose, palette.oppose],
] as const;

/** What an action card says: what its owner does, and how it answers the action of others. */
export function ActionSentences({ card }: { readonly card: ActionCard }) {
  const speak = useFormatPhrase();
  const limit = describeCardLimit(card);
  return (
    <>
      {PARTS.map(([part, drawing, disc]) => (
        <Sentences key={part} picture={<Marked mark={drawing} disc={disc} />} title={speak(makePhrase(`part.${part}`))}>
          {speak(makePhrase('answer.text', { text: describeText(card[part]) }))}
        </Sentences>
      ))}
      {limit && <Sentences>{speak(limit)}</Sentences>}
    </>
  );
}

/** Sentences one after another in one paper. */
export function Lines({ lines, title }: { readonly lines: readonly Phrase[]; readonly title?: string }) {
  const speak = useFormatPhrase();
  return lines.length > 0 ? <Sentences title={title}>{lines.map((line) => speak(line)).join(' ')}</Sentences> : null;
}

const styles = StyleSheet.create({
  box: { gap: space.xs, padding: space.m, borderRadius: radius.m },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  number: { color: palette.soot },
  disc: { alignItems: 'center', justifyContent: 'center' },
});
