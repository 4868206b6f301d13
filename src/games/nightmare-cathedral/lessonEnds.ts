import { areaPlace, CATHEDRAL_PLACE, chipPlace, dayPlace, dreamsPlace } from './keys';
import { BELFRY, CLOISTER, CRYPT, HOME, ORCHARD, RIVAL, SIXTH_STEP, YOU } from './lessonDeal';
import { jumpToCommand, jumpToFortify, jumpToRitual } from './lessonLater';
import { makeLastSteps, makeLaterStep, read, makeRivalStep, makeOwnStep, type CathedralStep } from './lessonSteps';

/** The later turns of the lesson: a fortress, the Ritual, a Dream, a Nightmare, and the count. */

const FORTIFY = 2;
const RITUAL = 4;
const COMMAND = 1;
const RIDER = 0;

export const fortify: readonly CathedralStep[] = [
  read('grows', CATHEDRAL_PLACE),
  makeLaterStep('next', jumpToFortify),
  makeOwnStep('fortify', { type: 'act', day: FORTIFY }, dayPlace(FORTIFY)),
  ...makeLastSteps(YOU),
  makeOwnStep('level', { type: 'level', area: HOME }, areaPlace(HOME)),
  makeOwnStep('pay', { type: 'lose', area: BELFRY }, areaPlace(BELFRY)),
  makeOwnStep('built', { type: 'done' }, areaPlace(HOME)),
  ...makeLastSteps(YOU, 3),
  makeRivalStep({ type: 'pass' }),
  ...makeLastSteps(YOU),
  makeOwnStep('piece', { type: 'produce', area: ORCHARD }, CATHEDRAL_PLACE, areaPlace(ORCHARD)),
  makeRivalStep({ type: 'produce', area: CLOISTER }),
];

export const ritual: readonly CathedralStep[] = [
  makeLaterStep('later', jumpToRitual),
  makeOwnStep('ritual', { type: 'act', day: RITUAL }, dayPlace(RITUAL)),
  ...makeLastSteps(YOU),
  makeOwnStep('climb', { type: 'climb', marker: 0 }),
  makeOwnStep('bonus', { type: 'produce', area: CRYPT }, areaPlace(CRYPT)),
  makeOwnStep('bonusToo', { type: 'produce', area: HOME }, areaPlace(HOME)),
  makeOwnStep('worship', { type: 'worship', marker: 0, limbo: false }, areaPlace(CRYPT), areaPlace(HOME)),
  makeOwnStep('kneel', { type: 'kneel', area: CRYPT }, areaPlace(CRYPT)),
  { move: { type: 'kneel', area: HOME }, by: YOU, point: [] },
  ...makeLastSteps(YOU),
  makeOwnStep('dream', { type: 'dream', card: SIXTH_STEP }, dreamsPlace(YOU)),
  ...makeLastSteps(YOU, 2),
  makeOwnStep('market', { type: 'market', slot: 0 }),
  makeRivalStep({ type: 'pass' }),
  ...makeLastSteps(YOU),
];

export const commandSteps: readonly CathedralStep[] = [
  read('complete', CATHEDRAL_PLACE),
  makeLaterStep('devoured', jumpToCommand),
  makeRivalStep({ type: 'act', day: RITUAL }),
  ...makeLastSteps(RIVAL),
  makeRivalStep({ type: 'climb', marker: 0 }),
  ...makeLastSteps(RIVAL, 4),
  makeOwnStep('agreeAgain', { type: 'agree' }, dayPlace(RITUAL)),
  ...makeLastSteps(YOU),
  makeOwnStep('order', { type: 'choose', branch: COMMAND }),
  makeOwnStep('rider', { type: 'command', nightmare: RIDER }, CATHEDRAL_PLACE),
  makeOwnStep('roam', { type: 'roam', to: BELFRY }, areaPlace(BELFRY)),
  makeOwnStep('roamOn', { type: 'roam', to: ORCHARD }, areaPlace(ORCHARD)),
  makeOwnStep('devour', { type: 'devour', area: ORCHARD, side: YOU }, areaPlace(ORCHARD)),
  makeOwnStep('last', { type: 'climb', marker: 0 }),
  ...makeLastSteps(YOU, 2),
  ...makeLastSteps(RIVAL),
];

export const count: readonly CathedralStep[] = [
  read('points', chipPlace(YOU), chipPlace(RIVAL)),
  read('most', CATHEDRAL_PLACE),
  read('end'),
];
