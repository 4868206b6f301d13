import { playChapterThree } from '../../../src/rules/three-chapters/chapterThree';
import type { FigureKey } from '../../../src/rules/three-chapters/names';
import { placesByPoints } from '../../../src/rules/three-chapters/score';
import { pointsOf } from '../../../src/rules/three-chapters/tokens';

import { arrange, cards, engine, keysOf, play, told, tokens } from './arrange';

const rewards = (seat: number, ending: ReturnType<typeof playChapterThree>) =>
  ending.payments[seat].map(({ card, reward }) => [keysOf([card])[0], reward]);

describe('chapter III', () => {
  test('C7.1 everybody counts what its own cards pay: the example of the rulebook', () => {
    const hand = cards('hansel', 'geppetto', 'pinocchio', 'jack', 'peterPan', 'giant', 'friendlyDwarves');
    const ending = playChapterThree([hand, []], [tokens(), tokens(0, 50)], [1, 0]);
    expect(rewards(0, ending)).toEqual([
      ['geppetto', { hearts: 3 }],
      ['pinocchio', { hearts: 3 }],
      ['jack', { gems: 5 }],
      ['peterPan', { hearts: 3 }],
      ['friendlyDwarves', { hearts: 4 }],
    ]);
    expect(ending.tokens[0]).toEqual(tokens(13, 5));
    expect(ending.payments[0][0]).toEqual({
      card: 26,
      ability: 0,
      times: 3,
      reward: { hearts: 3 },
      cards: cards('hansel', 'pinocchio', 'jack'),
    });
    expect(ending.payments[1]).toEqual([]);
    const other = playChapterThree([[...hand].reverse(), []], [tokens(), tokens(0, 50)], [1, 0]);
    expect(other.tokens).toEqual(ending.tokens);
  });

  test('C7.2 the Enlightened Dwarf pays whoever won no trick, whatever stars abilities gave', () => {
    const dwarf = cards('enlightenedDwarf');
    expect(playChapterThree([dwarf, []], [tokens(0, 0, 3), tokens(0, 9)], [0, 1]).tokens[0]).toEqual(tokens(0, 0, 5));
    expect(playChapterThree([dwarf, []], [tokens(0, 0, 3), tokens(0, 9)], [1, 0]).tokens[0]).toEqual(tokens(0, 0, 3));
  });

  test('C7.3 the Friendly Dwarves look at all hearts, those of later cards too', () => {
    const after = (...list: FigureKey[]) =>
      playChapterThree([cards(...list), []], [tokens(1), tokens(0, 9)], [1, 0]).tokens[0].hearts;
    expect(after('friendlyDwarves', 'pinocchio', 'geppetto')).toBe(1 + 3 + 1 + 4);
    expect(after('friendlyDwarves', 'geppetto')).toBe(1);
    expect(after('friendlyDwarves')).toBe(1);
    const order = playChapterThree(
      [cards('friendlyDwarves', 'pinocchio', 'geppetto')],
      [tokens()],
      [1],
    ).payments[0].map(({ card }) => card);
    expect(order).toEqual(cards('pinocchio', 'geppetto', 'friendlyDwarves'));
  });

  test('while cards are counted it is told whose, and which belong together', () => {
    const s = arrange({
      hands: [['pinocchio'], ['jack'], ['giant']],
      stories: [['geppetto'], ['beauty'], ['tweedledum']],
      tokens: [tokens(), tokens(0, 1)],
    });
    const counting: unknown[] = [];
    for (const key of ['pinocchio', 'jack', 'giant'] as const) {
      engine.play(s, engine.waiting(s)[0], { type: 'play', card: cards(key)[0] }, (event) => {
        if (event.key === 'chapterThree' || event.key === 'counted' || event.key === 'mostGems')
          counting.push({ ...s.flow[0].locals });
      });
    }
    expect(counting).toEqual([
      {},
      { seat: 0, cards: cards('geppetto', 'pinocchio') },
      { seat: 0, cards: cards('pinocchio', 'geppetto') },
      { seat: 1, cards: [] },
    ]);
  });

  test('C7.4 four gems for the most gems, for all who are level, even with none', () => {
    const most = (...gems: readonly number[]) =>
      playChapterThree(
        gems.map(() => []),
        gems.map((one) => tokens(0, one)),
        gems.map(() => 0),
      );
    expect(most(3, 5, 4).mostGems).toEqual([1]);
    expect(most(3, 5, 4).tokens.map(({ gems }) => gems)).toEqual([3, 9, 4]);
    expect(most(5, 5, 4).tokens.map(({ gems }) => gems)).toEqual([9, 9, 4]);
    expect(most(0, 0).tokens.map(({ gems }) => gems)).toEqual([4, 4]);
    // Gems of chapter III count.
    expect(playChapterThree([cards('jack', 'giant'), []], [tokens(), tokens(0, 4)], [0, 0]).mostGems).toEqual([0]);
  });

  test('C7.5 the Greedy Dwarf pays a star to its seat when that has the most gems, alone or tied', () => {
    const greedy = (rival: number) =>
      playChapterThree([cards('greedyDwarf'), []], [tokens(0, 2), tokens(0, rival)], [1, 1]);
    expect(greedy(2).tokens[0]).toEqual(tokens(0, 7, 1));
    expect(greedy(3).tokens[0]).toEqual(tokens(0, 7, 1));
    expect(greedy(3).mostGems).toEqual([0, 1]);
    expect(greedy(4).tokens[0]).toEqual(tokens(0, 3));
    expect(greedy(2).last).toEqual([[{ card: 11, ability: 1, times: 1, reward: { stars: 1 }, cards: [] }], []]);
    expect(greedy(4).last).toEqual([[], []]);
  });

  test('is told card by card, and what is told adds up', () => {
    const s = arrange({
      hands: [['greedyDwarf'], ['giant'], ['friendlyDwarves']],
      stories: [
        ['hansel', 'witch'],
        ['jack', 'ogre'],
        ['geppetto', 'pinocchio'],
      ],
      tokens: [tokens(0, 9), tokens(), tokens(2)],
      won: [1, 0, 0],
    });
    const events = play(s, 'greedyDwarf', 'giant', 'friendlyDwarves');
    const from = events.findIndex(({ key }) => key === 'chapterThree');
    expect(
      events.slice(from + 1).map(({ key, seat, card }) => [key, seat, card].filter((one) => one !== undefined)),
    ).toEqual([
      ['counted', 0, 6],
      ['counted', 0, 11],
      ['counted', 1, 4],
      ['counted', 2, 26],
      ['counted', 2, 3],
      ['counted', 2, 16],
      ['mostGems', 0],
      ['counted', 0, 11],
      ['finished'],
    ]);
    expect(told(events, 'mostGems')).toEqual([{ key: 'mostGems', seat: 0, reward: { gems: 4 } }]);
    expect(s.tokens).toEqual([tokens(0, 9 + 1 + 1 + 1 + 4, 1), tokens(0, 5, 1), tokens(2 + 1 + 3 + 4)]);
    expect(events.at(-1)).toEqual({ key: 'finished', points: [10, 4, 10] });
    expect(engine.game.score(s)).toEqual([10, 4, 10]);
  });

  test('with two seats the cards of ghosts are not counted', () => {
    const s = arrange({
      hands: [['jack'], ['puss']],
      ghosts: [['beauty'], ['rapunzel']],
      stories: [[], ['giant'], [], ['ogre']],
      tokens: [tokens(), tokens()],
    });
    play(s, 'jack', 'puss');
    expect(s.tokens).toEqual([tokens(0, 4), tokens(0, 4)]);
  });
});

