import type { Phrase } from '../../words/phrase';

import type { Participation, FinishedPlay } from './finishedPlay';
import { tellLuck, type Luck } from './luck';

/** How one person does at one game. */
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
  /** The longest run of wins. */
  readonly streak: number;
  /** In the order of play, the oldest first. */
  readonly scores: readonly number[];
  /** The balance against each person who played along, the most often first: how often each of the two was ahead. */
  readonly rivals: readonly Rival[];
  readonly luck: Luck;
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

interface RunningRecord {
  latest: Participation;
  won: number;
  run: number;
  streak: number;
  readonly scores: number[];
  readonly rivals: Map<number, { part: Participation; ahead: number; behind: number; level: number }>;
}

/** Makes one pass over all games of a name and allocates nothing per pair, since a history may hold thousands. */
function collectRecords(list: readonly Finished[]): Map<number, RunningRecord> {
  const people = new Map<number, RunningRecord>();
  for (const { parts, score, places } of list) {
    for (let seat = 0; seat < parts.length; seat++) {
      const part = parts[seat];
      if (part.person === null) continue;
      let record = people.get(part.person);
      if (!record)
        people.set(part.person, (record = { latest: part, won: 0, run: 0, streak: 0, scores: [], rivals: new Map() }));
      record.latest = part;
      record.scores.push(score[seat]);
      record.run = places[seat] === 1 ? record.run + 1 : 0;
      record.won += places[seat] === 1 ? 1 : 0;
      record.streak = Math.max(record.streak, record.run);
      for (let otherSeat = 0; otherSeat < parts.length; otherSeat++) {
        const other = parts[otherSeat];
        if (other.person === null || other.person === part.person) continue;
        let rival = record.rivals.get(other.person);
        if (!rival) record.rivals.set(other.person, (rival = { part: other, ahead: 0, behind: 0, level: 0 }));
        rival.part = other;
        if (places[seat] < places[otherSeat]) rival.ahead++;
        else if (places[seat] > places[otherSeat]) rival.behind++;
        else rival.level++;
      }
    }
  }
  return people;
}

const countMeetings = ({ ahead, behind, level }: Pick<Rival, 'ahead' | 'behind' | 'level'>) => ahead + behind + level;

/** Makes one record per game and person, the most active first. People carry the name and mark of their latest game. */
export function listRecords(all: readonly FinishedPlay[]): PlayRecord[] {
  const games = new Map<string, Finished[]>();
  for (const played of all.filter(isFinished).sort((a, b) => a.when - b.when)) {
    const list = games.get(played.game);
    if (list) list.push(played);
    else games.set(played.game, [played]);
  }
  return [...games].flatMap(([game, list]) => {
    const latest = list[list.length - 1]; // people may play a free sheet for the most points one day, for the fewest another
    const luckOf = tellLuck(list);
    const better = latest.wins === 'fewest' ? Math.min : Math.max;
    return [...collectRecords(list)]
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
        luck: luckOf(person),
        rivals: [...rivals]
          .map(([id, { part, ...counts }]) => ({ person: id, name: part.name, mark: part.mark, ...counts }))
          .sort((a, b) => countMeetings(b) - countMeetings(a)),
      }))
      .sort((a, b) => b.played - a.played);
  });
}
