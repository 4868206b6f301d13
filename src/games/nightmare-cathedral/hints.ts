import type { Card, Seat } from '../../rules/kernel/types';
import { DEVELOPMENTS } from '../../rules/nightmare-cathedral/content/cards';
import { CATHEDRAL_TRACK, LAPS, TURN_TRACK } from '../../rules/nightmare-cathedral/content/tracks';
import { landOf } from '../../rules/nightmare-cathedral/land';
import { limitOfDevoured, arePiecesComplete } from '../../rules/nightmare-cathedral/rising';
import { listPiecesUp } from '../../rules/nightmare-cathedral/setup';
import { SHADOWS, type NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { LIMBO_PRICE } from '../../rules/nightmare-cathedral/steps';
import { unitsAt } from '../../rules/nightmare-cathedral/units';
import type { Hint } from '../../table/face';
import type { PhraseFact } from '../../words/phrase';

import { countDevoured } from './building';
import { mayDream } from './dreamMoments';
import { areaPlace, CATHEDRAL_PLACE, chipPlace, dayPlace, dreamsPlace, handPlace, nightPlace, readPlace } from './keys';
import { makePhrase } from './phrases';
import { isHeld } from './refuseArea';
import { findConflict, getStep } from './task';

/** What is explained when somebody meets it for the first time. */

type Told = Omit<Hint, 'id' | 'text'> & { readonly facts?: Readonly<Record<string, PhraseFact>> };
/** Whether the moment has come, and then what goes with the sentence. */
type Moment = (view: NightmareCathedral, seat: Seat, step: string) => Told | null;

const HERE: Told = {};
const at =
  (...steps: readonly string[]): Moment =>
  (_view, _seat, step) =>
    steps.includes(step) ? HERE : null;

const isOwnTurn = (view: NightmareCathedral, seat: Seat, step: string): boolean =>
  step === 'turn.choose' && view.turn === seat;

const isDeed = (card: Card): boolean => card > 0 && DEVELOPMENTS[card].kind === 'deed';

const fightsShadows = (view: NightmareCathedral): boolean => findConflict(view)?.sides.includes(SHADOWS) === true;
const LAYING = ['conflict.layFirst', 'conflict.laySecond'];

/** Somebody was devoured: points come and go with the ranks. */
const isRanked = (view: NightmareCathedral): boolean => countDevoured(view) > 0;

/** By id, the most important first: there is one at a question. */
const moments: Readonly<Record<string, Moment>> = {
  walled: (view, _seat, step) => (view.seats === 3 && step === 'match.takeArea' ? HERE : null),
  last: (view) => (view.lastRound ? { point: [CATHEDRAL_PLACE] } : null),
  nightmares: (view, seat, step) =>
    arePiecesComplete(view) && isOwnTurn(view, seat, step)
      ? {
          point: [...new Set(view.nightmareAt.map((area) => (area === 0 ? CATHEDRAL_PLACE : areaPlace(area))))],
          facts: { limit: limitOfDevoured(view) },
        }
      : null,
  stage: (view, seat, step) => (view.stageCards && isOwnTurn(view, seat, step) ? HERE : null),
  lap: (view, seat, step) =>
    view.turns >= (LAPS - 1) * TURN_TRACK.length && isOwnTurn(view, seat, step)
      ? { facts: { count: LAPS * TURN_TRACK.length - view.turns } }
      : null,
  ranks: (view, seat, step) => (isRanked(view) && isOwnTurn(view, seat, step) ? { point: [chipPlace(seat)] } : null),
  limbo: (view, seat, step) =>
    view.limbo[seat] > 0 && isOwnTurn(view, seat, step)
      ? { point: [chipPlace(seat)], facts: { count: view.limbo[seat], price: LIMBO_PRICE } }
      : null,
  pieces: (view, seat, step) =>
    view.pieces.length > listPiecesUp(view.options, view.seats).length && isOwnTurn(view, seat, step)
      ? { point: [CATHEDRAL_PLACE], facts: { count: view.pieces.length, all: CATHEDRAL_TRACK.length } }
      : null,
  turn: (view, seat, step) => (isOwnTurn(view, seat, step) ? { point: [nightPlace(view.dreamer[seat])] } : null),
  answer: (view, _seat, step) => (step === 'turn.react' ? { point: [dayPlace(view.day)] } : null),
  dream: (view, seat) =>
    view.dreams[seat].some((card) => mayDream(view, seat, card)) ? { point: [dreamsPlace(seat)] } : null,
  shadows: (view, _seat, step) => (LAYING.includes(step) && fightsShadows(view) ? HERE : null),
  rivals: (view, _seat, step) => (LAYING.includes(step) && !fightsShadows(view) ? HERE : null),
  held: (view, seat, step) =>
    step === 'move.choose' &&
    landOf(view).inPlay.some((area) => unitsAt(view, area, seat) > 0 && isHeld(view, seat, area))
      ? HERE
      : null,
  others: at('conflict.name'),
  order: at('conflict.order'),
  convert: at('convert.choose'),
  deed: (view, seat, step) =>
    step === 'action.deedsBefore' && view.hands[seat].some(isDeed) ? { point: [handPlace(seat)] } : null,
  swap: (_view, seat, step) => (step === 'turn.putBack' ? { point: [dreamsPlace(seat)] } : null),
  build: at('build.site'),
  paid: at('worship.step'),
  market: at('turn.dreamDraw'),
  hand: (_view, seat, step) => (step === 'turn.discard' ? { point: [handPlace(seat)] } : null),
};

/** Questions of these procedures and steps are answered on the map, or over it, and a hint must not cover that. */
const ON_MAP =
  /^(match\.takeArea|(produce|recall|move|fly|convert|level|lose|addShadow|removeShadow|devour)\.|build\.|turn\.dreamDraw|conflict\.(name|retreat)|roam\.|worship\.kneel)/;

/** Chips stand at the table's head, where else hints do; at its foot are the Day spaces, one of which is chosen meanwhile. */
const isAtHead = (place: string): boolean => readPlace('chip', place) !== null;

export const hintIds: readonly string[] = Object.keys(moments);

export function listHints(view: NightmareCathedral, seat: Seat): readonly Hint[] {
  const step = getStep(view);
  return hintIds.flatMap((id): Hint[] => {
    const told = moments[id](view, seat, step);
    const stands = ON_MAP.test(step) ? 'foot' : told?.point?.some(isAtHead) ? 'middle' : undefined;
    return told
      ? [
          {
            id,
            text: makePhrase(`hint.${id}`, told.facts),
            ...(told.point && { point: told.point }),
            ...(stands && { stands }),
          },
        ]
      : [];
  });
}
