import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { LessonStep } from '../../table/lesson';

import { RIVAL, YOU } from './lessonDeal';

/** How the steps of the lesson are written down. */

export type Step = LessonStep<CathedralMove, NightmareCathedral>;

export const read = (name: string, ...point: string[]): Step => ({
  say: { key: `nightmare-cathedral:lesson.${name}` },
  by: YOU,
  point,
});
export const you = (name: string, move: CathedralMove, ...point: string[]): Step => ({ ...read(name, ...point), move });
export const rival = (move: CathedralMove): Step => ({ move, by: RIVAL, point: [] });
export const later = (name: string, jump: (s: NightmareCathedral) => void, ...point: string[]): Step => ({
  ...read(name, ...point),
  jump,
});

const DONE: CathedralMove = { type: 'done' };

/** Questions that have nothing to do with what is taught: a match, too, is done with most of them by itself. */
export const done = (by: number, times = 1): Step[] =>
  Array.from({ length: times }, () => ({ move: DONE, by, point: [] }));
