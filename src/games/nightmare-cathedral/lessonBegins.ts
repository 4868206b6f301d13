import { BASIC } from '../../rules/nightmare-cathedral/content/cards';

import { areaPlace, chipPlace, CATHEDRAL_PLACE, dayPlace, handPlace, nightPlace } from './keys';
import { BELFRY, CALL, HOME, ORCHARD, RIVAL, RIVAL_HOME, AVENUE, SENTENCE, YOU } from './lessonDeal';
import { done, read, rival, you, type Step } from './lessonSteps';

/** The first three turns of the lesson: figures, answers, and a fight. */

const DEVELOP = 0;
const SUMMON = 1;
const MANOEUVRE = 3;
const DUSK = 0;
const DAWN = 2;

export const setUp: readonly Step[] = [
  read('welcome', CATHEDRAL_PLACE),
  you('corner', { type: 'take', area: HOME }, areaPlace(HOME)),
  rival({ type: 'take', area: RIVAL_HOME }),
  rival({ type: 'take', area: AVENUE }),
  you('second', { type: 'take', area: BELFRY }, areaPlace(BELFRY)),
  read('control', areaPlace(HOME), areaPlace(BELFRY)),
  read('shadows', areaPlace(ORCHARD)),
  you('bed', { type: 'sleep', night: DAWN }, nightPlace(DAWN)),
  rival({ type: 'sleep', night: DAWN }),
];

export const summon: readonly Step[] = [
  you('summon', { type: 'act', day: SUMMON }, dayPlace(SUMMON)),
  ...done(YOU),
  you('produce', { type: 'produce', area: BELFRY }, areaPlace(BELFRY)),
  read('full', areaPlace(BELFRY)),
  you('enter', { type: 'move', from: HOME, to: ORCHARD }, areaPlace(HOME), areaPlace(ORCHARD)),
  ...done(YOU, 3),
  rival({ type: 'oppose' }),
  ...done(RIVAL),
  rival({ type: 'produce', area: AVENUE }),
  ...done(RIVAL, 2),
  read('oppose', chipPlace(RIVAL)),
  read('beside', nightPlace(DAWN), dayPlace(SUMMON)),
  ...done(YOU),
];

export const answer: readonly Step[] = [
  rival({ type: 'act', day: DEVELOP }),
  ...done(RIVAL, 5),
  you('agree', { type: 'agree' }, dayPlace(DEVELOP), nightPlace(DUSK)),
  ...done(YOU),
  you('upgrade', { type: 'upgrade', card: CALL }, handPlace(YOU), dayPlace(SUMMON)),
  ...done(YOU, 2),
  ...done(RIVAL),
];

export const fight: readonly Step[] = [
  you('manoeuvre', { type: 'act', day: MANOEUVRE }, dayPlace(MANOEUVRE)),
  ...done(YOU),
  read('held', areaPlace(ORCHARD)),
  you('walk', { type: 'move', from: BELFRY, to: ORCHARD }, areaPlace(BELFRY), areaPlace(ORCHARD)),
  you('enough', { type: 'done' }),
  you('conflict', { type: 'conflict', area: ORCHARD, sides: [YOU, 4] }, areaPlace(ORCHARD)),
  you('lay', { type: 'lay', card: SENTENCE }, handPlace(YOU)),
  you('basic', { type: 'lay', card: BASIC[YOU] }, handPlace(YOU)),
  you('victory', { type: 'victory' }),
  ...done(YOU, 3),
  rival({ type: 'pass' }),
  ...done(YOU),
];
