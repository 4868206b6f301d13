import { listHandles } from '../../src/games/three-chapters/listHandles';
import { describeMove } from '../../src/games/three-chapters/moveText';
import { layOutScene } from '../../src/games/three-chapters/scene';

/** The pure part of 3 Chapters' face. */
export const threeChapters = { layOutScene, listHandles, describeMove };
