import type { Wins } from '../../rules/kernel/types';
import type { Phrase } from '../../words/phrase';

import type { FinishedPlay, Participation } from './finishedPlay';

export interface Winner {
  readonly part: Participation;
  readonly person: number;
  readonly won: number;
  readonly played: number;
}

/** A game as people have played it. */
export interface GameFigures {
  readonly game: string;
  readonly name: Phrase;
  readonly played: number;
  readonly best: { readonly score: number; readonly part: Participation; readonly when: number };
  readonly average: number;
  /** Who wins, the most often first. */
  readonly winners: readonly Winner[];
  readonly sentences: readonly Phrase[];
}

type Finished = FinishedPlay & { readonly places: readonly number[] };

/** A run of wins is told from here on. */
const STREAK = 3;
const LATEST = 10;
/** A mean is told to have changed when it did by so many standard errors. */
const SURE = 1.5;
/** With fewer matches than this, what looks like a change may be chance. */
const ENOUGH = 30;

const isBetter = (score: number, than: number, wins: Wins) => (wins === 'fewest' ? score < than : score > than);
const mean = (scores: readonly number[]) => scores.reduce((sum, one) => sum + one, 0) / scores.length;
const variance = (scores: readonly number[]) => {
  const middle = mean(scores);
  return scores.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, scores.length - 1);
};

/** Who has won all of the latest matches, and how many. */
function streakOf(plays: readonly Finished[]): { part: Participation; count: number } | null {
  const winnersOf = ({ parts, places }: Finished) =>
    parts.filter((part, seat) => places[seat] === 1 && part.person !== null);
  const [latest] = plays;
  for (const part of latest ? winnersOf(latest) : []) {
    const lost = plays.findIndex((play) => !winnersOf(play).some(({ person }) => person === part.person));
    const count = lost < 0 ? plays.length : lost;
    if (count >= STREAK) return { part, count };
  }
  return null;
}

/** Whether the latest scores differ from those before by more than chance would make them. */
export function findChange(scores: readonly number[]): { before: number; now: number } | null {
  const [latest, before] = [scores.slice(0, LATEST), scores.slice(LATEST)];
  if (latest.length < LATEST || before.length < LATEST) return null;
  const error = Math.sqrt(variance(latest) / latest.length + variance(before) / before.length);
  return Math.abs(mean(latest) - mean(before)) >= SURE * error && error > 0
    ? { before: Math.round(mean(before)), now: Math.round(mean(latest)) }
    : null;
}

/** A person's mean is told only where it got better: nobody is told at the table that they got worse. */
function improvementsIn(plays: readonly Finished[], winners: readonly Winner[], wins: Wins): Phrase[] {
  return winners.flatMap(({ person, part }) => {
    const scores = plays.flatMap(({ parts, score }) => score.filter((_, seat) => parts[seat].person === person));
    const changed = findChange(scores);
    return changed && isBetter(changed.now, changed.before, wins)
      ? [{ key: 'app:history.improved', facts: { name: part.name, ...changed } }]
      : [];
  });
}

function listWinners(plays: readonly Finished[]): readonly Winner[] {
  const people = new Map<number, Winner>();
  for (const { parts, places } of plays)
    parts.forEach((part, seat) => {
      if (part.person === null) return;
      const before = people.get(part.person) ?? { part, person: part.person, won: 0, played: 0 };
      people.set(part.person, {
        ...before,
        played: before.played + 1,
        won: before.won + Number(places[seat] === 1),
      });
    });
  return [...people.values()].sort((a, b) => b.won - a.won || b.played - a.played);
}

/** The figures of each game, of matches with this many people alone if it is said; the game played most comes first. */
export function listGameFigures(all: readonly FinishedPlay[], people: number | null): readonly GameFigures[] {
  const games = new Map<string, Finished[]>();
  for (const play of all) {
    if (play.places === null || (people !== null && play.parts.length !== people)) continue;
    games.set(play.game, [...(games.get(play.game) ?? []), play as Finished]);
  }
  return [...games]
    .map(([game, plays]) => {
      const { wins, name } = plays[0];
      const scores = plays.flatMap(({ parts, score, when }) =>
        score.flatMap((one, seat) => (parts[seat].person === null ? [] : [{ score: one, part: parts[seat], when }])),
      );
      const winners = listWinners(plays);
      const streak = streakOf(plays);
      const told: Phrase[] = [
        ...(streak ? [{ key: 'app:history.inARow', facts: { name: streak.part.name, count: streak.count } }] : []),
        ...improvementsIn(plays, winners, wins),
      ];
      return {
        game,
        name,
        played: plays.length,
        best: scores.reduce((best, one) => (isBetter(one.score, best.score, wins) ? one : best)),
        average: mean(scores.map(({ score }) => score)),
        winners,
        sentences: told.length > 0 && plays.length < ENOUGH ? [...told, { key: 'app:history.tooFew' }] : told,
      };
    })
    .sort((a, b) => b.played - a.played);
}

/** A record among fewer matches is none. */
const FEWEST_BEATEN = 3;

/** How many matches of as many people this one is the best of; null where another is as good, or where they are few. */
export function countBeaten(play: FinishedPlay, all: readonly FinishedPlay[]): number | null {
  const bestOf = ({ score, parts }: FinishedPlay) =>
    score
      .filter((_, seat) => parts[seat].person !== null)
      .reduce((best, one) => (isBetter(one, best, play.wins) ? one : best));
  const others = all.filter(
    ({ game, kind, id, parts, places }) =>
      game === play.game &&
      places !== null &&
      parts.length === play.parts.length &&
      parts.some(({ person }) => person !== null) &&
      !(kind === play.kind && id === play.id),
  );
  const own = bestOf(play);
  const isRecord = others.length >= FEWEST_BEATEN && others.every((other) => isBetter(own, bestOf(other), play.wins));
  return isRecord ? others.length + 1 : null;
}

/** The numbers of people who have sat at a table here, the smallest first. */
export const listTableSizes = (all: readonly FinishedPlay[]): readonly number[] =>
  [...new Set(all.filter(({ places }) => places !== null).map(({ parts }) => parts.length))].sort((a, b) => a - b);
