import { Image } from 'expo-image';
import { StyleSheet, View } from 'react-native';

import cat from '../../../assets/home/cat-black.webp';
import { IconButton } from '../../theme/IconButton';
import { shadow } from '../../theme/shadow';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

interface CoachProps {
  readonly text: string;
  /** True when the coach speaks, false when the text is the table's own prompt. */
  readonly isCoach: boolean;
  /** A hint after a touch that was not the expected move. */
  readonly warning: string | null;
  /** Called when the person has read a sentence that asks for no move; null when a move is asked for. */
  readonly onRead: (() => void) | null;
}

const CAT = { width: 76, height: 58 };
/** A fixed height that fits most sentences, so that the table keeps its size from step to step. */
const ROOM = 116;

/** The cat who teaches the game, with a speech bubble. */
export function Coach({ text, isCoach, warning, onRead }: CoachProps) {
  const t = useWords();
  const { colours } = useTheme();
  return (
    <View style={styles.coach}>
      <Image source={cat} style={styles.cat} contentFit="contain" aria-hidden />
      <View style={[styles.bubble, shadow(2, colours.shadow), { backgroundColor: colours.paper }]}>
        <View style={styles.words}>
          {warning !== null && (
            <Text type="label" colour="ink" role="alert">
              {warning}
            </Text>
          )}
          <Text type={isCoach ? 'body' : 'label'} colour={isCoach ? 'ink' : 'quietInk'}>
            {text}
          </Text>
        </View>
        {onRead && (
          <IconButton
            icon="next"
            label={t('lesson.on')}
            colour="onCall"
            onPress={onRead}
            style={{ backgroundColor: colours.call }}
          />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  coach: { paddingTop: CAT.height - 14 },
  cat: { position: 'absolute', left: space.l, top: 0, width: CAT.width, height: CAT.height },
  bubble: {
    minHeight: ROOM,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
    borderRadius: radius.l,
  },
  words: { flex: 1, gap: space.s },
});
