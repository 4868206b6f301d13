import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { LessonStep } from '../../table/lesson';

import { RIVAL, YOU } from './lessonDeal';

/** How the steps of the lesson are written down. */

export type CathedralStep = LessonStep<CathedralMove, NightmareCathedral>;

export const read = (name: string, ...point: string[]): CathedralStep => ({
  say: { key: `nightmare-cathedral:lesson.${name}` },
  by: YOU,
  point,
});
export const makeOwnStep = (name: string, move: CathedralMove, ...point: string[]): CathedralStep => ({
  ...read(name, ...point),
  move,
});
export const makeRivalStep = (move: CathedralMove): CathedralStep => ({ move, by: RIVAL, point: [] });
export const makeLaterStep = (
  name: string,
  jump: (s: NightmareCathedral) => void,
  ...point: string[]
): CathedralStep => ({
  ...read(name, ...point),
  jump,
});

const DONE: CathedralMove = { type: 'done' };

/** Questions that have nothing to do with what is taught: a match, too, is done with most of them by itself. */
export const makeLastSteps = (by: number, times = 1): CathedralStep[] =>
  Array.from({ length: times }, () => ({ move: DONE, by, point: [] }));
