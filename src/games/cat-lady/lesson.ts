import { FACES, STRAY_DECK, deckFor, type CardKey } from '../../rules/cat-lady/cards';
import { SPOTS_OF } from '../../rules/cat-lady/grid';
import type { CatLady, CatLadyMove } from '../../rules/cat-lady/state';
import type { Card, Engine } from '../../rules/kernel/types';
import type { Lesson, LessonStep } from '../../table/lesson';

import { bowlPlace, catsOf, foodPlace, handOf, linePlace, spotPlace, strayPlace } from './keys';

const YOU = 0;
const RIVAL = 1;

/** Finds a card by its key, and by its copy where more than the first is needed. */
const card = (key: CardKey, copy = 1): Card => FACES.flatMap((face, one) => (face?.key === key ? [one] : []))[copy - 1];

/**
 * The cards are laid out by hand, so that each part of the lesson comes when it is due: the grid row by row, and then
 * the cards that fill it, in their order.
 */
const GRID: readonly Card[] = [
  ...[card('bronte'), card('tuna2'), card('mouse')],
  ...[card('bell'), card('chicken'), card('yarn')],
  ...[card('pumpkin'), card('lostCat'), card('wand')],
];
const REFILLS: readonly Card[] = [
  ...[card('tuna'), card('lostCat', 2), card('captain')],
  ...[card('milk'), card('sprayBottle'), card('catnip')],
  ...[card('treat'), card('shadow'), card('chicken2')],
  ...[card('jazz'), card('king'), card('scratcher')],
];
const STRAYS: readonly Card[] = [card('penny'), card('florence'), card('levar')];

/** The match is short: all other cards stay in the box. */
function begin(engine: Engine<CatLady, CatLadyMove>): CatLady {
  const s = engine.start({ seats: 2, seed: 1, first: YOU });
  const laid = [...GRID, ...REFILLS];
  s.grid = GRID.map((one) => [one]);
  s.deck = [...REFILLS].reverse();
  s.box = deckFor(2).filter((one) => !laid.includes(one));
  s.strays = [...STRAYS];
  s.strayBox = STRAY_DECK.filter((one) => !STRAYS.includes(one));
  return s;
}

const read = (name: string, ...point: string[]): LessonStep<CatLadyMove> => ({
  say: { key: `cat-lady:lesson.${name}` },
  by: YOU,
  point,
});
const you = (name: string, move: CatLadyMove, ...point: string[]): LessonStep<CatLadyMove> => ({
  ...read(name, ...point),
  move,
});
const rival = (move: CatLadyMove): LessonStep<CatLadyMove> => ({ move, by: RIVAL, point: [] });

const ROW_1 = 0;
const ROW_2 = 1;
const ROW_3 = 2;
const COLUMN_2 = 4;
const COLUMN_3 = 5;
const KIKIMORA = 0;
const STRAY = 1;
const TUNA = 1;

const taking: readonly LessonStep<CatLadyMove>[] = [
  rival({ type: 'place', line: COLUMN_3 }),
  read('welcome', ...SPOTS_OF[ROW_2].map(spotPlace)),
  read('token', linePlace(COLUMN_3)),
  you('take', { type: 'take', line: ROW_1 }, linePlace(ROW_1)),
  read('home', catsOf(YOU), foodPlace(YOU, TUNA), handOf(YOU)),
  rival({ type: 'take', line: ROW_2 }),
  read('walks', linePlace(ROW_2)),
];

const extras: readonly LessonStep<CatLadyMove>[] = [
  you('lost', { type: 'take', line: COLUMN_2 }, linePlace(COLUMN_2)),
  you('adopt', { type: 'adopt', stray: 0 }, strayPlace(0)),
  you('spray', { type: 'spray', line: ROW_1 }, linePlace(ROW_1)),
  rival({ type: 'take', line: ROW_3 }),
  you('last', { type: 'take', line: ROW_1 }, linePlace(ROW_1)),
];

const feeding: readonly LessonStep<CatLadyMove>[] = [
  read('feed', bowlPlace(YOU, KIKIMORA), bowlPlace(YOU, STRAY)),
  you('back', { type: 'back', cat: STRAY, food: 'treat' }, bowlPlace(YOU, STRAY)),
  you('best', { type: 'best' }),
  rival({ type: 'done' }),
  you('done', { type: 'done' }),
  read('count'),
  read('sets', handOf(YOU)),
  read('catnip'),
  read('colours'),
  read('end'),
];

/** A lesson of five minutes: taking cards, lost cats and a spray bottle, and feeding. */
export const lesson: Lesson<CatLady, CatLadyMove> = {
  seat: YOU,
  names: [{ key: 'cat-lady:lesson.you' }, { key: 'app:cat.dumpling.name' }],
  cats: [null, 'dumpling'],
  begin,
  steps: [...taking, ...extras, ...feeding],
};
