import type { Automatic, Seat } from '../kernel/types';

import { DAYS, NIGHTS } from './content/days';
import { askBesideDreams, hasDreams, offerDreamWindow, WINDOWS } from './dream';
import { AGREE, OPPOSE, PASS } from './moves';
import type { NightmareCathedral } from './state';

/** Steps of the turn in which the other seats react, one after another (N3.5). */

export interface Reacting {
  /** The seats that have not reacted yet, clockwise. */
  others: Seat[];
  passed: boolean;
  /** What each seat has answered in this turn; null for those that have not. Left out in turns saved before it was noted. */
  answers?: (Answer | null)[];
}

export type Answer = 'agree' | 'oppose' | 'pass';

export const mayAgree = (s: NightmareCathedral, seat: Seat): boolean =>
  DAYS[s.day].adjacent.includes(NIGHTS[s.dreamer[seat]]);

export const gather: Automatic<NightmareCathedral, Reacting> = (s, l) => {
  l.others = Array.from({ length: s.seats - 1 }, (_, i) => (s.turn + 1 + i) % s.seats);
  l.answers = Array.from({ length: s.seats }, () => null);
};

/** N4.1: a seat agrees, opposes or passes. */
export const react = askBesideDreams<Reacting>(WINDOWS.react, {
  who: (_, l) => l.others[0],
  moves: (s, l, seat) => (mayAgree(s, seat) ? [AGREE, OPPOSE, PASS] : [OPPOSE, PASS]),
  play(s, l, seat, move, table) {
    const { type } = move as { readonly type: Answer };
    l.passed = type === 'pass';
    (l.answers ??= Array.from({ length: s.seats }, () => null))[seat] = type;
    table.say({ key: type === 'pass' ? 'passed' : type === 'agree' ? 'agreed' : 'opposed', seat, day: s.day });
    if (type !== 'pass') table.call('action', { seat, day: s.day, part: type });
  },
});

export const reacted = offerDreamWindow<Reacting>(
  (s, l) => (!l.passed && hasDreams(s, l.others[0]) ? l.others[0] : null),
  WINDOWS.reacted,
);

export const askNextOther: Automatic<NightmareCathedral, Reacting> = (_, l, table) => {
  l.others.shift();
  if (l.others.length > 0) table.goto('react');
};
