import { koty } from '../../../src/rules/koty/game';
import { countDreams } from '../../../src/rules/koty/score';
import { partnerOf } from '../../../src/rules/koty/teams';

import { NIGHT, arrange, dream, engine, hand, keys, offers, play } from './arrange';

const options = { teams: true };
const quiet = ['crow', 7, 7, 2] as const;

describe('teams', () => {
  test('KO11.1 partners sit opposite; only seats of other teams are rivals', () => {
    const four = arrange({ dreams: [[], [], [], []], hands: [quiet, quiet, quiet, quiet], options });
    expect([0, 1, 2, 3].map((seat) => partnerOf(four, seat))).toEqual([2, 3, 0, 1]);
    const six = engine.start({ seats: 6, seed: 1, options });
    expect([0, 1, 2, 3, 4, 5].map((seat) => partnerOf(six, seat))).toEqual([3, 4, 5, 0, 1, 2]);
    expect(partnerOf(engine.start({ seats: 4, seed: 1 }), 0)).toBeNull();
    expect(koty.teams!(4, six.options)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(koty.teams!(6, six.options)).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
    expect(koty.teams!(6, engine.start({ seats: 6, seed: 1 }).options)).toEqual([]);
    expect(() => engine.start({ seats: 5, seed: 1, options })).toThrow(/teams/);
    expect(() => engine.start({ seats: 2, seed: 1, options })).toThrow(/teams/);

    const lands = [[0, 4], [1], [0, 'crow']] as const;
    const s = arrange({
      dreams: [[], lands, lands, lands],
      hands: [[4, 5, 'bat', 'moth'], quiet, quiet, quiet],
      options: { ...options, bat: 4, moth: 4 },
    });
    const at = (dream: number) => offers(s).filter((one) => one.includes(`at ${dream}.`));
    const rival = (seat: number) => [
      `fight 4 as 4 at ${seat}.0`,
      `befriend 5 as 5 at ${seat}.0`,
      `cover 4 at ${seat}.1`,
      `cover 5 at ${seat}.1`,
      `bat bat at ${seat}.2`,
      `moth moth at ${seat}.0`,
    ];
    expect(at(1)).toEqual(rival(1));
    expect(at(2)).toEqual(['moth moth at 2.0']);
    expect(at(3)).toEqual(rival(3));
    play(s, 'moth moth at 1.0');
    expect(offers(s).filter((one) => one.includes('at 2.'))).toEqual(['carry at 2.1', 'carry at 2.3']);
  });

  test('KO11.2 the partner is asked when the attacked seat declines, and may defend', () => {
    const s = arrange({
      dreams: [[], [[1, 4]], [], []],
      hands: [
        [5, 'joker', 1, 1],
        [5, 2, 2, 2],
        [5, 5, 5, 5],
        [5, 3, 3, 3],
      ],
      pile: [8, 8, 8, 8],
      options,
    });
    play(s, 'befriend 5 as 5 at 1.0');
    expect(engine.waiting(s)).toEqual([1]);
    expect(play(s, 'decline')).toEqual([{ key: 'declined', seat: 1, dream: 1, land: 0 }]);
    expect(engine.waiting(s)).toEqual([3]);
    expect(offers(s)).toEqual(['decline', 'defend 5']);
    const [card] = s.hands[3];
    const told = play(s, 'defend 5');
    expect(told[0]).toEqual({ key: 'defended', seat: 3, dream: 1, land: 0, card, as: 5 });
    expect(told[1]).toMatchObject({ key: 'drew', seat: 3, count: 1 });
    expect(hand(s, 3)).toEqual([3, 3, 3, 8]);
    expect(dream(s, 1)).toEqual(['9 4']);
    // When the attack is repeated, the attacked seat is asked first again, and its partner too, even with nothing to
    // say.
    play(s, 'repeat joker');
    expect(engine.waiting(s)).toEqual([1]);
    play(s, 'decline');
    expect(engine.waiting(s)).toEqual([3]);
    expect(offers(s)).toEqual(['decline']);
    expect(keys(play(s, 'decline'))).toEqual(['declined', 'befriended']);
    expect(dream(s, 1)).toEqual(['9']);

    const self = arrange({
      dreams: [[], [[1, 4]], [], []],
      hands: [[5, 1, 1, 1], [5, 2, 2, 2], quiet, quiet],
      options,
    });
    play(self, 'befriend 5 as 5 at 1.0', 'defend 5');
    expect(engine.waiting(self)).toEqual([0]);
  });

  test('KO11.3 an owl protects only its owner', () => {
    const s = arrange({
      dreams: [[], [[1, 4]], [], []],
      hands: [[5, 5, 1, 1], ['owl', 2, 2, 2], quiet, ['owl', 'joker', 3, 3]],
      options: { ...options, ...NIGHT },
    });
    play(s, 'befriend 5 as 5 at 1.0');
    expect(offers(s)).toEqual(['decline', 'owl owl']);
    play(s, 'decline');
    expect(offers(s)).toEqual(['decline', 'defend joker']);
  });

  test('KO11.4 points and 9s of a team are added', () => {
    const land = (nines: number, top: number | null = null) => ({ nines, top });
    const counted = countDreams([[land(0, 8)], [land(2)], [land(1)], [land(0, 1)]], true);
    expect(counted.map(({ points }) => points)).toEqual([8, 36, 18, 1]);
    expect(counted.map(({ team }) => team)).toEqual([
      { points: 26, nines: 1 },
      { points: 37, nines: 2 },
      { points: 26, nines: 1 },
      { points: 37, nines: 2 },
    ]);
    expect(counted.map(({ place }) => place)).toEqual([2, 1, 2, 1]);
    const places = (dreams: Parameters<typeof countDreams>[0]) => countDreams(dreams, true).map(({ place }) => place);
    expect(places([[land(0, 8)], [land(0, 4)], [land(0, 1)], [land(0, 5), land(1, 0)]])).toEqual([2, 1, 2, 1]);
    expect(places([[land(0, 8)], [land(0, 4)], [land(0, 1)], [land(0, 5)]])).toEqual([1, 1, 1, 1]);
    expect(places([[land(1)], [land(0, 4)], [land(2)], [land(0, 1)], [land(3)], [land(0, 2)]])).toEqual([
      3, 1, 2, 3, 1, 2,
    ]);

    const s = arrange({
      dreams: [[[1]], [[0, 4]], [[0, 2]], [[3]]],
      hands: [quiet, quiet, quiet, ['crow', 1, 1, 1]],
      options,
    });
    expect(koty.score(s)).toEqual([20, 76, 20, 76]);
    expect(koty.result(s)).toEqual({ places: [2, 1, 2, 1] });
  });
});
