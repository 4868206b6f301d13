import { koty } from '../../../src/rules/koty/game';
import { countDreams, countLandPoints, type CountedLand } from '../../../src/rules/koty/score';

import { arrange, engine, hand, keys, names, play, type Lain } from './arrange';

const land = (nines: number, top: number | null = null): CountedLand => ({ nines, top });
const places = (dreams: readonly (readonly CountedLand[])[], teams = false) =>
  countDreams(dreams, teams).map(({ place }) => place);

describe('the end', () => {
  test('KO9.1 after the turn in which a dream has three lands with three 9s each', () => {
    const s = arrange({ dreams: [[[3, 4], [3, 'crow'], [2], [0, 1]], [[1]]], hands: [[8, 1, 1, 1]], pile: [6, 7] });
    const told = play(s, 'befriend 8 as 8 at 0.3', 'lay at 2');
    expect(keys(told)).toEqual(['befriended', 'laid', 'drew', 'ended', 'compared']);
    expect(told.at(-2)).toEqual({ key: 'ended', seat: 0, why: 'dream' });
    expect(engine.isOver(s)).toBe(true);
    expect(koty.score(s)).toEqual([4 * 8 + 0 + 72, 18]);
    expect(koty.result(s)).toEqual({ places: [1, 2] });
    const two = arrange({ dreams: [[[3, 4], [2], [2], [3]], [[1]]], hands: [[5, 1, 1, 1]] });
    play(two, 'befriend 5 as 5 at 0.0', 'lay at 1');
    expect(engine.isOver(two)).toBe(true);
    const near = arrange({
      dreams: [
        [[3], [3], [2], [2, 4]],
        [[3], [3]],
      ],
      hands: [[5, 1, 1, 1]],
    });
    play(near, 'exchange');
    expect(engine.isOver(near)).toBe(false);
  });

  test('KO9.2 with the turn in which a seat can not draw up to four', () => {
    const s = arrange({ dreams: [[], [[1]]], hands: [[1, 2, 3, 4]], rest: 'none' });
    const told = play(s, 'place 1 at 0');
    expect(keys(told)).toEqual(['placed', 'ended', 'compared']);
    expect(told[1]).toEqual({ key: 'ended', seat: 0, why: 'cards' });
    expect(engine.isOver(s)).toBe(true);
    expect(koty.result(s)).toEqual({ places: [2, 1] });

    // An attack is fought to its end. The cards it frees are not drawn any more, except the 9.
    const attack = arrange({
      dreams: [[], [[0, 8]]],
      hands: [
        [1, 1, 2, 3],
        [1, 4, 4, 4],
      ],
      rest: 'none',
    });
    expect(keys(play(attack, 'befriend 1 as 1 at 1.0'))).toEqual(['attacked']);
    expect(attack.exhausted).toBe(true);
    expect(keys(play(attack, 'defend 1', 'repeat 1', 'decline'))).toEqual([
      'defended',
      'repelled',
      'attacked',
      'declined',
      'befriended',
    ]);
    expect(keys(play(attack, 'lay at 0'))).toEqual(['reshuffled', 'laid', 'ended', 'compared']);
    expect([hand(attack, 0), hand(attack, 1)]).toEqual([
      [2, 3],
      [4, 4, 4],
    ]);

    // One missing card is enough, and the defender's hand counts like any other.
    const defender = arrange({
      dreams: [[], [[0, 8]]],
      hands: [
        [1, 2, 2, 3],
        [1, 4, 4, 4],
      ],
      rest: 'none',
      pile: [5],
    });
    expect(keys(play(defender, 'befriend 1 as 1 at 1.0', 'defend 1', 'stop'))).toEqual([
      'attacked',
      'drew',
      'defended',
      'repelled',
      'stopped',
      'ended',
      'compared',
    ]);
    expect(names(defender.discard)).toEqual([1, 1]);
  });
});

describe('the score', () => {
  test('KO9.3 the top, doubled for every 9; the printed examples', () => {
    expect([land(0, 6), land(2, 0), land(3, 5), land(1)].map(countLandPoints)).toEqual([6, 0, 40, 18]);
    expect([land(0, 8), land(3, 7), land(1, 0), land(1)].map(countLandPoints)).toEqual([8, 56, 0, 18]);
    expect([land(0), land(1), land(2), land(3)].map(countLandPoints)).toEqual([0, 18, 36, 72]);
    const examples: Lain[][] = [
      [[0, 6], [2, 'crow'], [3, 5], [1]],
      [[0, 8], [3, 7], [1, 'crow'], [1]],
    ];
    const s = arrange({ dreams: examples });
    expect(koty.score(s)).toEqual([64, 82]);
    const [first] = countDreams([[land(0, 6), land(2, 0), land(3, 5), land(1)], []], false);
    expect(first).toEqual({ lands: [6, 0, 40, 18], points: 64, nines: 6, team: { points: 64, nines: 6 }, place: 1 });
  });

  test('KO9.4 the most points, then the most 9s, then shared', () => {
    expect(places([[land(1)], [land(2)], [land(0, 8)]])).toEqual([2, 1, 3]);
    expect(places([[land(2, 2)], [land(0, 8)]])).toEqual([1, 2]);
    expect(places([[land(0, 8)], [land(2, 2)], [land(3, 1)]])).toEqual([3, 2, 1]);
    expect(places([[land(0, 8)], [land(0, 8), land(1, 0)], [land(0, 8)]])).toEqual([2, 1, 2]);
    expect(places([[land(3)], [land(1), land(1), land(2)]])).toEqual([2, 1]);
    const s = arrange({ dreams: [[[0, 8]], [[3, 1]], [[1, 4]]] });
    expect(koty.result(s)).toEqual({ places: [3, 1, 2] });
  });
});
