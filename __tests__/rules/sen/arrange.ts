import { createEngine } from '../../../src/rules/kernel/engine';
import type { Event, Seat } from '../../../src/rules/kernel/types';
import { DECK, LANDS } from '../../../src/rules/sen/cards';
import { sen } from '../../../src/rules/sen/game';
import type { SenMove, SenOptions, Sen } from '../../../src/rules/sen/state';

export const engine = createEngine(sen);

/** The keys of what happened; what happens several times in a row is named once. */
export const summarise = (told: readonly Event[]): string[] =>
  told.map(({ key }) => key).filter((key, at, all) => key !== all[at - 1]);

/** A land by its number of crows, or a special by its name. */
export type Named = number | 'take' | 'peek' | 'swap';

export interface Arrangement {
  readonly dreams: readonly (readonly Named[])[];
  /** The closed pile, top card last. */
  readonly closed?: readonly Named[];
  readonly open?: readonly Named[];
  readonly turn?: Seat;
  readonly totals?: readonly number[];
  readonly options?: Partial<SenOptions>;
}

/**
 * A match at the beginning of a turn with these lands on the table. The rest of the deck lies at the bottom of the
 * closed pile, unless that pile is given.
 */
export function arrange({ dreams, closed, open = [4], turn = 0, totals, options }: Arrangement): Sen {
  const s = engine.start({ seats: dreams.length, seed: 1, first: turn, options });
  const left = [...DECK];
  const take = (named: Named) => {
    const index = left.findIndex((card) =>
      typeof named === 'number'
        ? LANDS[card].special === null && LANDS[card].crows === named
        : LANDS[card].special === named,
    );
    if (index < 0) throw new Error(`the deck has no more ${named}`);
    return left.splice(index, 1)[0];
  };
  s.dreams = dreams.map((lands) => lands.map(take));
  s.met = dreams.map((lands) => lands.map(() => 0));
  s.shown = dreams.map((lands) => lands.map(() => 0));
  const under = open.map(take);
  const top = (closed ?? []).map(take);
  s.closed = closed ? top : [...left];
  s.open = closed ? [...left, ...under] : under; // No land leaves the game.
  s.turn = turn;
  if (totals) s.totals = [...totals];
  s.flow = [
    { procedure: 'match', step: 'reveal', locals: { looks: dreams.map(() => 3) } },
    { procedure: 'turn', step: 'choose', locals: {} },
  ];
  return s;
}

/** Plays moves for whoever is asked, and returns the events. */
export function play(s: Sen, ...moves: readonly SenMove[]): Event[] {
  const told: Event[] = [];
  for (const move of moves) engine.play(s, engine.waiting(s)[0], move, (event) => told.push(event));
  return told;
}

export const crows = (cards: readonly number[]) => cards.map((card) => LANDS[card].crows);
export const topOf = (pile: readonly number[]) => pile[pile.length - 1];
export const types = (s: Sen) => [...new Set(engine.moves(s, engine.waiting(s)[0]).map((move) => move.type))];

export const draw = { type: 'draw' } as const;
export const discard = { type: 'discard' } as const;
export const use = { type: 'use' } as const;
export const wake = { type: 'wake' } as const;
export const remember = { type: 'remember' } as const;
export const put = (land: number) => ({ type: 'put', land }) as const;
export const take = (land: number) => ({ type: 'take', land }) as const;
export const keep = (index: number) => ({ type: 'keep', index }) as const;
export const look = (dream: number, land: number) => ({ type: 'look', dream, land }) as const;
export const claim = (a: number, b: number) => ({ type: 'claim', lands: [a, b] }) as const;
export const say = (number: number) => ({ type: 'say', crows: number }) as const;
export const swap = (a: readonly [number, number], b: readonly [number, number]) =>
  ({ type: 'swap', one: { dream: a[0], land: a[1] }, other: { dream: b[0], land: b[1] } }) as const;
