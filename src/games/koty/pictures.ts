// Written by `npm run art`: a change here would be lost.
import back from '../../../assets/koty/back.webp';
import bat from '../../../assets/koty/bat.webp';
import blue1 from '../../../assets/koty/blue-1.webp';
import blue8 from '../../../assets/koty/blue-8.webp';
import crow from '../../../assets/koty/crow.webp';
import dragon from '../../../assets/koty/dragon.webp';
import green3 from '../../../assets/koty/green-3.webp';
import green6 from '../../../assets/koty/green-6.webp';
import groundDark from '../../../assets/koty/ground-dark.webp';
import groundLight from '../../../assets/koty/ground-light.webp';
import joker from '../../../assets/koty/joker.webp';
import largeBack from '../../../assets/koty/large/back.webp';
import largeBat from '../../../assets/koty/large/bat.webp';
import largeBlue1 from '../../../assets/koty/large/blue-1.webp';
import largeBlue8 from '../../../assets/koty/large/blue-8.webp';
import largeCrow from '../../../assets/koty/large/crow.webp';
import largeDragon from '../../../assets/koty/large/dragon.webp';
import largeGreen3 from '../../../assets/koty/large/green-3.webp';
import largeGreen6 from '../../../assets/koty/large/green-6.webp';
import largeJoker from '../../../assets/koty/large/joker.webp';
import largeMoth from '../../../assets/koty/large/moth.webp';
import largeOwl from '../../../assets/koty/large/owl.webp';
import largePink4 from '../../../assets/koty/large/pink-4.webp';
import largePink5 from '../../../assets/koty/large/pink-5.webp';
import largeYellow2 from '../../../assets/koty/large/yellow-2.webp';
import largeYellow7 from '../../../assets/koty/large/yellow-7.webp';
import moth from '../../../assets/koty/moth.webp';
import owl from '../../../assets/koty/owl.webp';
import pink4 from '../../../assets/koty/pink-4.webp';
import pink5 from '../../../assets/koty/pink-5.webp';
import smallBat from '../../../assets/koty/small/bat.webp';
import smallBlue1 from '../../../assets/koty/small/blue-1.webp';
import smallBlue8 from '../../../assets/koty/small/blue-8.webp';
import smallCrow from '../../../assets/koty/small/crow.webp';
import smallDragon from '../../../assets/koty/small/dragon.webp';
import smallGreen3 from '../../../assets/koty/small/green-3.webp';
import smallGreen6 from '../../../assets/koty/small/green-6.webp';
import smallJoker from '../../../assets/koty/small/joker.webp';
import smallMoth from '../../../assets/koty/small/moth.webp';
import smallOwl from '../../../assets/koty/small/owl.webp';
import smallPink4 from '../../../assets/koty/small/pink-4.webp';
import smallPink5 from '../../../assets/koty/small/pink-5.webp';
import smallYellow2 from '../../../assets/koty/small/yellow-2.webp';
import smallYellow7 from '../../../assets/koty/small/yellow-7.webp';
import yellow2 from '../../../assets/koty/yellow-2.webp';
import yellow7 from '../../../assets/koty/yellow-7.webp';

export const pictures = {
  back,
  bat,
  'blue-1': blue1,
  'blue-8': blue8,
  crow,
  dragon,
  'green-3': green3,
  'green-6': green6,
  joker,
  moth,
  owl,
  'pink-4': pink4,
  'pink-5': pink5,
  'yellow-2': yellow2,
  'yellow-7': yellow7,
} as const;

export const largePictures = {
  back: largeBack,
  bat: largeBat,
  'blue-1': largeBlue1,
  'blue-8': largeBlue8,
  crow: largeCrow,
  dragon: largeDragon,
  'green-3': largeGreen3,
  'green-6': largeGreen6,
  joker: largeJoker,
  moth: largeMoth,
  owl: largeOwl,
  'pink-4': largePink4,
  'pink-5': largePink5,
  'yellow-2': largeYellow2,
  'yellow-7': largeYellow7,
} as const;

export const smallPictures = {
  bat: smallBat,
  'blue-1': smallBlue1,
  'blue-8': smallBlue8,
  crow: smallCrow,
  dragon: smallDragon,
  'green-3': smallGreen3,
  'green-6': smallGreen6,
  joker: smallJoker,
  moth: smallMoth,
  owl: smallOwl,
  'pink-4': smallPink4,
  'pink-5': smallPink5,
  'yellow-2': smallYellow2,
  'yellow-7': smallYellow7,
} as const;

export const grounds = {
  dark: groundDark,
  light: groundLight,
} as const;
