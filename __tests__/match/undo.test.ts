import { device, now, opened, playOn, sen, sitters } from './table';

const ADD = (count: number) => ({ type: 'add', count }) as never;
const ROLL = { type: 'roll' } as never;
const tallyOf = (who: string, first = 0) => device().begin({ game: 'tally', sitters: sitters(who), first });

test('a decision that taught nobody anything is taken back, with what bots did after it, again and again', () => {
  const match = tallyOf('Pb');
  expect(now(match).undoBlockedBy).toBe('start');
  const start = now(match).view;
  match.play(0, ADD(1));
  match.play(1, ADD(2));
  match.play(0, ADD(3));
  const { epoch } = now(match);
  match.undo();
  expect(now(match)).toMatchObject({
    view: { sum: 3, turn: 0, played: 2 },
    beats: [],
    waiting: [0],
    undoBlockedBy: null,
    epoch: epoch + 1,
  });
  expect(now(match).moves).toHaveLength(4);
  match.undo();
  expect(now(match).view).toEqual(start);
  expect(now(match).undoBlockedBy).toBe('start');
  match.undo();
  expect(now(match).view).toEqual(start);
});

test('what was taken back is taken back in the save as well', () => {
  const kept = new Map();
  const match = device(kept).begin({ game: 'tally', sitters: sitters('Pb'), first: 0 });
  match.play(0, ADD(1));
  match.undo();
  const again = opened(device(kept).open(match.id));
  expect(again.summary()).toMatchObject({ played: 0, waiting: [0] });
  expect(again.log()).toEqual([]);
});

test('undo stops where chance was used', () => {
  const match = tallyOf('Pb');
  match.play(0, ADD(1));
  match.play(1, ROLL);
  expect(now(match).undoBlockedBy).toBe('chance');
  match.play(0, ADD(2));
  expect(now(match).undoBlockedBy).toBeNull();
  match.undo();
  expect(now(match).undoBlockedBy).toBe('chance');
  expect(now(match).view.played).toBe(2);
});

test('undo stops where another person acted, and is nobody’s while the curtain is down', () => {
  const match = tallyOf('PP');
  expect(now(match).undoBlockedBy).toBe('nobody');
  match.take();
  match.play(0, ADD(1));
  expect(now(match).undoBlockedBy).toBeNull();
  match.cover(1, 0);
  expect(now(match).undoBlockedBy).toBe('nobody');
  match.take();
  expect(now(match).undoBlockedBy).toBe('person');
  match.play(1, ADD(1));
  expect(now(match).undoBlockedBy).toBeNull();
  match.undo();
  expect(now(match)).toMatchObject({ undoBlockedBy: 'person', viewer: 1, view: { sum: 1 } });
});

test('undo stops where a card was seen, and holds that over a restart', () => {
  const kept = new Map();
  const match = device(kept).begin(sen('Pb'));
  match.play(0, { type: 'look', dream: 0, land: 0 } as never);
  expect(now(match).undoBlockedBy).toBe('seen');
  match.undo();
  expect(match.summary().played).toBe(1);
  expect(now(opened(device(kept).open(match.id))).undoBlockedBy).toBe('seen');
  match.play(0, { type: 'look', dream: 0, land: 1 } as never);
  match.play(0, { type: 'remember' } as never);
  expect(now(match).undoBlockedBy).toBeNull(); // Covering a card that one has seen reveals nothing to anybody.
  match.undo();
  expect(match.summary().played).toBe(2);
});

test('what a bot learned is not taken back either', () => {
  const match = device().begin(sen('Pb'));
  for (const move of [{ type: 'look', dream: 0, land: 0 }, { type: 'look', dream: 0, land: 1 }, { type: 'remember' }])
    match.play(0, move as never);
  match.play(1, { type: 'look', dream: 1, land: 2 } as never);
  expect(now(match).undoBlockedBy).toBe('seen');
});

test('a match that is over stays over', () => {
  const match = tallyOf('Pb');
  playOn(match);
  expect(now(match)).toMatchObject({ status: 'finished', undoBlockedBy: 'over', moves: [], waiting: [] });
  match.undo();
  expect(match.summary().status).toBe('finished');
  expect(() => match.play(0, ADD(1))).toThrow('over');
  const other = tallyOf('Pb');
  other.abandon();
  expect(now(other)).toMatchObject({ status: 'abandoned', undoBlockedBy: 'over', moves: [], waiting: [] });
});

test('a move that the rules forbid changes nothing', () => {
  const match = tallyOf('Pb');
  const before = now(match);
  expect(() => match.play(0, ADD(9))).toThrow();
  expect(() => match.play(1, ADD(1))).toThrow();
  expect(now(match)).toBe(before);
  expect(match.log()).toEqual([]);
});
