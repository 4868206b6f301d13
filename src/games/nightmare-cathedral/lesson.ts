import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Lesson } from '../../table/lesson';

export const lesson: Lesson<NightmareCathedral, CathedralMove> = {
  seat: 0,
  names: [],
  begin: (engine) => engine.start({ seats: 2, seed: 1, first: 0 }) as NightmareCathedral,
  steps: [],
};
