import type { Sitter, Summary } from '../../match/types';
import type { MarkName } from '../../theme/marks';

/** How a person does at a game. */
export interface PlayRecord {
  readonly person: number;
  readonly name: string;
  readonly mark: MarkName;
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly best: number;
  readonly average: number;
  /** By match, oldest first. */
  readonly scores: readonly number[];
}

type Finished = Summary & { readonly places: readonly number[] };

const isFinished = (match: Summary): match is Finished => match.status === 'finished' && match.places !== null;

/** Whether the fewest points win: told by the matches themselves, so that no game needs to declare it. */
export function fewestWin(matches: readonly Finished[]): boolean {
  let balance = 0;
  for (const { score, places } of matches) {
    for (let one = 0; one < score.length; one++) {
      for (let other = 0; other < score.length; other++) if (places[one] < places[other]) balance += Math.sign(score[other] - score[one]);
    }
  }
  return balance > 0;
}

type Person = Extract<Sitter, { kind: 'person' }>;

function recordOf(person: Person, game: string, matches: readonly Finished[], fewest: boolean): PlayRecord {
  const seats = matches.map((match) => match.sitters.findIndex((sitter) => sitter.kind === 'person' && sitter.person === person.person));
  const scores = matches.map((match, index) => match.score[seats[index]]);
  return {
    person: person.person,
    name: person.name,
    mark: person.mark,
    game,
    played: matches.length,
    won: matches.filter((match, index) => match.places[seats[index]] === 1).length,
    best: fewest ? Math.min(...scores) : Math.max(...scores),
    average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    scores,
  };
}

/** Per game and person; who played most comes first. People go by the name and colour of their latest match. */
export function recordsOf(summaries: readonly Summary[]): PlayRecord[] {
  const matches = summaries.filter(isFinished).sort((one, other) => one.touched - other.touched);
  const games = [...new Set(matches.map((match) => match.game))];
  return games.flatMap((game) => {
    const played = matches.filter((match) => match.game === game);
    const people = new Map<number, Person>();
    for (const match of played) for (const sitter of match.sitters) if (sitter.kind === 'person') people.set(sitter.person, sitter);
    return [...people.values()]
      .map((person) => {
        const own = played.filter((match) => match.sitters.some((sitter) => sitter.kind === 'person' && sitter.person === person.person));
        return recordOf(person, game, own, fewestWin(played));
      })
      .sort((one, other) => other.played - one.played);
  });
}
