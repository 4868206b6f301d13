import type { ImageRequireSource } from 'react-native';

import catLadyBox from '../../assets/boxes/cat-lady.webp';
import kotyBox from '../../assets/boxes/koty.webp';
import senBox from '../../assets/boxes/sen.webp';
import threeChaptersBox from '../../assets/boxes/three-chapters.webp';
import type { GameFace } from '../table/face';
import { addWords, type Words } from '../words/words';

/** A game in its box: all that is there before somebody opens it. Its name is `app:game.<id>`. */
export interface BoxedGame {
  readonly id: string;
  readonly picture: ImageRequireSource;
  /** The colour of its name on the picture. */
  readonly ink: string;
  open(): Promise<GameFace>;
}

/** The face of a game, once its code is there; its words join the others. */
async function unpacked(
  id: string,
  code: Promise<{ readonly face: unknown; readonly words: Words }>,
): Promise<GameFace> {
  const { face, words } = await code;
  addWords(id, words);
  return face as GameFace;
}

/** The games, in the order of the shelf. A line a game; what is in the box is loaded when it is opened. */
export const boxedGames: readonly BoxedGame[] = [
  { id: 'sen', picture: senBox, ink: '#fbf2d8', open: () => unpacked('sen', import('./sen/face')) },
  { id: 'koty', picture: kotyBox, ink: '#fff1d6', open: () => unpacked('koty', import('./koty/face')) },
  { id: 'cat-lady', picture: catLadyBox, ink: '#3b2f45', open: () => unpacked('cat-lady', import('./cat-lady/face')) },
  {
    id: 'three-chapters',
    picture: threeChaptersBox,
    ink: '#2e2118',
    open: () => unpacked('three-chapters', import('./three-chapters/face')),
  },
];
