import type { Sitter } from '../../match/types';
import type { Event, Seat } from '../../rules/kernel/types';
import type { CatName, Expression } from '../../storage/cats';
import type { Phrase } from '../../words/phrase';
import { addWords } from '../../words/words';

import en from './words/en.json';
import pl from './words/pl.json';

addWords('cats', { pl, en });

/** What a cat has a line for. */
export type Moment = keyof typeof en.figa;

/** A seat that something happened to, as everybody saw. */
export interface Felt {
  readonly seat: Seat;
  readonly moment: Moment;
}

/** What a cat says. */
export interface SpokenLine {
  readonly cat: CatName;
  readonly name: string;
  readonly line: string;
  readonly expression: Expression;
}

/** Who has spoken so far in a match. */
export interface SpokenSoFar {
  readonly turns: number;
  readonly last: CatName | null;
  readonly lines: readonly string[];
}

export const NOTHING_SPOKEN: SpokenSoFar = { turns: 0, last: null, lines: [] };

/** What this cat says then. */
export const getLine = (cat: CatName, moment: Moment): Phrase => ({ key: `cats:${cat}.${moment}` });

/** So many turns lie at least between two lines. */
const APART = 4;

const faces: Record<Moment, Expression> = {
  attacked: 'sulking',
  takes: 'glad',
  loses: 'sulking',
  waits: 'calm',
  wins: 'glad',
  beaten: 'sulking',
};

/**
 * The cat that has something to say to these events: seldom, never one cat twice running, and no line twice in a match.
 * Events tell only what everybody saw, so a voice gives nothing away.
 */
export function chooseVoice(
  face: { listFelt?(event: Event): readonly Felt[] },
  events: readonly Event[],
  sitters: readonly Sitter[],
  { turns, last, lines }: SpokenSoFar,
): { readonly cat: CatName; readonly name: string; readonly moment: Moment; readonly expression: Expression } | null {
  if (turns < APART) return null;
  for (const { seat, moment } of events.flatMap((event) => face.listFelt?.(event) ?? [])) {
    const sitter = sitters[seat];
    if (sitter?.kind !== 'bot' || !sitter.cat || sitter.cat === last) continue;
    if (lines.includes(`${sitter.cat} ${moment}`)) continue;
    return { cat: sitter.cat, name: sitter.name, moment, expression: faces[moment] };
  }
  return null;
}
