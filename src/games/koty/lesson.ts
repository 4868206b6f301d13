import type { Card, Engine } from '../../rules/kernel/types';
import { CARDS } from '../../rules/koty/cards';
import type { Koty, KotyMove } from '../../rules/koty/state';
import type { Lesson, LessonStep } from '../../table/lesson';

import { pictureOf } from './cardFace';
import { MIDDLE, PILE, handOf, landPlace } from './keys';

const YOU = 0;
const RIVAL = 1;

/** Finds a card by its picture, and by its copy where more than the first is needed. */
const card = (picture: string, copy = 1): Card =>
  CARDS.flatMap((_, one) => (one > 0 && pictureOf(one) === picture ? [one] : []))[copy - 1];

/**
 * The cards are dealt by hand, so that each part of the lesson comes when it is due. The first card of DRAWS is drawn
 * first.
 */
const HANDS: readonly (readonly Card[])[] = [
  [card('blue-1'), card('blue-8'), card('yellow-7'), card('joker')],
  [card('green-6'), card('crow'), card('pink-4'), card('yellow-2')],
];
const DRAWS: readonly Card[] = [
  card('green-6', 2), // you draw it
  card('green-3'),
  card('blue-8', 2), // becomes a 9, and nobody sees it
  card('pink-5'), // you draw it
  card('blue-1', 2),
  card('yellow-2', 2), // you draw it
  card('blue-8', 3),
  card('crow', 2), // you draw it
  card('green-3', 2),
  card('yellow-7', 2), // you draw it
  card('blue-1', 3), // you draw it
  card('joker', 2),
  card('yellow-7', 3),
  card('green-3', 3),
  card('blue-8', 4),
  card('crow', 3), // you draw it
  card('pink-4', 2),
];

function begin(engine: Engine<Koty, KotyMove>): Koty {
  const s = engine.start({ seats: 2, seed: 1, first: YOU });
  const laid = [...HANDS.flat(), ...DRAWS];
  const rest = [...s.hands.flat(), ...s.pile].filter((one) => !laid.includes(one));
  s.hands = HANDS.map((hand) => [...hand]);
  s.pile = [...rest, ...[...DRAWS].reverse()];
  return s;
}

const read = (name: string, ...point: string[]): LessonStep<KotyMove> => ({
  say: { key: `koty:lesson.${name}` },
  by: YOU,
  point,
});
const you = (name: string, move: KotyMove, ...point: string[]): LessonStep<KotyMove> => ({
  ...read(name, ...point),
  move,
});
const rival = (move: KotyMove): LessonStep<KotyMove> => ({ move, by: RIVAL, point: [] });
const ownLand = (land: number) => landPlace(YOU, land);
const rivalLand = (land: number) => landPlace(RIVAL, land);
const hand = handOf(YOU);

const ownDream: readonly LessonStep<KotyMove>[] = [
  read('welcome', ownLand(0), ownLand(1), ownLand(2), ownLand(3)),
  read('hand', hand),
  you('place', { type: 'place', card: card('blue-8'), land: 0 }, ownLand(0)),
  rival({ type: 'place', card: card('green-6'), land: 0 }),
  read('friends', ownLand(0)),
  you('befriend', { type: 'befriend', card: card('blue-1'), as: 1, dream: YOU, land: 0 }, ownLand(0)),
  you('lay', { type: 'lay', land: 0 }, ownLand(0)),
  read('nine', ownLand(0)),
  read('allFriends', hand),
];

const crows: readonly LessonStep<KotyMove>[] = [
  rival({ type: 'cover', card: card('crow'), dream: YOU, land: 0 }),
  read('crow', ownLand(0)),
  you('chase', { type: 'chase', card: card('joker'), land: 0 }, ownLand(0)),
  rival({ type: 'place', card: card('pink-4'), land: 1 }),
  you('onNine', { type: 'place', card: card('yellow-7'), land: 0 }, ownLand(0)),
];

const attacks: readonly LessonStep<KotyMove>[] = [
  rival({ type: 'befriend', card: card('yellow-2'), as: 2, dream: YOU, land: 0 }),
  read('attacked', MIDDLE, ownLand(0)),
  you('defend', { type: 'defend', card: card('yellow-2', 2) }, MIDDLE),
  rival({ type: 'stop' }),
  read('repelled'),
  you('fight', { type: 'fight', card: card('green-6', 2), as: 6, dream: RIVAL, land: 0 }, rivalLand(0)),
  rival({ type: 'decline' }),
  you('pair', { type: 'lay', land: 1 }, ownLand(1)),
  rival({ type: 'exchange' }),
  read('exchange', PILE),
  you('attack', { type: 'befriend', card: card('pink-5'), as: 5, dream: RIVAL, land: 1 }, rivalLand(1)),
  rival({ type: 'defend', card: card('joker', 2) }),
  you('joker', { type: 'stop' }),
  read('powers', hand),
  read('count', ownLand(0), ownLand(1)),
  read('end'),
];

/** A lesson of five minutes: the learner's own dream, a crow, an attack and a defence. */
export const lesson: Lesson<Koty, KotyMove> = {
  seat: YOU,
  names: [{ key: 'koty:lesson.you' }, { key: 'app:cat.dumpling.name' }],
  cats: [null, 'dumpling'],
  begin,
  steps: [...ownDream, ...crows, ...attacks],
};
