import { Image } from 'expo-image';
import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '../../theme/Icon';
import { IconButton } from '../../theme/IconButton';
import { radius, space } from '../../theme/space';
import { Surface } from '../../theme/Surface';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { BOX_ASPECT } from '../parts/BoxCover';
import { SitterSign } from '../parts/SitterSign';

import type { FinishedPlay } from './finishedPlay';

interface FinishedGameProps {
  readonly played: FinishedPlay;
  readonly picture: number | undefined;
  /** The day and hour of the end, as text. */
  readonly date: string;
  readonly open: (played: FinishedPlay) => void;
  readonly openReplay: (match: number) => void;
  readonly openMenu: (played: FinishedPlay) => void;
}

/**
 * A finished game in the list: when it ended, who played, and the result. It is memoised, as there may be thousands.
 */
export const FinishedGame = memo(function FinishedGame({
  played,
  picture,
  date,
  open,
  openReplay,
  openMenu,
}: FinishedGameProps) {
  const t = useWords();
  const { colours, textScale } = useTheme();
  const isLarge = textScale >= 1.5;
  const name = useFormatPhrase()(played.name);
  const { places } = played;
  const ranked = played.parts.map((part, seat) => ({
    part,
    seat,
    place: places?.[seat] ?? null,
    score: played.score[seat],
  }));
  if (places) ranked.sort((a, b) => places[a.seat] - places[b.seat]);

  return (
    <Surface style={[styles.paper, isLarge && styles.largePaper]}>
      <Pressable
        role="button"
        onPress={() => open(played)}
        style={({ pressed }) => [styles.open, isLarge && styles.largeOpen, pressed && styles.pressed]}
      >
        {picture === undefined ? (
          <View style={[styles.box, styles.free, { backgroundColor: colours.chip }]}>
            <Icon icon="pen" />
          </View>
        ) : (
          <Image source={picture} aria-hidden style={styles.box} />
        )}
        <View style={styles.words}>
          <Text type="strong">{name}</Text>
          <Text type="small" colour="quiet">
            {date}
          </Text>
          {!places && (
            <Text type="label" colour="quiet">
              {t(played.isExercise ? 'history.exercise' : 'history.abandoned')}
            </Text>
          )}
          {ranked.map(({ part, seat, place, score }) => (
            <View key={seat} style={styles.line}>
              <Text type="label" colour={place === 1 ? 'active' : 'quiet'} style={styles.place}>
                {place === null ? '' : t('history.place', { place })}
              </Text>
              <SitterSign sitter={part} size={16} />
              <Text type="label" style={styles.name}>
                {part.name}
              </Text>
              <Text type="label" colour={place === 1 ? 'active' : 'text'}>
                {score}
              </Text>
            </View>
          ))}
        </View>
      </Pressable>
      <View style={[styles.actions, isLarge && styles.largeActions]}>
        {played.kind === 'match' && (
          <IconButton
            icon="play"
            label={t('history.replay', { game: name, date })}
            onPress={() => openReplay(played.id)}
          />
        )}
        <IconButton icon="more" bare label={t('history.more', { game: name, date })} onPress={() => openMenu(played)} />
      </View>
    </Surface>
  );
});

const BOX = 52;

const styles = StyleSheet.create({
  paper: { flexDirection: 'row', borderRadius: radius.l, marginBottom: space.m, paddingRight: space.m },
  largePaper: { flexDirection: 'column', paddingRight: 0 },
  open: { flex: 1, flexDirection: 'row', gap: space.m, padding: space.m },
  largeOpen: { flexGrow: 0, flexShrink: 0, flexBasis: 'auto' },
  box: { width: BOX, height: BOX * BOX_ASPECT, borderRadius: 5 },
  free: { alignItems: 'center', justifyContent: 'center' },
  words: { flex: 1, gap: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, marginTop: 2 },
  place: { minWidth: 20, flexShrink: 0 },
  name: { flex: 1, minWidth: 0 },
  actions: { justifyContent: 'center', gap: space.s },
  largeActions: { flexDirection: 'row', paddingBottom: space.m },
  pressed: { opacity: 0.7 },
});
