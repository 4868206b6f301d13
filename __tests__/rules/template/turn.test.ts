import { arrange, engine, hand, numbersIn, offers, play } from './arrange';

test('TE2.1 a card goes on one of the own stairs, or on the discard pile', () => {
  const s = arrange({ hands: [[5], [1]], pile: [2, 2] });
  expect(offers(s)).toEqual(['lay 5 on 0', 'lay 5 on 1', 'discard 5']);
  play(s, 'lay 5 on 1', 'discard 1');
  expect(s.stairs[0].map(numbersIn)).toEqual([[], [5]]);
  expect(numbersIn(s.discard).at(-1)).toBe(1);
});

test('TE2.2 only a higher card goes on stairs that are begun', () => {
  const s = arrange({ hands: [[6, 7, 8], [1]], stairs: [[[2, 7], []]] });
  expect(offers(s)).toEqual([
    'lay 6 on 1',
    'discard 6',
    'lay 7 on 1',
    'discard 7',
    'lay 8 on 0',
    'lay 8 on 1',
    'discard 8',
  ]);
});

test('TE2.3 then the top card of the pile is drawn, which nobody else sees, and none when there is none', () => {
  const s = arrange({
    hands: [
      [5, 6],
      [1, 2],
    ],
    pile: [9],
  });
  const [, drew] = play(s, 'lay 5 on 0');
  expect(drew).toMatchObject({ key: 'drew', seat: 0, secret: { to: [0] } });
  expect(hand(s, 0)).toEqual([6, 9]);
  play(s, 'discard 1');
  expect(hand(s, 1)).toEqual([2]);
});

test('TE2.4 the match ends when nobody has a card left', () => {
  const s = arrange({ hands: [[5], [1]] });
  play(s, 'lay 5 on 0');
  expect(engine.isOver(s)).toBe(false);
  const told = play(s, 'lay 1 on 0');
  expect(engine.isOver(s)).toBe(true);
  expect(told.map(({ key }) => key)).toEqual(['laid', 'ended']);
});
