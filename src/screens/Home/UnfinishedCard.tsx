import { Image } from 'expo-image';
import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View, useWindowDimensions, type ImageRequireSource } from 'react-native';

import type { SheetSummary } from '../../keeper/types';
import type { MatchRefusal, Sitter, Summary } from '../../match/types';
import { Icon } from '../../theme/Icon';
import { IconButton } from '../../theme/IconButton';
import { Mark } from '../../theme/Mark';
import { radius, space } from '../../theme/space';
import { Surface } from '../../theme/Surface';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { BOX_ASPECT } from '../parts/BoxCover';
import type { ShelfGame } from '../useGames';

interface CardProps {
  readonly game: ShelfGame | undefined;
  readonly remove: () => void;
}

interface UnfinishedCardProps extends CardProps {
  readonly match: Summary;
  /** True for the match touched last, which is drawn on bright paper. */
  readonly isFirst: boolean;
  readonly open: () => void;
}

/** An unfinished match: its picture, and whose turn it is. */
export function UnfinishedCard({ match, game, isFirst, open, remove }: UnfinishedCardProps) {
  const t = useWords();
  const name = game?.name ?? '';
  const all = match.waiting.map((seat) => match.sitters[seat]);
  const isPerson = (sitter: Sitter) => sitter.kind === 'person';
  // A bot plays as soon as the match is opened, so only people are worth naming.
  const awaited = all.some(isPerson) ? all.filter(isPerson) : all;
  const isOwnMove = match.sitters.filter(isPerson).length === 1 && awaited.some(isPerson);
  const who = isOwnMove
    ? t('home.yourMove')
    : t('home.waitsFor', { names: awaited.map((sitter) => sitter.name).join(', ') });
  return (
    <Paper isBright={isFirst}>
      <Opener
        label={t('home.goOn', { game: name, who })}
        open={open}
        picture={game?.picture}
        name={name}
        who={who}
        isBright={isFirst}
      >
        {awaited.slice(0, 3).map((sitter) => (
          <Mark key={sitter.mark} mark={sitter.mark} size={18} on={isFirst ? 'paper' : 'ground'} />
        ))}
      </Opener>
      <IconButton
        icon="close"
        bare
        label={t('home.removeMatch', { game: name, who })}
        colour={isFirst ? 'quietInk' : 'quiet'}
        onPress={remove}
      />
    </Paper>
  );
}

/** An unfinished score sheet. */
export function SheetCard({
  sheet,
  name,
  picture,
  open,
  remove,
}: {
  sheet: SheetSummary;
  name: string;
  picture: number | undefined;
  open: () => void;
  remove: () => void;
}) {
  const t = useWords();
  const who = sheet.players.map((player) => player.name).join(', ');
  return (
    <Paper isBright={false}>
      <Opener
        label={t('keeper.open', { game: name, names: who })}
        open={open}
        picture={picture}
        name={name}
        who={who}
        lines={2}
      >
        <Icon icon="pen" colour="quiet" size={18} />
      </Opener>
      <IconButton
        icon="close"
        bare
        label={t('keeper.remove', { game: name, names: who })}
        colour="quiet"
        onPress={remove}
      />
    </Paper>
  );
}

interface OpenerProps {
  readonly label: string;
  readonly open: () => void;
  readonly picture: ImageRequireSource | undefined;
  readonly name: string;
  readonly who: string;
  readonly isBright?: boolean;
  readonly lines?: number;
  /** A sign before the words. */
  readonly children: ReactNode;
}

/** All of a card that opens what it stands for: its picture, the game, and who. */
function Opener({ label, open, picture, name, who, isBright = false, lines, children }: OpenerProps) {
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={open}
      style={({ pressed }) => [styles.open, pressed && styles.pressed]}
    >
      {picture !== undefined && <Image source={picture} aria-hidden style={styles.picture} />}
      <View style={styles.words}>
        <Text type="strong" colour={isBright ? 'ink' : 'text'}>
          {`${name} `}
        </Text>
        <View style={styles.who}>
          {children}
          <Text type="label" colour={isBright ? 'ink' : 'quiet'} numberOfLines={lines} style={styles.whoText}>
            {who}
          </Text>
        </View>
      </View>
    </Pressable>
  );
}

/** A match that was saved but cannot be opened here. */
export function RefusedCard({ refusal, game, remove }: CardProps & { refusal: MatchRefusal }) {
  const t = useWords();
  const { colours } = useTheme();
  return (
    <Paper isBright={false}>
      <View style={styles.open}>
        {game && <Image source={game.picture} aria-hidden style={[styles.picture, styles.faded]} />}
        <View style={styles.words}>
          <Text type="strong">{game?.name ?? t('home.refusedMatch')}</Text>
          <Text type="label" colour="quiet">
            {t(`home.refused.${refusal.refused}`)}
          </Text>
        </View>
      </View>
      <IconButton
        icon="trash"
        bare
        label={t('home.removeRefused')}
        colour="quiet"
        onPress={remove}
        style={{ backgroundColor: colours.panel }}
      />
    </Paper>
  );
}

function Paper({ isBright, children }: { isBright: boolean; children: ReactNode }) {
  const { width } = useWindowDimensions();
  return (
    <Surface height={2} isBright={isBright} style={[styles.paper, { maxWidth: Math.min(WIDEST, width - 2 * space.l) }]}>
      {children}
    </Surface>
  );
}

const PICTURE = 52;
const WIDEST = 320;

const styles = StyleSheet.create({
  paper: { flexDirection: 'row', alignItems: 'center', borderRadius: radius.l, paddingRight: space.xs },
  open: { flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.m, flexShrink: 1 },
  picture: { width: PICTURE, height: PICTURE * BOX_ASPECT, borderRadius: 5 },
  faded: { opacity: 0.4 },
  words: { gap: space.xs, flexShrink: 1, minWidth: 92 },
  who: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  whoText: { flexShrink: 1 },
  pressed: { opacity: 0.7 },
});
