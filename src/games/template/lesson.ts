import type { Card, Engine } from '../../rules/kernel/types';
import { DECK, numberOf } from '../../rules/template/cards';
import type { Template, TemplateMove } from '../../rules/template/state';
import type { Lesson, LessonStep } from '../../table/lesson';

import { DISCARD, PILE, handOf, stairsPlace } from './keys';

const YOU = 0;
const RIVAL = 1;

/** Finds a card by its number, and by its copy where more than the first is needed. */
const card = (number: number, copy = 1): Card => DECK.filter((one) => numberOf(one) === number)[copy - 1];

/**
 * The cards are dealt by hand, so that each part of the lesson comes when it is due. The first card of DRAWS is drawn
 * first.
 */
const HANDS: readonly (readonly Card[])[] = [
  [card(2), card(5), card(1), card(9)],
  [card(3), card(7), card(4), card(11)],
];
const DRAWS: readonly Card[] = [card(12), card(6), card(8), card(10), card(2, 2), card(1, 2), card(7, 2), card(9, 2)];

function begin(engine: Engine<Template, TemplateMove>): Template {
  const s = engine.start({ seats: HANDS.length, seed: 1, first: YOU });
  const dealt = [...HANDS.flat(), ...DRAWS];
  s.hands = HANDS.map((hand) => [...hand]);
  s.pile = [...DECK.filter((one) => !dealt.includes(one)), ...[...DRAWS].reverse()];
  return s;
}

const stairs = (which: number) => stairsPlace(YOU, which);
const read = (name: string, ...point: string[]): LessonStep<TemplateMove> => ({
  say: { key: `template:lesson.${name}` },
  by: YOU,
  point,
});
const you = (name: string, move: TemplateMove, ...point: string[]): LessonStep<TemplateMove> => ({
  ...read(name, ...point),
  move,
});
const rival = (move: TemplateMove): LessonStep<TemplateMove> => ({ move, by: RIVAL, point: [] });

/** The first turns of a match. */
export const lesson: Lesson<Template, TemplateMove> = {
  seat: YOU,
  names: [{ key: 'template:lesson.you' }, { key: 'app:cat.patch.name' }],
  cats: [null, 'patch'],
  begin,
  steps: [
    read('welcome', stairs(0), stairs(1)),
    read('hand', handOf(YOU)),
    you('first', { type: 'lay', card: card(2), stairs: 0 }, stairs(0)),
    rival({ type: 'lay', card: card(3), stairs: 0 }),
    read('drew', PILE),
    you('higher', { type: 'lay', card: card(5), stairs: 0 }, stairs(0)),
    rival({ type: 'lay', card: card(4), stairs: 0 }),
    you('second', { type: 'lay', card: card(1), stairs: 1 }, stairs(1)),
    rival({ type: 'discard', card: card(11) }),
    you('discard', { type: 'discard', card: card(12) }, DISCARD),
    rival({ type: 'lay', card: card(7), stairs: 0 }),
    read('points', stairs(0)),
    read('end'),
  ],
};