describe('the end', () => {
  test('C8.1 a star 2, a heart 1, two gems 1: the example of the rulebook', () => {
    expect(pointsOf(tokens(15, 6, 1))).toBe(20);
    expect(pointsOf(tokens(0, 7))).toBe(3);
    expect(pointsOf(tokens(0, 1))).toBe(0);
  });

  test('C8.2 the most points win', () => {
    expect(placesByPoints([tokens(3), tokens(0, 0, 2), tokens(1)], [[50], [2], [3]])).toEqual([2, 1, 3]);
  });

  test('C8.3 among equals the highest card played is ahead', () => {
    expect(
      placesByPoints([tokens(4), tokens(0, 0, 2), tokens(5), tokens(4, 1)], [[3, 9], [40, 1], [1], [20, 8]]),
    ).toEqual([4, 2, 1, 3]);
    const s = arrange({
      hands: [['jack'], ['puss'], ['hansel']],
      stories: [['shapeshifter'], ['unicorn'], ['beauty']],
      tokens: [tokens(9), tokens(1), tokens(3)],
    });
    play(s, 'jack', 'puss', 'hansel');
    expect(engine.game.score(s)).toEqual([11, 5, 5]);
    expect(engine.game.result(s).places).toEqual([1, 3, 2]);
  });

  test('C8.3 with two seats the cards of ghosts decide nothing', () => {
    const s = arrange({
      hands: [['jack'], ['puss']],
      ghosts: [['beauty'], ['rapunzel']],
      stories: [['unicorn'], ['dragon'], ['humptyDumpty'], ['ogre']],
    });
    play(s, 'jack', 'puss');
    expect(engine.game.score(s)).toEqual([2, 2]);
    expect(engine.game.result(s).places).toEqual([1, 2]);
  });

  test('C8.4 there are as many tokens as are needed', () => {
    const ending = playChapterThree([cards('jack', 'giant'), []], [tokens(0, 300), tokens()], [0, 0]);
    expect(ending.tokens[0].gems).toBe(309);
  });
});
