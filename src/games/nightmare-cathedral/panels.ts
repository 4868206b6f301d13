import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { GameFace } from '../../table/face';

export const panels: NonNullable<GameFace<NightmareCathedral, CathedralMove>['Panels']> = {};
