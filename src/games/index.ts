import type { ImageRequireSource } from 'react-native';

import catLadyBox from '../../assets/boxes/cat-lady.webp';
import kotyBox from '../../assets/boxes/koty.webp';
import nightmareCathedralBox from '../../assets/boxes/nightmare-cathedral.webp';
import senBox from '../../assets/boxes/sen.webp';
import threeChaptersBox from '../../assets/boxes/three-chapters.webp';
import type { GameFace } from '../table/face';
import { addWords, type Words } from '../words/words';

/** A game that is not loaded yet: what the app knows before somebody opens it. Its name is `app:game.<id>`. */
export interface BoxedGame {
  readonly id: string;
  readonly picture: ImageRequireSource;
  /** The colour of the game's name on the picture. */
  readonly ink: string;
  open(): Promise<GameFace>;
}

/** Waits for the code of a game, adds its words to the app's and returns its face. */
async function unpack(id: string, code: Promise<{ readonly face: unknown; readonly words: Words }>): Promise<GameFace> {
  const { face, words } = await code;
  addWords(id, words);
  return face as GameFace;
}

/**
 * All games in the order in which Home shows them, one line each. The code of a game is loaded only when somebody opens
 * it.
 */
export const boxedGames: readonly BoxedGame[] = [
  { id: 'sen', picture: senBox, ink: '#fbf2d8', open: () => unpack('sen', import('./sen/face')) },
  { id: 'koty', picture: kotyBox, ink: '#fff1d6', open: () => unpack('koty', import('./koty/face')) },
  { id: 'cat-lady', picture: catLadyBox, ink: '#3b2f45', open: () => unpack('cat-lady', import('./cat-lady/face')) },
  {
    id: 'three-chapters',
    picture: threeChaptersBox,
    ink: '#2e2118',
    open: () => unpack('three-chapters', import('./three-chapters/face')),
  },
  {
    id: 'nightmare-cathedral',
    picture: nightmareCathedralBox,
    ink: '#eadcc0',
    open: () => unpack('nightmare-cathedral', import('./nightmare-cathedral/face')),
  },
];
