import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Lesson } from '../../table/lesson';

import { answer, fight, setUpSteps, summon } from './lessonBegins';
import { begin, YOU } from './lessonDeal';
import { commandSteps, count, fortify, ritual } from './lessonEnds';

/** A lesson of seven minutes: the first turns, then a Ritual and a Nightmare out of the last ones, and the count. */
export const lesson: Lesson<NightmareCathedral, CathedralMove> = {
  seat: YOU,
  names: [{ key: 'nightmare-cathedral:lesson.you' }, { key: 'app:cat.dumpling.name' }],
  cats: [null, 'dumpling'],
  begin,
  steps: [...setUpSteps, ...summon, ...answer, ...fight, ...fortify, ...ritual, ...commandSteps, ...count],
};
