import { accounts } from '../../../src/games/three-chapters/scoreBreakdown';
import type { Event } from '../../../src/rules/kernel/types';
import type { Payment } from '../../../src/rules/three-chapters/state';

import { engine, play } from './matches';

type Counted = Event & Payment & { readonly seat: number };

const key = ({ card, ability, times }: Payment) => `${card}.${ability} ${times}`;

test('at the end of a match the sheet names just what chapter III paid', () => {
  let paid = 0;
  for (let number = 0; number < 120; number++) {
    const events: Event[] = [];
    let gathered: unknown;
    const end = play(
      number,
      () => {},
      (event, state) => {
        if (event.key === 'chapterThree') gathered = structuredClone(state.tokens);
        events.push(event);
      },
    );
    const shown = accounts(engine.view(end, 0));
    expect(shown.map((account) => account.gathered)).toEqual(gathered);
    for (let seat = 0; seat < end.seats; seat++) {
      const counted = events
        .filter((event): event is Counted => event.key === 'counted' && event.seat === seat)
        .map(key);
      expect(shown[seat].payments.map(key).sort()).toEqual([...counted].sort());
      expect(shown[seat].hasMostGems).toBe(events.some((event) => event.key === 'mostGems' && event.seat === seat));
      paid += counted.length;
    }
  }
  expect(paid).toBeGreaterThan(300);
});

test('before that it names what the cards played so far would pay, and while they are counted nothing', () => {
  let some = 0;
  for (let number = 0; number < 20; number++) {
    play(
      number,
      (state) => {
        const tokens = JSON.stringify(state.tokens);
        const shown = accounts(state);
        expect(JSON.stringify(state.tokens)).toBe(tokens);
        some += shown.reduce((sum, { payments }) => sum + payments.length, 0);
        if (state.chapter === 1) expect(shown.every(({ payments }) => payments.length === 0)).toBe(true);
      },
      (event, state) => {
        if (event.key === 'counted') expect(accounts(state).every(({ payments }) => payments.length === 0)).toBe(true);
      },
    );
  }
  expect(some).toBeGreaterThan(100);
});
