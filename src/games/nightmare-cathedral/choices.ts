import type { Seat } from '../../rules/kernel/types';
import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import type { ActionName, Cost, Effects } from '../../rules/nightmare-cathedral/content/effects';
import { NIGHTMARES } from '../../rules/nightmare-cathedral/content/nightmares';
import { SHADOWS, type CathedralMove, type NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { cardOfAction } from '../../rules/nightmare-cathedral/units';
import type { Phrase } from '../../words/phrase';

import { encodeFace, faceOfUnit } from './cardFace';
import { describeClauses, describePayment, describeText } from './clause';
import { makePhrase } from './phrases';
import { getLocals } from './task';

/** What stands before the words of a choice. */
export type ChoicePicture =
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'action'; readonly action: ActionName }
  | { readonly kind: 'card' | 'figure'; readonly face: string }
  | { readonly kind: 'answer'; readonly answer: 'agree' | 'pass' };

/** One of the things to choose from, in words. */
export interface Choice {
  readonly move: CathedralMove;
  readonly picture: ChoicePicture;
  readonly title: Phrase | null;
  readonly text: Phrase | null;
}

const say = (key: string, facts?: Phrase['facts']): Phrase => makePhrase(`choice.${key}`, facts);
const asText = (effects: Effects): Phrase => say('text', { text: describeText(effects) });

interface Offered {
  readonly cost?: Cost;
  readonly effects: Effects;
}

/** An offer with a price says both in one sentence, as "give up 1 follower to draw 2 cards" does. */
function describeOffer({ cost, effects }: Offered): Phrase {
  if (!cost) return asText(effects);
  return say('priced', { cost: describePayment(cost, 'you'), effects: describeClauses(effects, 'you') });
}

/** Who the unit belongs to, and how many of theirs are devoured. */
function describeUnit(view: NightmareCathedral, side: number): Phrase {
  const count = view.devoured[side];
  return side === SHADOWS ? say('shadow', { count }) : say('follower', { owner: { seat: side }, count });
}

/** A letter tells several choices apart; before a single one it would read as a word. */
const pictureOf = (at: number, of: number): ChoicePicture =>
  of === 1 ? { kind: 'answer', answer: 'agree' } : { kind: 'letter', letter: 'ABCD'[at] };

function describe(
  view: NightmareCathedral,
  viewer: Seat,
  move: CathedralMove,
  at: number,
  of: number,
): Omit<Choice, 'move'> | null {
  switch (move.type) {
    case 'choose': {
      const { branches } = getLocals<{ readonly branches: readonly Effects[] }>(view);
      return { picture: pictureOf(at, of), title: null, text: asText(branches[move.branch]) };
    }
    case 'borrow':
      return {
        picture: { kind: 'action', action: ACTIONS[move.day] },
        title: makePhrase(`action.${ACTIONS[move.day]}`),
        text: asText(cardOfAction(view, viewer, move.day).agree),
      };
    case 'command': {
      const number = view.nightmares[move.nightmare];
      const { side } = view.options;
      return {
        picture: { kind: 'card', face: encodeFace({ kind: 'nightmare', number, side }) },
        title: makePhrase(`nightmare.${NIGHTMARES[number].key}`),
        text: asText(NIGHTMARES[number][side].command),
      };
    }
    case 'release':
      return {
        picture: { kind: 'figure', face: faceOfUnit(move.side) },
        title: describeUnit(view, move.side),
        text: say('release'),
      };
    case 'accept':
      return {
        picture: { kind: 'answer', answer: 'agree' },
        title: say('accept'),
        text: describeOffer(getLocals<Offered>(view)),
      };
    case 'done':
      return { picture: { kind: 'answer', answer: 'pass' }, title: say('leave'), text: null };
    default:
      return null;
  }
}

/** Puts into words what may be chosen, in the order of the moves. */
export const listChoices = (view: NightmareCathedral, viewer: Seat, moves: readonly CathedralMove[]): Choice[] =>
  moves.flatMap((move, at) => {
    const words = describe(view, viewer, move, at, moves.length);
    return words ? [{ move, ...words }] : [];
  });
