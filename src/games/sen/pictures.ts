// Written by `npm run art`: a change here would be lost.

export const pictures = {
  0: require('../../../assets/sen/0.webp'),
  1: require('../../../assets/sen/1.webp'),
  2: require('../../../assets/sen/2.webp'),
  3: require('../../../assets/sen/3.webp'),
  4: require('../../../assets/sen/4.webp'),
  5: require('../../../assets/sen/5.webp'),
  6: require('../../../assets/sen/6.webp'),
  7: require('../../../assets/sen/7.webp'),
  8: require('../../../assets/sen/8.webp'),
  9: require('../../../assets/sen/9.webp'),
  back: require('../../../assets/sen/back.webp'),
  peek: require('../../../assets/sen/peek.webp'),
  swap: require('../../../assets/sen/swap.webp'),
  take: require('../../../assets/sen/take.webp'),
} as const;

export const largePictures = {
  0: require('../../../assets/sen/large/0.webp'),
  1: require('../../../assets/sen/large/1.webp'),
  2: require('../../../assets/sen/large/2.webp'),
  3: require('../../../assets/sen/large/3.webp'),
  4: require('../../../assets/sen/large/4.webp'),
  5: require('../../../assets/sen/large/5.webp'),
  6: require('../../../assets/sen/large/6.webp'),
  7: require('../../../assets/sen/large/7.webp'),
  8: require('../../../assets/sen/large/8.webp'),
  9: require('../../../assets/sen/large/9.webp'),
  back: require('../../../assets/sen/large/back.webp'),
  peek: require('../../../assets/sen/large/peek.webp'),
  swap: require('../../../assets/sen/large/swap.webp'),
  take: require('../../../assets/sen/large/take.webp'),
} as const;

export const grounds = {
  dark: require('../../../assets/sen/ground-dark.webp'),
  light: require('../../../assets/sen/ground-light.webp'),
} as const;
