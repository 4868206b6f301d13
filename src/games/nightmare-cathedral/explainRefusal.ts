import type { Seat } from '../../rules/kernel/types';
import { DAYS, NIGHTS } from '../../rules/nightmare-cathedral/content/days';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { FaceRefusal } from '../../table/face';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { CATHEDRAL_PLACE, dreamerKey, readPlace } from './keys';
import { actionName, nightName } from './names';
import { makePhrase } from './phrases';
import { REASONS, type Because } from './refusals';
import { refuseArea, refuseWalk } from './refuseArea';
import { refuseCard } from './refuseCard';
import { findAsked, getStep } from './task';

/** What a step asks for, said when what was touched explains nothing by itself. */
const ASKS: Readonly<Record<string, Because>> = {
  'match.sleep': ['chooseNight'],
  'turn.wake': ['chooseNight'],
  'turn.choose': ['actFirst'],
  'turn.after': ['onlyDreams'],
  'turn.reacted': ['onlyDreams'],
  'turn.close': ['onlyDreams'],
  'turn.putBack': ['putBackFirst'],
  'turn.dreamDraw': ['drawDream'],
  'turn.discard': ['discardNow'],
  'discard.choose': ['discardNow'],
  'turn.react': ['answerFirst'],
  'action.deedsBefore': ['deedMoment'],
  'action.deedsAfter': ['deedMoment'],
  'upgrade.choose': ['notUpgrade'],
  'keep.keep': ['keepNow'],
  'conflict.layFirst': ['layCards'],
  'conflict.laySecond': ['layCards'],
  'climb.step': ['climbNow'],
  'worship.step': ['climbNow'],
  'command.which': ['chooseNightmare'],
  'release.choose': ['releaseNow'],
  'cathedral.piece': ['pieceClosed'],
};

const areaAt = (place: string | undefined): number | null =>
  place === undefined ? null : place === CATHEDRAL_PLACE ? 0 : readPlace('area', place);

/** The Dreamer on its way to a Day space. */
function refuseDay(view: NightmareCathedral, seat: Seat, day: number): Because {
  const night = view.dreamer[seat];
  if (!DAYS[day].adjacent.includes(NIGHTS[night])) return ['actFirst'];
  return ['besideBed', { action: actionName(day), night: nightName(night) }];
}

/** A figure that was taken: a follower, a Winged One, a Nightmare, a Dreamer. */
function refuseFigure(view: NightmareCathedral, seat: Seat, piece: string, place: string | undefined): Because | null {
  const [kind, one, side] = piece.split(':');
  const step = getStep(view);
  const to = areaAt(place);
  switch (kind) {
    case 'unit':
      if (Number(side) !== seat) return step === 'move.choose' ? ['notYours'] : null;
      if (step === 'fly.choose') return ['wingedOnly'];
      return step === 'move.choose' ? refuseWalk(view, seat, Number(one), to) : null;
    case 'winged':
      if (step !== 'move.choose' && step !== 'fly.choose') return null;
      if (Number(one) !== seat) return ['notYours'];
      return to === 0 ? ['cathedralClosed'] : ['notAdjacent'];
    case 'nightmare':
      if (step === 'roam.step' && to !== null) return refuseArea(view, seat, to);
      return step === 'command.which' ? ['commandedAlready'] : null;
    case 'dreamer':
      if (piece !== dreamerKey(seat)) return ['notYours'];
      return step === 'turn.choose' && place?.startsWith('night:') ? ['sleepsLater'] : null;
    default:
      return null;
  }
}

function find(view: NightmareCathedral, seat: Seat, { piece, place }: Handle): Because {
  const step = getStep(view);
  const card = [...view.hands[seat], ...view.dreams[seat], ...view.visions[seat]].find(
    (one) => one > 0 && pieceKey(one, '') === piece,
  );
  const day = place === undefined ? null : readPlace('day', place);
  if (card !== undefined && !step.startsWith('turn.putBack')) return refuseCard(view, seat, card);
  const figure = piece === undefined ? null : refuseFigure(view, seat, piece, place);
  if (figure) return figure;
  if (step === 'turn.choose' && day !== null) return refuseDay(view, seat, day);
  if (place?.startsWith('market:') && step !== 'turn.dreamDraw') return ['drawLater'];
  const area = areaAt(place);
  return (area === null ? null : refuseArea(view, seat, area)) ?? ASKS[step] ?? ['chooseNow'];
}

/** Explains why a touch leads to nothing, with the rule that forbids it. */
export function explainRefusal(view: NightmareCathedral, seat: Seat, touched: Handle): FaceRefusal | null {
  if (seat < 0 || getStep(view) === '') return null; // no seat is asked anything right now
  const asked = findAsked(view);
  const [reason, facts] =
    seat === asked ? find(view, seat, touched) : (['notYourTurn', { who: { seat: asked } }] as const);
  return { rule: REASONS[reason], why: makePhrase(`refused.${reason}`, facts) };
}

/** Why a seat may not agree: its Dreamer sleeps too far from the Day space in use. Null if it may. */
export function refuseAgreement(view: NightmareCathedral, seat: Seat): FaceRefusal | null {
  const space = DAYS[view.day];
  const night = view.dreamer[seat];
  if (space === undefined || space.adjacent.includes(NIGHTS[night])) return null;
  const facts = { action: actionName(view.day), night: nightName(night) };
  return { rule: REASONS.cannotAgree, why: makePhrase('refused.cannotAgree', facts) };
}
