import type { FinishedPlay } from './finishedPlay';

type Finished = FinishedPlay & { readonly places: readonly number[] };

/** A person's matches alone against cats, beside what drawing lots would have brought. */
export interface AgainstCats {
  readonly played: number;
  readonly won: number;
  readonly byLot: number;
  /** Whether the wins are more than luck would easily bring. */
  readonly isSkill: boolean;
}

/** What came of the deals that other people have played from the same seat: nobody had better cards. */
export interface SameDeals {
  readonly played: number;
  readonly better: number;
}

export interface Luck {
  readonly againstCats: AgainstCats | null;
  readonly sameDeals: SameDeals | null;
}

/** With fewer matches nothing is told. */
const FEWEST = 10;
/** More wins than by lot are told to be skill when they are by so many standard errors. */
const SURE = 2;

interface Wins {
  played: number;
  won: number;
  byLot: number;
  variance: number;
}

function countWins(plays: readonly Finished[]): ReadonlyMap<number, Wins> {
  const people = new Map<number, Wins>();
  for (const { parts, places } of plays) {
    const isAlone = parts.length > 1 && parts.filter(({ isBot }) => !isBot).length === 1;
    const seat = parts.findIndex(({ isBot }) => !isBot);
    if (!isAlone || parts[seat].person === null) continue;
    const { person } = parts[seat];
    const chance = places.filter((place) => place === 1).length / places.length;
    const wins = people.get(person) ?? { played: 0, won: 0, byLot: 0, variance: 0 };
    wins.played++;
    wins.won += Number(places[seat] === 1);
    wins.byLot += chance;
    wins.variance += chance * (1 - chance);
    people.set(person, wins);
  }
  return people;
}

/** The first play of each person in each seat of each deal: whoever plays it again knows the cards. */
function listFirstPlays(plays: readonly Finished[]): readonly ReadonlyMap<number, number>[] {
  const seats = new Map<string, Map<number, number>>();
  for (const { deal, parts, score } of plays) {
    if (deal === undefined) continue;
    parts.forEach(({ person }, seat) => {
      if (person === null) return;
      const key = `${seat} ${deal}`;
      const before = seats.get(key) ?? new Map<number, number>();
      if (!before.has(person)) before.set(person, score[seat]);
      seats.set(key, before);
    });
  }
  return [...seats.values()].filter(({ size }) => size > 1);
}

/** Compares people with the mean of the others who held the same cards. */
function countSameDeals(plays: readonly Finished[]): ReadonlyMap<number, SameDeals> {
  const people = new Map<number, SameDeals>();
  const [{ wins }] = plays;
  for (const scores of listFirstPlays(plays)) {
    const sum = [...scores.values()].reduce((all, score) => all + score, 0);
    for (const [person, score] of scores) {
      const others = (sum - score) / (scores.size - 1);
      const { played, better } = people.get(person) ?? { played: 0, better: 0 };
      const isBetter = wins === 'fewest' ? score < others : score > others;
      people.set(person, { played: played + 1, better: better + Number(isBetter) });
    }
  }
  return people;
}

const weigh = ({ played, won, byLot, variance }: Wins): AgainstCats | null =>
  // nobody is told at the table that they play worse than others
  played < FEWEST || won < byLot
    ? null
    : { played, won, byLot: Math.round(byLot), isSkill: won - byLot >= SURE * Math.sqrt(variance) };

/** What is known of luck and skill in the matches of one game, the oldest first. */
export function tellLuck(plays: readonly Finished[]): (person: number) => Luck {
  const wins = countWins(plays);
  const deals = countSameDeals(plays);
  return (person) => {
    const won = wins.get(person);
    const dealt = deals.get(person);
    return {
      againstCats: won ? weigh(won) : null,
      sameDeals: dealt && dealt.played >= FEWEST && 2 * dealt.better >= dealt.played ? dealt : null,
    };
  };
}
