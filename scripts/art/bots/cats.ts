/** The twelve cats that play: how each looks. */
import type { CatName } from '../../../src/storage/cats';
import type { HeadLook } from '../cat';
import type { Fur } from '../fur';
import { calico, halved, spotted, tabby, tuxedo } from '../markings';
import { place, shape } from '../paper';

import {
  beads,
  bobbleHat,
  bow,
  brimHat,
  daisy,
  headphones,
  headscarf,
  leaf,
  monocle,
  mortarboard,
  napkin,
  newsboyCap,
  nightcap,
  scarf,
  siamese,
  sleepMask,
  specs,
  steamer,
} from './worn';

type Look = Pick<HeadLook, 'ears' | 'skull' | 'irises' | 'mood' | 'mouth' | 'marks' | 'earFurs' | 'muzzle' | 'leftInk'>;

export interface PlayingCat extends Look {
  readonly name: CatName;
  readonly coat: Fur;
  /** The colour of the coin behind it. */
  readonly coin: string;
  /** On the head, at the neck, and over the eyes. */
  readonly worn?: string;
  readonly neck?: string;
  readonly over?: string;
  /** How much lower the head sits, for what is worn on it. */
  readonly drop?: number;
}

const createFur = (
  fur: string,
  shade: string,
  deep: string,
  light: string,
  inner: string,
  iris: string,
  ink?: string,
  whisker?: string,
): Fur => ({ fur, shade, deep, light, inner, iris, ...(ink && { ink }), ...(whisker && { whisker }) });

/** By the name of the cat. */
export const playingCats: readonly PlayingCat[] = [
  {
    name: 'figa',
    coat: createFur('#a57be0', '#8257bf', '#563190', '#ddc8fa', '#f4a8c6', '#a5f0d4', '#3a1c66'),
    coin: '#ffd98a',
    ears: 'small',
    skull: 'round',
    mood: 'sleepy',
    worn: nightcap,
    drop: 2,
  },
  {
    name: 'dumpling',
    coat: createFur('#fff0d9', '#ead2b4', '#c9a67f', '#fffaf0', '#f7b3a0', '#8a5a34', '#5a3a2a', '#b59a80'),
    coin: '#e8705a',
    ears: 'fold',
    skull: 'round',
    mood: 'wide',
    worn: steamer,
    neck: napkin,
    drop: 8,
  },
  {
    name: 'slipper',
    coat: createFur('#a7b6d6', '#8495ba', '#566790', '#e2e9f6', '#eab0c4', '#ffb84e', '#2c3654'),
    coin: '#f7a8b8',
    ears: 'wide',
    skull: 'fluffy',
    mood: 'calm',
    worn: bobbleHat,
    drop: 7,
  },
  {
    name: 'snooze',
    coat: createFur('#f3dfc2', '#d8bd98', '#8a6248', '#fff4e2', '#d99a8c', '#5fc4f5', '#fbe3cb', '#fff1d6'),
    coin: '#57b9bd',
    ears: 'up',
    skull: 'slim',
    mood: 'sleepy',
    worn: sleepMask,
    marks: siamese('#6d4a3c'),
    earFurs: ['#6d4a3c', '#6d4a3c'],
    muzzle: '#5a3a30',
  },
  {
    name: 'mischief',
    coat: createFur('#f07a45', '#cf5528', '#8c3014', '#fff1e2', '#5a2338', '#b8f06a', '#5a1f10'),
    coin: '#5f7be0',
    ears: 'big',
    skull: 'tufted',
    mood: 'sly',
    mouth: 'smile',
    worn: leaf,
    earFurs: ['#c94f26', '#c94f26'],
    marks: tuxedo('#fff1e2').head,
  },
  {
    name: 'claws',
    coat: createFur('#625d76', '#4a465d', '#2b2839', '#8d88a3', '#c08a9c', '#9cf07a', '#0f0b17', '#c9c4dc'),
    coin: '#6cc58c',
    ears: 'small',
    skull: 'tufted',
    mood: 'cross',
    mouth: 'fangs',
    worn: newsboyCap,
    neck: scarf('#e2475c', '#b02f49'),
    drop: 4,
  },
  {
    name: 'patch',
    coat: createFur('#fffaf2', '#ecdcd4', '#cbb3b4', '#ffffff', '#f9b7c3', '#5fb4e8', '#4a3550', '#b9a9b4'),
    coin: '#b08cf0',
    ears: 'round',
    skull: 'round',
    mood: 'wide',
    worn: daisy,
    earFurs: ['#4a4158', '#f09a3e'],
    marks: calico('#4a4158', '#f09a3e').head,
    irises: ['#ffd75e', '#5fb4e8'],
  },
  {
    name: 'stripes',
    coat: createFur('#c08a52', '#9c6936', '#6b4220', '#f4dcb4', '#f0a890', '#8fe06a', '#3c2210'),
    coin: '#ffcf4a',
    ears: 'up',
    skull: 'tufted',
    mood: 'calm',
    worn: headphones,
    marks: tabby('#7a4a22').head,
  },
  {
    name: 'countess',
    coat: createFur('#e4e2f0', '#c2bfd8', '#8f8ab0', '#ffffff', '#e9a8c4', '#a06af0', '#3a2f58', '#8f8ab0'),
    coin: '#c95a8c',
    ears: 'big',
    skull: 'slim',
    mood: 'sleepy',
    worn: brimHat,
    neck: beads,
    drop: 6,
  },
  {
    name: 'gambit',
    coat: createFur('#fdf6ec', '#e0d4cc', '#b3a2a6', '#ffffff', '#f2a9b4', '#f2b63c', '#2a2238', '#a89aa8'),
    coin: '#f0954a',
    ears: 'tufted',
    skull: 'tufted',
    mood: 'calm',
    over: monocle,
    neck: bow,
    earFurs: ['#3d3750', '#fdf6ec'],
    marks: place(0, 0, halved('#3d3750').head, { flip: true }),
    irises: ['#f2c23c', '#5ac8a8'],
    leftInk: '#f4ecdf',
    drop: 6,
  },
  {
    name: 'misty',
    coat: createFur('#7fb4c4', '#5a90a4', '#33606f', '#cfe9ee', '#e8b2c8', '#ffe07a', '#173642'),
    coin: '#5a4bb8',
    ears: 'back',
    skull: 'round',
    mood: 'sly',
    worn: headscarf,
    marks: spotted('#4d8296').head,
    drop: 7,
  },
  {
    name: 'inky',
    coat: createFur('#363a66', '#282b52', '#181a38', '#7d83b8', '#a88ac0', '#8fe8ff', '#dfe2ff', '#aab0dc'),
    coin: '#bfe8d2',
    ears: 'up',
    skull: 'round',
    mood: 'wide',
    over: specs,
    worn: mortarboard,
    marks: shape('20 -40, 52 -34, 62 -4, 50 20, 30 16, 12 22, 4 4, 12 -14', '#f4f0ff'),
    drop: 9,
  },
];
