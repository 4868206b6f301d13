import type { Card, Engine } from '../../rules/kernel/types';
import { DECK } from '../../rules/sen/cards';
import type { LandPlace, Sen, SenMove } from '../../rules/sen/state';
import type { Lesson, LessonStep } from '../../table/lesson';

import { pictureOf } from './cardFace';
import { CLOSED, OPEN, handPlace, landPlace } from './keys';

const YOU = 0;
const RIVAL = 1;

/**
 * The cards are dealt by hand, so that each part of the lesson comes when it is due. The first of the draws is drawn
 * first.
 */
const DEAL = {
  dreams: [
    ['9', '8', '6', '1'],
    ['4', '7', '3', '5'],
  ],
  open: '0',
  draws: ['6', '8', '2', 'peek', '5', 'swap', '9', 'take', '7', '1', '8'],
} as const;

function begin(engine: Engine<Sen, SenMove>): Sen {
  const s = engine.start({ seats: 2, seed: 1, first: RIVAL, options: { end: 'rounds', rounds: 1, memory: 'own' } });
  const rest = DECK.slice();
  const pick = (picture: string): Card =>
    rest.splice(
      rest.findIndex((card) => pictureOf(card) === picture),
      1,
    )[0];
  s.dreams = DEAL.dreams.map((dream) => dream.map(pick));
  s.open = [pick(DEAL.open)];
  const draws = DEAL.draws.map(pick);
  s.closed = [...rest, ...draws.reverse()];
  return s;
}

const at = (dream: number, land: number): LandPlace => ({ dream, land });
const read = (name: string, ...point: string[]): LessonStep<SenMove> => ({
  say: { key: `sen:lesson.${name}` },
  by: YOU,
  point,
});
const you = (name: string, move: SenMove, ...point: string[]): LessonStep<SenMove> => ({
  ...read(name, ...point),
  move,
});
const rival = (move: SenMove): LessonStep<SenMove> => ({ move, by: RIVAL, point: [] });
const ownLand = (land: number) => landPlace(YOU, land);
const draw: SenMove = { type: 'draw' };
const ownDream = [0, 1, 2, 3].map(ownLand);

const firstLook: readonly LessonStep<SenMove>[] = [
  read('welcome', ...ownDream),
  read('crows', ...ownDream),
  you('look', { type: 'look', ...at(YOU, 0) }, ownLand(0)),
  you('lookAgain', { type: 'look', ...at(YOU, 3) }, ownLand(3)),
  you('remember', { type: 'remember' }, ownLand(0), ownLand(3)),
  rival({ type: 'look', ...at(RIVAL, 0) }),
  rival({ type: 'look', ...at(RIVAL, 3) }),
  rival({ type: 'remember' }),
];

const twoPiles: readonly LessonStep<SenMove>[] = [
  rival({ type: 'take', land: 2 }),
  read('rivalTook', landPlace(RIVAL, 2)),
  you('take', { type: 'take', land: 0 }, OPEN, ownLand(0)),
  rival(draw),
  rival({ type: 'discard' }),
  you('draw', draw, CLOSED),
  you('discard', { type: 'discard' }, handPlace(0), OPEN),
  rival(draw),
  rival({ type: 'put', land: 1 }),
  read('rivalPut', landPlace(RIVAL, 1)),
];

const specials: readonly LessonStep<SenMove>[] = [
  you('drawPeek', draw, CLOSED),
  you('usePeek', { type: 'use' }, handPlace(0)),
  you('peek', { type: 'look', ...at(YOU, 1) }, ownLand(1)),
  you('peeked', { type: 'remember' }, ownLand(1)),
  rival(draw),
  rival({ type: 'discard' }),
  you('drawSwap', draw, CLOSED),
  you('useSwap', { type: 'use' }, handPlace(0)),
  you('swap', { type: 'swap', one: at(YOU, 1), other: at(RIVAL, 2) }, ownLand(1), landPlace(RIVAL, 2)),
  rival(draw),
  rival({ type: 'discard' }),
  you('drawTake', draw, CLOSED),
  you('useTake', { type: 'use' }, handPlace(0)),
  you('keep', { type: 'keep', index: 1 }, handPlace(1)),
  you('put', { type: 'put', land: 2 }, handPlace(0), ownLand(2)),
  rival(draw),
  rival({ type: 'discard' }),
];

const theEnd: readonly LessonStep<SenMove>[] = [
  read('count', ...ownDream),
  you('wake', { type: 'wake' }),
  read('score'),
  read('end'),
];

/** A lesson of five minutes, from the first look to the score. */
export const lesson: Lesson<Sen, SenMove> = {
  seat: YOU,
  names: [{ key: 'sen:lesson.you' }, { key: 'app:cat.dumpling.name' }],
  cats: [null, 'dumpling'],
  begin,
  steps: [...firstLook, ...twoPiles, ...specials, ...theEnd],
};
