import { face } from '../../../src/games/nightmare-cathedral/face';
import { jumpToCommand, jumpToFortify, jumpToRitual } from '../../../src/games/nightmare-cathedral/lessonLater';
import { deckOf, isBasic } from '../../../src/rules/nightmare-cathedral/content/cards';
import { SHADOWS, SIDES, type NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { learned } from '../lessons';

import { engine } from './matches';

const inOrder = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);

function expectWhole(s: NightmareCathedral) {
  const developments = [s.deck, s.deck2, s.discards, ...s.hands, ...s.actions.flat()].flat();
  const basic = s.hands.flat().filter(isBasic);
  expect(inOrder(developments.filter((card) => !basic.includes(card)))).toEqual(
    inOrder([...deckOf('development', 1, 2), ...deckOf('development', 2, 2)]),
  );
  expect(inOrder([s.dreamDeck, s.dreamDeck2, s.market, ...s.dreams, ...s.dreamt].flat())).toEqual(
    inOrder([...deckOf('dream', 1, 2), ...deckOf('dream', 2, 2)]),
  );
  expect(inOrder([s.conflicts, s.conflicts2, s.gone].flat())).toEqual(
    inOrder([...deckOf('conflict', 1, 2), ...deckOf('conflict', 2, 2)]),
  );
  const onMap = (side: number) => s.units.reduce((sum, units, at) => sum + (at % SIDES === side ? units : 0), 0);
  for (const seat of [0, 1])
    expect(onMap(seat) + s.supply[seat] + s.limbo[seat] + s.kneeling[seat] + s.devoured[seat]).toBe(20);
  expect(onMap(SHADOWS) + s.supply[SHADOWS] + s.devoured[SHADOWS]).toBe(30);
  expect(Math.max(...s.units)).toBeLessThanOrEqual(3);
}

test('the deal is a whole box', () => {
  expectWhole(face.lesson.begin(engine));
});

test('played from the first word to the last, it teaches what a turn can be, and its sums are right', () => {
  const { s, moved, events, own } = learned(face, engine);
  expectWhole(s);
  expect(moved).toEqual(
    expect.arrayContaining([
      ...['act', 'agree', 'climb', 'command', 'conflict', 'devour', 'dream', 'kneel', 'lay', 'level', 'lose', 'market'],
      ...['move', 'produce', 'roam', 'sleep', 'take', 'upgrade', 'victory', 'worship'],
    ]),
  );
  expect(events).toEqual(
    expect.arrayContaining(['opposed', 'passed', 'won', 'built', 'pieceUp', 'complete', 'lastRound', 'ended']),
  );
  expect(engine.game.score(s)).toEqual([13, 6]);
  expect(engine.isOver(s)).toBe(true);
  expect(own).toBeGreaterThan(30);
});

test('what the coach says comes true: pieces that stand, units that were devoured', () => {
  const jumps = face.lesson.steps.flatMap(({ jump }) => (jump ? [jump] : []));
  expect(jumps).toEqual([jumpToFortify, jumpToRitual, jumpToCommand]);
  const seen: { pieces: number; devoured: number }[] = [];
  const { layOutScene } = face;
  learned(
    {
      ...face,
      layOutScene: (view, ...more) => {
        seen.push({ pieces: view.pieces.length, devoured: view.devoured.reduce((sum, units) => sum + units, 0) });
        return layOutScene(view, ...more);
      },
    },
    engine,
  );
  expect([...new Set(seen.map(({ pieces }) => pieces))]).toEqual([1, 2, 3, 4, 12, 13]);
  expect([...new Set(seen.map(({ devoured }) => devoured))]).toEqual([0, 6, 7]);
});
