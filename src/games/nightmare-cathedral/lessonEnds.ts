import { areaPlace, CATHEDRAL_PLACE, chipPlace, dayPlace, dreamsPlace } from './keys';
import { BELFRY, CLOISTER, CRYPT, HOME, ORCHARD, RIVAL, SIXTH_STEP, YOU } from './lessonDeal';
import { jumpToCommand, jumpToFortify, jumpToRitual } from './lessonLater';
import { done, later, read, rival, you, type Step } from './lessonSteps';

/** The later turns of the lesson: a fortress, the Ritual, a Dream, a Nightmare, and the count. */

const FORTIFY = 2;
const RITUAL = 4;
const COMMAND = 1;
const RIDER = 0;

export const fortify: readonly Step[] = [
  read('grows', CATHEDRAL_PLACE),
  later('next', jumpToFortify),
  you('fortify', { type: 'act', day: FORTIFY }, dayPlace(FORTIFY)),
  ...done(YOU),
  you('level', { type: 'level', area: HOME }, areaPlace(HOME)),
  you('pay', { type: 'lose', area: BELFRY }, areaPlace(BELFRY)),
  you('built', { type: 'done' }, areaPlace(HOME)),
  ...done(YOU, 3),
  rival({ type: 'pass' }),
  ...done(YOU),
  you('piece', { type: 'produce', area: ORCHARD }, CATHEDRAL_PLACE, areaPlace(ORCHARD)),
  rival({ type: 'produce', area: CLOISTER }),
];

export const ritual: readonly Step[] = [
  later('later', jumpToRitual),
  you('ritual', { type: 'act', day: RITUAL }, dayPlace(RITUAL)),
  ...done(YOU),
  you('climb', { type: 'climb', marker: 0 }),
  you('bonus', { type: 'produce', area: CRYPT }, areaPlace(CRYPT)),
  you('bonusToo', { type: 'produce', area: HOME }, areaPlace(HOME)),
  you('worship', { type: 'worship', marker: 0, limbo: false }, areaPlace(CRYPT), areaPlace(HOME)),
  you('kneel', { type: 'kneel', area: CRYPT }, areaPlace(CRYPT)),
  { move: { type: 'kneel', area: HOME }, by: YOU, point: [] },
  ...done(YOU),
  you('dream', { type: 'dream', card: SIXTH_STEP }, dreamsPlace(YOU)),
  ...done(YOU, 2),
  you('market', { type: 'market', slot: 0 }),
  rival({ type: 'pass' }),
  ...done(YOU),
];

export const command: readonly Step[] = [
  read('complete', CATHEDRAL_PLACE),
  later('devoured', jumpToCommand),
  rival({ type: 'act', day: RITUAL }),
  ...done(RIVAL),
  rival({ type: 'climb', marker: 0 }),
  ...done(RIVAL, 4),
  you('agreeAgain', { type: 'agree' }, dayPlace(RITUAL)),
  ...done(YOU),
  you('order', { type: 'choose', branch: COMMAND }),
  you('rider', { type: 'command', nightmare: RIDER }, CATHEDRAL_PLACE),
  you('roam', { type: 'roam', to: BELFRY }, areaPlace(BELFRY)),
  you('roamOn', { type: 'roam', to: ORCHARD }, areaPlace(ORCHARD)),
  you('devour', { type: 'devour', area: ORCHARD, side: YOU }, areaPlace(ORCHARD)),
  you('last', { type: 'climb', marker: 0 }),
  ...done(YOU, 2),
  ...done(RIVAL),
];

export const count: readonly Step[] = [
  read('points', chipPlace(YOU), chipPlace(RIVAL)),
  read('most', CATHEDRAL_PLACE),
  read('end'),
];
