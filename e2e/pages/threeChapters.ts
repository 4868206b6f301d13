import { handles } from '../../src/games/three-chapters/handles';
import { say } from '../../src/games/three-chapters/moveText';
import { scene } from '../../src/games/three-chapters/scene';

/** What is pure of the face of 3 Chapters. */
export const threeChapters = { scene, handles, say };
