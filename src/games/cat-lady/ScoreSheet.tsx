import { Image } from 'expo-image';
import { useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { sum, type Bite, type Portion } from '../../rules/cat-lady/feeding/collection';
import { rankSeats, type Scores } from '../../rules/cat-lady/score';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import { NOBODY } from '../../rules/kernel/zones';
import { CardFrame } from '../../table/CardFrame';
import type { SheetProps } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';
import { SheetHead } from '../../table/SheetHead';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import type { Phrase } from '../../words/phrase';
import { useFormatPhrase } from '../../words/useWords';

import { encodeFace } from './cardFace';
import { hideHands, isCounted, scoresIn } from './currentScores';
import { CardFaceView } from './faces';
import { foodPhrase, foodsPhrase, listPhrase, namePhrase, makePhrase } from './phrases';
import { tokenPictures } from './pictures';

const CARD = 44;

/** Describes what a cat ate; food that counted as another kind says which. */
function catsFedPhrase(bites: readonly Bite[]): Phrase {
  const counts = new Map<string, { bite: Bite; count: number }>();
  for (const bite of bites) {
    const key = `${bite.food} ${bite.as}`;
    counts.set(key, { bite, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return listPhrase(
    [...counts.values()].map(({ bite, count }) =>
      bite.food === bite.as
        ? foodPhrase(bite.food, count)
        : makePhrase('sheet.as', { food: foodPhrase(bite.food, count), kind: makePhrase(`food.name.${bite.as}`) }),
    ),
  );
}

/** Explains why a cat brings its points. */
function whyOf({ cat: { worth }, bites, count }: Portion): Phrase {
  if (!bites) return makePhrase('sheet.hungry');
  const eaten = catsFedPhrase(bites);
  return count !== null && 'per' in worth
    ? makePhrase('sheet.ateEach', { eaten, times: count, each: worth.each })
    : makePhrase('sheet.ate', { eaten });
}

interface Line {
  readonly what: Phrase;
  readonly points: number | null;
}

/**
 * Lists everything but the cats. While hands are hidden, lines that depend on a comparison with others do not count
 * yet.
 */
function linesOf({ feeding, toys, costumes, leftover, lostCats, points }: Scores, isOpen: boolean): Line[] {
  const { catnip } = feeding;
  const lines: (Line | null)[] = [
    catnip.count > 0
      ? {
          what: makePhrase(catnip.withMacak ? 'sheet.catnipWithMacak' : 'sheet.catnip', {
            catnip: catnip.count,
            fed: feeding.fed,
          }),
          points: catnip.points,
        }
      : null,
    toys.length > 0
      ? {
          what: makePhrase('sheet.toys', { sets: toys.map(({ count }) => count).join(' + ') }),
          points: sum(toys.map((set) => set.points)),
        }
      : null,
    isOpen || costumes.count > 0
      ? { what: makePhrase('sheet.costumes', { costumes: costumes.count }), points: isOpen ? costumes.points : null }
      : null,
    lostCats.count > 0
      ? { what: makePhrase('sheet.lostCats', { pairs: lostCats.count }), points: lostCats.points }
      : null,
    points > 0 ? { what: makePhrase('sheet.points'), points } : null,
    leftover.count > 0
      ? {
          what: makePhrase('sheet.leftover', { food: foodsPhrase(feeding.leftover) }),
          points: isOpen ? leftover.points : null,
        }
      : null,
  ];
  return lines.flatMap((line) => line ?? []);
}

function Row({
  picture,
  title,
  why,
  points,
}: {
  picture?: ReactNode;
  title?: string;
  why: string;
  points: number | null;
}) {
  return (
    <View style={styles.row}>
      {picture}
      <View style={styles.words}>
        {title !== undefined && <Text type="strong">{title}</Text>}
        <Text type="small" colour="quiet">
          {why}
        </Text>
      </View>
      <Text type="strong" colour={points !== null && points > 0 ? 'text' : 'quiet'}>
        {points === null ? '–' : `${points}`}
      </Text>
    </View>
  );
}

function Account({ view, seat, scores, names, marks }: SheetProps<CatLady> & { seat: Seat; scores: Scores }) {
  const speak = useFormatPhrase();
  const { colours } = useTheme();
  const { feeding, points } = scores;
  const isHidden = view.hands[seat].some((card) => card === 0);
  const isOpen = isCounted(view);
  const lines = linesOf(scores, isOpen);
  const total = isOpen
    ? scores.total
    : sum(feeding.portions.map((portion) => portion.points)) + sum(lines.map((line) => line.points ?? 0));
  const catLines = feeding.portions.map(
    (portion) => `${speak(namePhrase(portion.cat.key))}: ${speak(whyOf(portion))}, ${portion.points}.`,
  );
  const rest = lines.map((line) => `${speak(line.what)}: ${line.points ?? '–'}.`);
  const totalLine = speak(makePhrase('sheet.total', { who: { seat }, points: total, fed: feeding.fed }), names);
  return (
    <View
      accessible
      role="img"
      aria-label={[totalLine, ...catLines, ...rest].join(' ')}
      style={[styles.account, { borderColor: colours.chip }]}
    >
      <SheetHead names={names} marks={marks} seat={seat} points={total}>
        {points > 0 && (
          <Image
            source={tokenPictures.points}
            style={styles.token}
            contentFit="contain"
            transition={null}
            aria-hidden
          />
        )}
      </SheetHead>
      {feeding.portions.map((portion) => (
        <Row
          key={portion.cat.key}
          picture={
            <CardFrame width={CARD} aspect={ASPECT}>
              <CardFaceView
                face={encodeFace({ picture: portion.cat.key, isSmall: true, isFed: portion.bites !== null })}
              />
            </CardFrame>
          }
          title={speak(namePhrase(portion.cat.key))}
          why={speak(whyOf(portion))}
          points={portion.points}
        />
      ))}
      {lines.map(({ what, points: brought }) => (
        <Row key={what.key} why={speak(what)} points={brought} />
      ))}
      {isHidden && (
        <Text type="small" colour="quiet">
          {speak(makePhrase('sheet.hidden', { count: view.hands[seat].length }))}
        </Text>
      )}
    </View>
  );
}

/**
 * Shows where the points come from: what each cat ate, then everything else. Before the end it shows the score as it
 * would be now, with the viewer's own first.
 */
export function ScoreSheet({ view: seen, names, marks, viewer = NOBODY }: SheetProps<CatLady>) {
  const speak = useFormatPhrase();
  const view = useMemo(() => hideHands(seen, viewer), [seen, viewer]);
  const scores = scoresIn(view);
  const places = rankSeats(scores);
  const isOver = isCounted(view);
  const seats = scores.map((_, seat) => seat);
  const rank = (seat: Seat) => (isOver ? places[seat] : seat === viewer ? -1 : seat);
  const sorted = [...seats].sort((one, other) => rank(one) - rank(other));
  const isLevel =
    isOver &&
    sorted.length > 1 &&
    scores[sorted[0]].total === scores[sorted[1]].total &&
    places[sorted[0]] !== places[sorted[1]];
  return (
    <View style={styles.sheet}>
      {!isOver && <Text colour="quiet">{speak(makePhrase('sheet.goesOn'))}</Text>}
      {isLevel && <Text>{speak(makePhrase('sheet.level'))}</Text>}
      {sorted.map((seat) => (
        <Account key={seat} view={view} seat={seat} scores={scores[seat]} names={names} marks={marks} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.l },
  account: { gap: space.s, paddingBottom: space.m, borderBottomWidth: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flexGrow: 1, flexShrink: 1, minWidth: 0 },
  token: { width: 22, height: 22 },
});
