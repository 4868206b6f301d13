import { BASIC } from '../../rules/nightmare-cathedral/content/cards';

import { areaPlace, chipPlace, CATHEDRAL_PLACE, dayPlace, handPlace, nightPlace } from './keys';
import { BELFRY, CALL, HOME, ORCHARD, RIVAL, RIVAL_HOME, AVENUE, SENTENCE, YOU } from './lessonDeal';
import { makeLastSteps, read, makeRivalStep, makeOwnStep, type CathedralStep } from './lessonSteps';

/** The first three turns of the lesson: figures, answers, and a fight. */

const DEVELOP = 0;
const SUMMON = 1;
const MANOEUVRE = 3;
const DUSK = 0;
const DAWN = 2;

export const setUpSteps: readonly CathedralStep[] = [
  read('welcome', CATHEDRAL_PLACE),
  makeOwnStep('corner', { type: 'take', area: HOME }, areaPlace(HOME)),
  makeRivalStep({ type: 'take', area: RIVAL_HOME }),
  makeRivalStep({ type: 'take', area: AVENUE }),
  makeOwnStep('second', { type: 'take', area: BELFRY }, areaPlace(BELFRY)),
  read('control', areaPlace(HOME), areaPlace(BELFRY)),
  read('shadows', areaPlace(ORCHARD)),
  makeOwnStep('bed', { type: 'sleep', night: DAWN }, nightPlace(DAWN)),
  makeRivalStep({ type: 'sleep', night: DAWN }),
];

export const summon: readonly CathedralStep[] = [
  makeOwnStep('summon', { type: 'act', day: SUMMON }, dayPlace(SUMMON)),
  ...makeLastSteps(YOU),
  makeOwnStep('produce', { type: 'produce', area: BELFRY }, areaPlace(BELFRY)),
  read('full', areaPlace(BELFRY)),
  makeOwnStep('enter', { type: 'move', from: HOME, to: ORCHARD }, areaPlace(HOME), areaPlace(ORCHARD)),
  ...makeLastSteps(YOU, 3),
  makeRivalStep({ type: 'oppose' }),
  ...makeLastSteps(RIVAL),
  makeRivalStep({ type: 'produce', area: AVENUE }),
  ...makeLastSteps(RIVAL, 2),
  read('oppose', chipPlace(RIVAL)),
  read('beside', nightPlace(DAWN), dayPlace(SUMMON)),
  ...makeLastSteps(YOU),
];

export const answer: readonly CathedralStep[] = [
  makeRivalStep({ type: 'act', day: DEVELOP }),
  ...makeLastSteps(RIVAL, 5),
  makeOwnStep('agree', { type: 'agree' }, dayPlace(DEVELOP), nightPlace(DUSK)),
  ...makeLastSteps(YOU),
  makeOwnStep('upgrade', { type: 'upgrade', card: CALL }, handPlace(YOU), dayPlace(SUMMON)),
  ...makeLastSteps(YOU, 2),
  ...makeLastSteps(RIVAL),
];

export const fight: readonly CathedralStep[] = [
  makeOwnStep('manoeuvre', { type: 'act', day: MANOEUVRE }, dayPlace(MANOEUVRE)),
  ...makeLastSteps(YOU),
  read('held', areaPlace(ORCHARD)),
  makeOwnStep('walk', { type: 'move', from: BELFRY, to: ORCHARD }, areaPlace(BELFRY), areaPlace(ORCHARD)),
  makeOwnStep('enough', { type: 'done' }),
  makeOwnStep('conflict', { type: 'conflict', area: ORCHARD, sides: [YOU, 4] }, areaPlace(ORCHARD)),
  makeOwnStep('lay', { type: 'lay', card: SENTENCE }, handPlace(YOU)),
  makeOwnStep('basic', { type: 'lay', card: BASIC[YOU] }, handPlace(YOU)),
  makeOwnStep('victory', { type: 'victory' }),
  ...makeLastSteps(YOU, 3),
  makeRivalStep({ type: 'pass' }),
  ...makeLastSteps(YOU),
];
