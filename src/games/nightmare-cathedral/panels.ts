import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { GameFace } from '../../table/face';

import { ConflictPanel } from './ConflictPanel';

export const panels: NonNullable<GameFace<NightmareCathedral, CathedralMove>['Panels']> = { conflict: ConflictPanel };
