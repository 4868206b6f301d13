import type { Seat } from '../../rules/kernel/types';
import type { Sen } from '../../rules/sen/state';
import { createRefusals } from '../../table/createRefusals';
import type { FaceRefusal } from '../../table/face';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { CLOSED, OPEN, handPlace, landPlace } from './keys';
import { countLooksLeft, getPhase, type Phase } from './phase';

/** The rule behind each reason for refusing. Its words are `sen:refused.<reason>`. */
export const REASONS = {
  looksFirst: 'S3.3',
  lookOwn: 'S3.1',
  lookOther: 'S3.1',
  lookEnough: 'S3.1',
  lookDone: 'S3.3',
  notYourTurn: 'S4.1',
  landHidden: 'S7.1',
  landOfOthers: 'S7.1',
  takenMustSwap: 'S4.2',
  drawnFirst: 'S5.1',
  drawnOnce: 'S4.1',
  handFirst: 'S5.1',
  handNotThere: 'S5.1',
  openTooLate: 'S4.1',
  keepOne: 'S6.2',
  peekLand: 'S7.1',
  peekDone: 'S7.1',
  swapLands: 'S7.2',
  pairOwn: 'S12.1',
  sayNumber: 'S12.1',
} as const satisfies Record<string, string>;

type Reason = keyof typeof REASONS;

const refuse = createRefusals('sen', REASONS);

/** Finds the place where a piece lies. */
function placeOf(view: Sen, piece: string): string | undefined {
  const lands = view.dreams.flatMap((cards, dream) =>
    cards.map((card, land) => ({ card, place: landPlace(dream, land) })),
  );
  const hand = view.hand.map((card, index) => ({ card, place: handPlace(index) }));
  const found = [...lands, ...hand].find(({ card, place }) => pieceKey(card, place) === piece);
  if (found) return found.place;
  return piece.startsWith(`slot:${CLOSED}`)
    ? CLOSED
    : view.open.some((card) => pieceKey(card, '') === piece)
      ? OPEN
      : undefined;
}

type Kind = 'own' | 'other' | 'closed' | 'open' | 'hand';

function kindOf(place: string, seat: Seat): Kind {
  if (place === CLOSED || place === OPEN) return place;
  if (place.startsWith('hand:')) return 'hand';
  return place.startsWith(landPlace(seat, 0).slice(0, -1)) ? 'own' : 'other';
}

const reasonsOnTurn: Readonly<Partial<Record<Phase, (from: Kind, isDragged: boolean, pairs: boolean) => Reason>>> = {
  'turn.choose': (from, isDragged, pairs) => {
    if (from === 'own') return pairs && isDragged ? 'pairOwn' : 'landHidden';
    if (from === 'open') return 'takenMustSwap';
    return from === 'other' ? 'landOfOthers' : 'drawnFirst';
  },
  'turn.drawn': (from) => {
    if (from === 'hand') return 'handNotThere';
    if (from === 'closed') return 'drawnOnce';
    if (from === 'open') return 'openTooLate';
    return from === 'own' ? 'handFirst' : 'landOfOthers';
  },
  'turn.keep': () => 'keepOne',
  'turn.peek': () => 'peekLand',
  'turn.remember': () => 'peekDone',
  'turn.swap': () => 'swapLands',
  'turn.say': () => 'sayNumber',
};

function reasonInFirstLook(view: Sen, seat: Seat, from: Kind): Reason {
  const left = countLooksLeft(view, seat);
  if (left < 0) return 'lookDone';
  if (left === 0) return 'lookEnough';
  if (from === 'own') return 'lookOther';
  return from === 'other' ? 'lookOwn' : 'looksFirst';
}

/** Explains why a touch leads to nothing, with the rule that forbids it. */
export function explainRefusal(view: Sen, seat: Seat, touched: Handle): FaceRefusal | null {
  const step = getPhase(view);
  const place = (touched.piece !== undefined ? placeOf(view, touched.piece) : undefined) ?? touched.place;
  if (place === undefined || seat < 0) return null;
  const from = kindOf(place, seat);
  const isDragged = touched.piece !== undefined && touched.place !== undefined;
  const because = (reason: Reason) => refuse(reason, view.turn);
  if (step === 'match.look') return because(reasonInFirstLook(view, seat, from));
  const reason = reasonsOnTurn[step]?.(from, isDragged, view.options.pairs);
  if (reason === undefined) return null; // no seat is asked anything right now
  return because(seat === view.turn ? reason : 'notYourTurn');
}
