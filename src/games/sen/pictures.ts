// Written by `npm run art`: a change here would be lost.
import p0 from '../../../assets/sen/0.webp';
import p1 from '../../../assets/sen/1.webp';
import p2 from '../../../assets/sen/2.webp';
import p3 from '../../../assets/sen/3.webp';
import p4 from '../../../assets/sen/4.webp';
import p5 from '../../../assets/sen/5.webp';
import p6 from '../../../assets/sen/6.webp';
import p7 from '../../../assets/sen/7.webp';
import p8 from '../../../assets/sen/8.webp';
import p9 from '../../../assets/sen/9.webp';
import back from '../../../assets/sen/back.webp';
import groundDark from '../../../assets/sen/ground-dark.webp';
import groundLight from '../../../assets/sen/ground-light.webp';
import large0 from '../../../assets/sen/large/0.webp';
import large1 from '../../../assets/sen/large/1.webp';
import large2 from '../../../assets/sen/large/2.webp';
import large3 from '../../../assets/sen/large/3.webp';
import large4 from '../../../assets/sen/large/4.webp';
import large5 from '../../../assets/sen/large/5.webp';
import large6 from '../../../assets/sen/large/6.webp';
import large7 from '../../../assets/sen/large/7.webp';
import large8 from '../../../assets/sen/large/8.webp';
import large9 from '../../../assets/sen/large/9.webp';
import largeBack from '../../../assets/sen/large/back.webp';
import largePeek from '../../../assets/sen/large/peek.webp';
import largeSwap from '../../../assets/sen/large/swap.webp';
import largeTake from '../../../assets/sen/large/take.webp';
import peek from '../../../assets/sen/peek.webp';
import swap from '../../../assets/sen/swap.webp';
import take from '../../../assets/sen/take.webp';

export const pictures = {
  0: p0,
  1: p1,
  2: p2,
  3: p3,
  4: p4,
  5: p5,
  6: p6,
  7: p7,
  8: p8,
  9: p9,
  back,
  peek,
  swap,
  take,
} as const;

export const largePictures = {
  0: large0,
  1: large1,
  2: large2,
  3: large3,
  4: large4,
  5: large5,
  6: large6,
  7: large7,
  8: large8,
  9: large9,
  back: largeBack,
  peek: largePeek,
  swap: largeSwap,
  take: largeTake,
} as const;

export const grounds = {
  dark: groundDark,
  light: groundLight,
} as const;
