import type { Seat } from '../../rules/kernel/types';
import { canDream } from '../../rules/nightmare-cathedral/conditions';
import { LAPS, TURN_TRACK } from '../../rules/nightmare-cathedral/content/tracks';
import { landOf } from '../../rules/nightmare-cathedral/land';
import { devouredLimit, piecesComplete } from '../../rules/nightmare-cathedral/rising';
import { SHADOWS, type NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { LIMBO_PRICE } from '../../rules/nightmare-cathedral/steps';
import { unitsAt } from '../../rules/nightmare-cathedral/units';
import type { Hint } from '../../table/face';
import type { PhraseFact } from '../../words/phrase';

import { areaPlace, CATHEDRAL_PLACE, chipPlace, dayPlace, dreamsPlace, handPlace, nightPlace } from './keys';
import { phrase } from './phrases';
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

const fightsShadows = (view: NightmareCathedral): boolean => findConflict(view)?.sides.includes(SHADOWS) === true;
const LAYING = ['conflict.layFirst', 'conflict.laySecond'];

/** By id, the most important first: there is one at a question. */
const moments: Readonly<Record<string, Moment>> = {
  last: (view) => (view.lastRound ? { point: [CATHEDRAL_PLACE] } : null),
  nightmares: (view, seat, step) =>
    piecesComplete(view) && isOwnTurn(view, seat, step)
      ? {
          point: [...new Set(view.nightmareAt.map((area) => (area === 0 ? CATHEDRAL_PLACE : areaPlace(area))))],
          facts: { limit: devouredLimit(view) },
        }
      : null,
  stage: (view, seat, step) => (view.stageCards && isOwnTurn(view, seat, step) ? HERE : null),
  lap: (view, seat, step) =>
    view.turns >= (LAPS - 1) * TURN_TRACK.length && isOwnTurn(view, seat, step)
      ? { facts: { count: LAPS * TURN_TRACK.length - view.turns } }
      : null,
  limbo: (view, seat, step) =>
    view.limbo[seat] >= LIMBO_PRICE && isOwnTurn(view, seat, step)
      ? { point: [chipPlace(seat)], facts: { count: view.limbo[seat] } }
      : null,
  turn: (view, seat, step) => (isOwnTurn(view, seat, step) ? { point: [nightPlace(view.dreamer[seat])] } : null),
  answer: (view, _seat, step) => (step === 'turn.react' ? { point: [dayPlace(view.day)] } : null),
  dream: (view, seat) =>
    view.dreams[seat].some((card) => card > 0 && canDream(view, seat, card)) ? { point: [dreamsPlace(seat)] } : null,
  shadows: (view, _seat, step) => (LAYING.includes(step) && fightsShadows(view) ? HERE : null),
  rivals: (view, _seat, step) => (LAYING.includes(step) && !fightsShadows(view) ? HERE : null),
  held: (view, seat, step) =>
    step === 'move.choose' &&
    landOf(view).inPlay.some((area) => unitsAt(view, area, seat) > 0 && isHeld(view, seat, area))
      ? HERE
      : null,
  build: at('build.site'),
  paid: at('worship.step'),
  market: at('turn.dreamDraw'),
  hand: (_view, seat, step) => (step === 'turn.discard' ? { point: [handPlace(seat)] } : null),
};

/** Questions of these procedures and steps are answered on the map, which a hint must not cover. */
const ON_MAP =
  /^(match\.takeArea|(produce|recall|move|fly|convert|level|lose|addShadow|removeShadow|devour)\.|build\.|conflict\.(name|retreat)|roam\.|worship\.kneel)/;

export const hintIds: readonly string[] = Object.keys(moments);

export function hints(view: NightmareCathedral, seat: Seat): readonly Hint[] {
  const step = getStep(view);
  const isLow = ON_MAP.test(step);
  return hintIds.flatMap((id): Hint[] => {
    const told = moments[id](view, seat, step);
    return told
      ? [
          {
            id,
            text: phrase(`hint.${id}`, told.facts),
            ...(told.point && { point: told.point }),
            ...(isLow && { isLow }),
          },
        ]
      : [];
  });
}
