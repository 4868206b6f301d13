import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import type { GameFace } from '../../table/face';
import { shadow } from '../../theme/shadow';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { usePhrase } from '../../words/useWords';

import type { ChapterText } from './find';

interface ChapterProps {
  readonly chapter: ChapterText;
  readonly face: Pick<GameFace, 'Face' | 'aspect' | 'describe'>;
  /** The number of a rule that was asked for. */
  readonly wanted: string | undefined;
  /** Where the chapter lies on the page. */
  readonly laid: (y: number) => void;
  /** Where the wanted rule lies in the chapter. */
  readonly found: (y: number) => void;
}

/** A chapter: its title, cards that show what is meant, and its rules by number. */
export function Chapter({ chapter, face, wanted, laid, found }: ChapterProps) {
  const phrase = usePhrase();
  const { colours, highContrast } = useTheme();
  const top = useRef<number | null>(null);
  const wantedAt = useRef<number | null>(null);
  // the rule's place may be known before the chapter's, and the other way round
  const tell = () => {
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
        tell();
      }}
    >
      <Text type="heading" role="heading" aria-level={2}>
        {chapter.title}
      </Text>
      {chapter.faces.length > 0 && (
        <View style={styles.faces}>
          {chapter.faces.map((one, index) => (
            <View
              key={index}
              accessible
              role="img"
              aria-label={phrase(face.describe(one).name)}
              style={[styles.face, { height: FACE * face.aspect }, shadow(2, colours.shadow)]}
            >
              <face.Face face={one} />
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
                    tell();
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
            <Text style={styles.text}>{text}</Text>
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
  number: { minWidth: 40, paddingTop: 3 },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 200 },
});
