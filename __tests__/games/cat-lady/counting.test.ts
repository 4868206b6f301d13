import { gainOf, listBeats, listFaces, pointsAt } from '../../../src/games/cat-lady/counting';
import { hideHands, pointsIn } from '../../../src/games/cat-lady/currentScores';
import { scoresOf } from '../../../src/rules/cat-lady/belongings';
import type { CatLady } from '../../../src/rules/cat-lady/state';

import { engine, play } from './matches';

/** The last states of some matches, and the first in which each feeds its cats. */
function finish(matches: number): { over: CatLady[]; feeding: CatLady[] } {
  const over: CatLady[] = [];
  const feeding: CatLady[] = [];
  for (let number = 0; number < matches; number++) {
    let isFed = false;
    const last = play(number, (state) => {
      if (state.revealed && !isFed) feeding.push(structuredClone(state));
      isFed ||= state.revealed;
    });
    over.push(last);
  }
  return { over, feeding };
}

const { over, feeding } = finish(12);

test('after the last beat of the count everybody has the points of the rules', () => {
  for (const state of over) {
    expect(engine.isOver(state)).toBe(true);
    const beats = listBeats(state);
    const totals = state.cats.map((_, seat) => pointsAt(state, seat, beats[beats.length - 1]));
    expect(totals).toEqual(scoresOf(state).map(({ total }) => total));
  }
});

test('what brings points is shown, and hands come before anything is counted', () => {
  for (const state of over)
    for (const beat of listBeats(state))
      state.cats.forEach((_, seat) => {
        const faces = listFaces(state, seat, beat.part, beat.cats);
        if (beat.part === 'hands') expect(faces).toHaveLength(state.hands[seat].length);
        if (gainOf(state, seat, beat) > 0) expect(faces.length).toBeGreaterThan(0);
      });
});

test('before the count nobody sees the hand of another, nor in the points what it brings', () => {
  for (const state of feeding) {
    const seen = hideHands(state, 0);
    expect(seen.hands[0]).toEqual(state.hands[0]);
    expect(
      seen.hands
        .slice(1)
        .flat()
        .every((card) => card === 0),
    ).toBe(true);
    expect(pointsIn({ ...state, hands: state.hands.map(() => []) })).toEqual(pointsIn(state));
  }
});
