import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import type { GameFace } from '../../table/face';
import { makeShadow } from '../../theme/shadow';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase } from '../../words/useWords';

import type { ChapterText } from './findRules';
import { markFound } from './markFound';

interface RulesChapterProps {
  readonly chapter: ChapterText;
  readonly face: Pick<GameFace, 'Face' | 'aspect' | 'describe'>;
  /** Words that are looked for: they are marked in the text. */
  readonly marked: readonly string[];
  /** The number of the rule that a link asked for. */
  readonly wanted: string | undefined;
  /** Called with the position of the chapter on the page. */
  readonly laid: (y: number) => void;
  /** Called with the position of the wanted rule in the chapter. */
  readonly found: (y: number) => void;
}

/** A chapter of the rules: its title, cards that illustrate it, and its numbered rules. */
export function RulesChapter({ chapter, face, marked, wanted, laid, found }: RulesChapterProps) {
  const formatPhrase = useFormatPhrase();
  const { colours, highContrast } = useTheme();
  const top = useRef<number | null>(null);
  const wantedAt = useRef<number | null>(null);
  // The rule may be laid out before its chapter or after it, so both call this.
  const reportWantedRule = () => {
    if (top.current === null || wantedAt.current === null) return;
    found(wantedAt.current);
    wantedAt.current = null;
  };
  return (
    <View
      style={styles.chapter}
      onLayout={({ nativeEvent }) => {
        top.current = nativeEvent.layout.y;
        laid(nativeEvent.layout.y);
        reportWantedRule();
      }}
    >
      <Text type="heading" role="heading" aria-level={2}>
        {chapter.title}
      </Text>
      {chapter.faces.length > 0 && (
        <View style={styles.faces}>
          {chapter.faces.map((cardFace, index) => (
            <View
              key={index}
              accessible
              role="img"
              aria-label={formatPhrase(face.describe(cardFace).name)}
              style={[styles.face, { height: FACE * face.aspect }, makeShadow(2, colours.shadow)]}
            >
              <face.Face face={cardFace} />
            </View>
          ))}
        </View>
      )}
      {chapter.rules.map(({ number, text }) => {
        const isWanted = number === wanted;
        return (
          <View
            key={number}
            onLayout={
              isWanted
                ? ({ nativeEvent }) => {
                    wantedAt.current = nativeEvent.layout.y;
                    reportWantedRule();
                  }
                : undefined
            }
            style={[
              styles.rule,
              {
                backgroundColor: colours.panel,
                borderColor: isWanted ? colours.glow : highContrast ? colours.line : colours.panel,
              },
            ]}
          >
            <Text type="small" colour={isWanted ? 'active' : 'quiet'} style={styles.number}>
              {number}
            </Text>
            <Text style={styles.text}>
              {marked.length === 0
                ? text
                : markFound(text, marked).map((part, index) => (
                    <Text key={index} style={part.isFound && [styles.found, { backgroundColor: colours.chip }]}>
                      {part.text}
                    </Text>
                  ))}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

const FACE = 72;

const styles = StyleSheet.create({
  chapter: { gap: space.s },
  faces: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingVertical: space.xs },
  face: { width: FACE, borderRadius: 6 },
  rule: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.m,
    padding: space.m,
    borderRadius: radius.m,
    borderWidth: 2,
  },
  found: { textDecorationLine: 'underline' },
  number: { minWidth: 40, paddingTop: 3 },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 200 },
});
