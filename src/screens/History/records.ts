import type { Phrase } from '../../words/phrase';

import type { Participation, FinishedPlay } from './finishedPlay';

/** How a person does at a game. */
export interface PlayRecord {
  readonly person: number;
  readonly name: string;
  readonly mark: Participation['mark'];
  readonly game: string;
  readonly gameName: Phrase;
  readonly played: number;
  readonly won: number;
  readonly best: number;
  readonly average: number;
  /** Games won one after the other, the longest time. */
  readonly streak: number;
  /** By game played, oldest first. */
  readonly scores: readonly number[];
  /** Against each other person who was there: who was ahead how often. */
  readonly rivals: readonly Rival[];
}

export interface Rival {
  readonly person: number;
  readonly name: string;
  readonly mark: Participation['mark'];
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
}

type Finished = FinishedPlay & { readonly places: readonly number[] };

const isFinished = (played: FinishedPlay): played is Finished => played.places !== null;

interface Growing {
  latest: Participation;
  won: number;
  run: number;
  streak: number;
  readonly scores: number[];
  readonly rivals: Map<number, { part: Participation; ahead: number; behind: number; level: number }>;
}

/** One pass over all games of a name, and no list or function made on the way: a long history is told in a moment. */
function countUp(list: readonly Finished[]): Map<number, Growing> {
  const people = new Map<number, Growing>();
  for (const { parts, score, places } of list) {
    for (let seat = 0; seat < parts.length; seat++) {
      const part = parts[seat];
      if (part.person === null) continue;
      let own = people.get(part.person);
      if (!own)
        people.set(part.person, (own = { latest: part, won: 0, run: 0, streak: 0, scores: [], rivals: new Map() }));
      own.latest = part;
      own.scores.push(score[seat]);
      own.run = places[seat] === 1 ? own.run + 1 : 0;
      own.won += places[seat] === 1 ? 1 : 0;
      own.streak = Math.max(own.streak, own.run);
      for (let at = 0; at < parts.length; at++) {
        const other = parts[at];
        if (other.person === null || other.person === part.person) continue;
        let rival = own.rivals.get(other.person);
        if (!rival) own.rivals.set(other.person, (rival = { part: other, ahead: 0, behind: 0, level: 0 }));
        rival.part = other;
        if (places[seat] < places[at]) rival.ahead++;
        else if (places[seat] > places[at]) rival.behind++;
        else rival.level++;
      }
    }
  }
  return people;
}

/** Per game and person; who played most comes first. People go by the name and colour of their latest game. */
export function listRecords(all: readonly FinishedPlay[]): PlayRecord[] {
  const games = new Map<string, Finished[]>();
  for (const played of all.filter(isFinished).sort((one, other) => one.when - other.when)) {
    const list = games.get(played.game);
    if (list) list.push(played);
    else games.set(played.game, [played]);
  }
  return [...games].flatMap(([game, list]) => {
    const latest = list[list.length - 1]; // people may play a game that only they know now for the most points, now for the fewest
    const better = latest.wins === 'fewest' ? Math.min : Math.max;
    return [...countUp(list)]
      .map(([person, { latest: part, won, streak, scores, rivals }]) => ({
        person,
        name: part.name,
        mark: part.mark,
        game,
        gameName: latest.name,
        played: scores.length,
        won,
        best: scores.reduce((one, other) => better(one, other)),
        average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
        streak,
        scores,
        rivals: [...rivals].map(([id, { part, ...counts }]) => ({
          person: id,
          name: part.name,
          mark: part.mark,
          ...counts,
        })),
      }))
      .sort((one, other) => other.played - one.played);
  });
}
