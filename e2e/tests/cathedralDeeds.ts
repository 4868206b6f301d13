import assert from 'node:assert/strict';

import { NIGHTMARES } from '../../src/rules/nightmare-cathedral/content/nightmares';
import { CATHEDRAL_TRACK } from '../../src/rules/nightmare-cathedral/content/tracks';
import { arePiecesComplete } from '../../src/rules/nightmare-cathedral/rising';
import type { CathedralMove } from '../../src/rules/nightmare-cathedral/state';
import { untilAsked } from '../mirror';
import { atTable, offers, playByTouch, preferring, settle, three, typesOf } from '../pages/cathedralTable';
import { test } from '../runner';

type Type = CathedralMove['type'];

/** What a hand carries, and onto what; all other moves are done by a tap. */
const CARRIED: Partial<Record<Type, readonly [piece: RegExp, place: RegExp]>> = {
  act: [/^dreamer:0$/, /^day:\d$/],
  move: [/^unit:\d+:0:/, /^area:\d+$/],
  fly: [/^winged:0$/, /^area:\d+$/],
  lay: [/^card:\d+$/, /^laid:\d$/],
  roam: [/^nightmare:\d$/, /^area:\d+$/],
  market: [/^card:\d+$/, /^dreams:0$/],
  dream: [/^card:\d+$/, /^map$/],
  deed: [/^card:\d+$/, /^map$/],
};

/** Seeds with which a person who plays like this comes to do it, and the fewest moves of the kinds that it takes. */
const DEEDS: readonly { readonly name: string; readonly seed: number; readonly moves: readonly Type[] }[] = [
  { name: 'a conflict: named, cards carried to it, won or lost', seed: 1, moves: ['conflict', 'lay'] },
  { name: 'followers and the Winged One are carried', seed: 6, moves: ['move', 'fly'] },
  { name: 'a climb', seed: 4, moves: ['climb'] },
  {
    name: 'a Nightmare is commanded, carried through the land, and devours',
    seed: 6,
    moves: ['command', 'roam', 'devour'],
  },
];

for (const { name, seed, moves } of DEEDS)
  test(`Cathedral, by hand: ${name}`, async (ground) => {
    const there = await atTable(ground, { ...three, seed }, offers(moves[0]));
    const { mirror } = there;
    const before = mirror.view();
    const { done } = await playByTouch(
      there,
      (made) => moves.every((type) => typesOf(made).has(type)) || made.length > 25,
      (made) => preferring(moves, made),
    );
    assert.deepEqual(
      moves.filter((type) => !typesOf(done).has(type)),
      [],
    );
    for (const { move, hand } of done) {
      const [piece, place] = CARRIED[move.type] ?? [];
      if (!piece || !place) continue;
      assert.match(hand.piece ?? '', piece, move.type);
      assert.match(hand.place ?? '', place, move.type);
    }
    untilAsked(mirror.match);
    await settle(there);
    const after = mirror.view();
    if (moves.includes('climb')) assert.notDeepEqual(after.ritual, before.ritual);
    if (moves.includes('devour')) assert.notDeepEqual(after.devoured, before.devoured);
  });

test('Cathedral, by hand: the last piece goes up, and the Nightmares of stage 2 step out', async (ground) => {
  const all = CATHEDRAL_TRACK.length;
  const there = await atTable(ground, { ...three, seed: 17 }, ({ pieces }) => pieces.length >= all - 2);
  const isComplete = () => arePiecesComplete(there.mirror.view());
  assert.ok(!isComplete(), 'it is complete already');
  const { read } = await playByTouch(there, () => isComplete());
  const [one, two] = there.mirror.view().nightmares.map((number) => NIGHTMARES[number].key);
  const { say } = there.app;
  const name = (key: string) => say(`nightmare-cathedral:nightmare.${key}`);
  const told = say('nightmare-cathedral:event.complete', { one: name(one), other: name(two) });
  assert.ok(read.has(told), `no sheet says "${told}": ${[...read].join(' | ')}`);
});
