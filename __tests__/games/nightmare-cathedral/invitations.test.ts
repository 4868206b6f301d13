import { progressOf } from '../../../src/games/nightmare-cathedral/cardMoves';
import { isReady, mayDream } from '../../../src/games/nightmare-cathedral/dreamMoments';
import { explainWait } from '../../../src/games/nightmare-cathedral/explainWait';
import { words } from '../../../src/games/nightmare-cathedral/face';
import { isIdleDeed } from '../../../src/games/nightmare-cathedral/idleDeeds';
import { areaPlace, handPlace } from '../../../src/games/nightmare-cathedral/keys';
import { listHandles } from '../../../src/games/nightmare-cathedral/listHandles';
import { describeButton } from '../../../src/games/nightmare-cathedral/moveText';
import { describeQuestion } from '../../../src/games/nightmare-cathedral/question';
import { findFirstCard } from '../../../src/games/nightmare-cathedral/reader';
import { layOutScene } from '../../../src/games/nightmare-cathedral/scene';
import { findWaitingKey } from '../../../src/games/nightmare-cathedral/waiting';
import { answersOnPaper, indexMoves, interpretPress } from '../../../src/table/moveIndex';
import { pieceKey } from '../../../src/table/pieces';
import { formatPhrase } from '../../../src/words/formatPhrase';
import { addWords, setLanguage } from '../../../src/words/words';
import {
  arrange,
  asked,
  cardCalled,
  day,
  engine as table,
  facing,
  play,
  until,
} from '../../rules/nightmare-cathedral/arrange';

import { engine, play as playMatch } from './matches';

beforeAll(() => addWords('nightmare-cathedral', words));
beforeEach(() => setLanguage('en'));

const PHONE = { width: 390, height: 724 };

test('N4.5 what was done in an action counts for a Dream until its moment is over, and then no more', () => {
  const s = arrange({
    dreams: [['great-harvest'], []],
    areas: { 1: { units: [[0, 1]], fortress: [0, 1] } },
    dreamer: [2, 2],
  });
  const [card] = s.dreams[0];
  s.stronghold[0] = 1;
  play(s, { type: 'act', day: day('summon') });
  until(s, 'turn.after');
  s.acted[6] = 4;
  s.turned[6] = 4;
  expect(mayDream(table.view(s, 0), 0, card)).toBe(true);
  until(s, 'turn.putBack');
  expect(isReady(table.view(s, 0), 0, card)).toBe(false);
  expect(progressOf(table.view(s, 0), 0, card)[0]).toMatchObject({ have: 0, want: 4 });
  until(s, 'turn.react');
  expect(isReady(table.view(s, 0), 0, card)).toBe(false);
});

test('N4.5 what was done in a turn counts up to its end, also for a Dream that is drawn in it', () => {
  const s = arrange({ dreams: [['the-convert'], []], dreamer: [2, 2] });
  const card = cardCalled('the-convert');
  play(s, { type: 'act', day: day('summon') });
  until(s, 'turn.putBack');
  s.turned[5] = 1;
  s.turned[15] = 1;
  expect([0, 1].map((seat) => isReady(table.view(s, seat), seat, card))).toEqual([true, true]);
  until(s, 'turn.close');
  expect([0, 1].map((seat) => isReady(table.view(s, seat), seat, card))).toEqual([true, false]);
});

test('N4.3 a Dream for the beginning of a turn is not ready once the Dreamer has gone', () => {
  const s = arrange({
    dreams: [['offering-of-the-faithful'], []],
    areas: { 3: { units: [[0, 3]] } },
    dreamer: [2, 2],
  });
  const [card] = s.dreams[0];
  expect(mayDream(table.view(s, 0), 0, card)).toBe(true);
  play(s, { type: 'ignore', day: day('summon') });
  expect(isReady(table.view(s, 0), 0, card)).toBe(false);
  until(s, 'turn.choose');
  expect(s.turn).toBe(1);
  expect(isReady(table.view(s, 0), 0, card)).toBe(true);
});

test('who may play no Dream at this moment is not told that one is ready', () => {
  const wrong: string[] = [];
  for (let number = 0; number < 12; number++) {
    playMatch(number, (state, seat, moves) => {
      const view = engine.view(state, seat);
      if (!/turn\.(after|reacted|close)$/.test(asked(state))) return;
      const isTold = describeQuestion(view, seat).key.endsWith('dream.ready');
      if (isTold !== moves.some(({ type }) => type === 'dream')) wrong.push(`${number} ${asked(state)}`);
    });
  }
  expect(wrong).toEqual([]);
});

