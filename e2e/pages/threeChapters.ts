import { listHandles } from '../../src/games/three-chapters/listHandles';
import { describeMove } from '../../src/games/three-chapters/moveText';
import { layOutScene } from '../../src/games/three-chapters/scene';

/** What is pure of the face of 3 Chapters. */
export const threeChapters = { layOutScene, listHandles, describeMove };