test('N5.1 a deed that would do nothing is not lit: the reader plays it, and says so', () => {
  const s = arrange({ hands: [['back-from-limbo', 'hidden-drawer'], []], dreamer: [2, 2] });
  play(s, { type: 'act', day: day('summon') });
  expect(asked(s)).toBe('action.deedsBefore');
  const [deed] = table.moves(s, 0).filter(({ type }) => type === 'deed');
  const card = cardCalled('back-from-limbo');
  const lit = (): boolean =>
    indexMoves([deed], (move) => listHandles(table.view(s, 0), 0, move)).lit.includes(pieceKey(card, ''));
  const why = () => explainWait(table.view(s, 0), 0, card, table.moves(s, 0));
  expect(isIdleDeed(table.view(s, 0), 0, card)).toBe(true);
  expect(lit()).toBe(false);
  expect(formatPhrase(why()!)).toBe('This deed would do nothing now.');
  s.limbo[0] = 1;
  s.control[1] = 0;
  s.units[5] = 1;
  expect(isIdleDeed(table.view(s, 0), 0, card)).toBe(false);
  expect(lit()).toBe(true);
  expect(why()).toBeNull();
});

test('where a deed may be played, keys lead to it and to the drawer, not to the cards that can only be read', () => {
  const s = arrange({ hands: [['fertile-dream', 'blow'], []], dreamer: [2, 2] });
  play(s, { type: 'act', day: day('summon') });
  const index = indexMoves(table.moves(s, 0), (move) => listHandles(table.view(s, 0), 0, move));
  const leads = (name?: string) => answersOnPaper(index, name && pieceKey(cardCalled(name), ''), handPlace(0));
  expect([leads(), leads('fertile-dream'), leads('blow')]).toEqual([true, true, false]);
});

test('where only one area comes into question, a button names it', () => {
  const one = facing([['produce', 'controlled', 1]], { areas: { 3: { units: [[0, 1]] } } }).s;
  const [move] = table.moves(one, 0);
  const view = table.view(one, 0);
  const dragged = { piece: findWaitingKey(view, 0), place: areaPlace(3) };
  expect(listHandles(view, 0, move)).toEqual([{ place: areaPlace(3) }, dragged, {}]);
  expect(describeButton(view, 0, move).key).toMatch(/area\./);
  expect(describeQuestion(view, 0).key).not.toMatch(/prompt\.from/); // two buttons leave no room for it
  const two = facing([['produce', 'controlled', 1]], { areas: { 3: { units: [[0, 1]] }, 4: { units: [[0, 1]] } } }).s;
  expect(listHandles(table.view(two, 0), 0, table.moves(two, 0)[0])).toEqual([{ place: areaPlace(3) }, dragged]);
});

test('of the followers that are to come those are counted for which there is room', () => {
  const countAsked = (units: number, count: number) => {
    const { s } = facing([['produce', 'controlled', count]], {
      areas: { 3: { units: [[0, units]] }, 4: { units: [[0, 3]] } },
    });
    return asked(s) === 'produce.choose' ? describeQuestion(table.view(s, 0), 0).facts?.count : null;
  };
  expect([countAsked(1, 2), countAsked(2, 2), countAsked(2, 1)]).toEqual([2, 1, 1]);
});

test('in a conflict one tap on a card lays it', () => {
  const { s } = facing(
    [['conflict', 'here', 1]],
    {
      areas: {
        3: {
          units: [
            [0, 3],
            [4, 1],
          ],
        },
      },
      hands: [['blow'], []],
    },
    { here: 3 },
  );
  until(s, 'conflict.layFirst');
  const view = table.view(s, 0);
  const index = indexMoves(table.moves(s, 0), (move) => listHandles(view, 0, move));
  for (const piece of index.pieces) expect(interpretPress(index, null, piece, 'hand:0')?.kind).toBe('play');
  expect(index.goals).toHaveLength(1);
});

test('without own Dreams the reader opens the first of the market', () => {
  const s = arrange({ dreams: [[], []] });
  const view = table.view(s, 0);
  expect(findFirstCard(view, [], [], view.market, null)).toBe(view.market[0]);
  expect(findFirstCard(view, [], [7, 9], view.market, null)).toBe(9);
});

test('the market can be lowered, and raised again', () => {
  const s = arrange({ dreams: [[], []], dreamer: [2, 2] });
  play(s, { type: 'ignore', day: day('summon') });
  until(s, 'turn.dreamDraw');
  const lay = (open: string | null) => layOutScene(table.view(s, 0), 0, PHONE, open);
  const raised = lay(null);
  const lower = raised.places.find(({ opens }) => opens !== undefined)!;
  expect(raised.groups).toMatchObject([{ lies: 'over' }]);
  expect(lower.height).toBeGreaterThanOrEqual(44);
  const lowered = lay(lower.opens!);
  expect(lowered.groups).toMatchObject([{ lies: 'closed', height: 44 }]);
  expect(lowered.pieces.filter(({ place }) => place.startsWith('market:'))).toEqual([]);
  expect(lay(lowered.groups![0].key).groups).toEqual(raised.groups);
});

test('who has followers in Limbo has their number on the plate', () => {
  const s = arrange();
  s.limbo[1] = 3;
  const { plates } = layOutScene(table.view(s, 0), 0, PHONE);
  expect(plates.map(({ counts }) => counts?.map(({ picture, count }) => `${picture} ${count}`).at(-1))).toEqual([
    expect.stringContaining('count:dream'),
    'count:limbo 3',
  ]);
});
