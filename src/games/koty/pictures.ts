// Written by `npm run art`: a change here would be lost.

export const pictures = {
  back: require('../../../assets/koty/back.webp'),
  bat: require('../../../assets/koty/bat.webp'),
  'blue-1': require('../../../assets/koty/blue-1.webp'),
  'blue-8': require('../../../assets/koty/blue-8.webp'),
  crow: require('../../../assets/koty/crow.webp'),
  dragon: require('../../../assets/koty/dragon.webp'),
  'green-3': require('../../../assets/koty/green-3.webp'),
  'green-6': require('../../../assets/koty/green-6.webp'),
  joker: require('../../../assets/koty/joker.webp'),
  moth: require('../../../assets/koty/moth.webp'),
  owl: require('../../../assets/koty/owl.webp'),
  'pink-4': require('../../../assets/koty/pink-4.webp'),
  'pink-5': require('../../../assets/koty/pink-5.webp'),
  'yellow-2': require('../../../assets/koty/yellow-2.webp'),
  'yellow-7': require('../../../assets/koty/yellow-7.webp'),
} as const;

export const largePictures = {
  back: require('../../../assets/koty/large/back.webp'),
  bat: require('../../../assets/koty/large/bat.webp'),
  'blue-1': require('../../../assets/koty/large/blue-1.webp'),
  'blue-8': require('../../../assets/koty/large/blue-8.webp'),
  crow: require('../../../assets/koty/large/crow.webp'),
  dragon: require('../../../assets/koty/large/dragon.webp'),
  'green-3': require('../../../assets/koty/large/green-3.webp'),
  'green-6': require('../../../assets/koty/large/green-6.webp'),
  joker: require('../../../assets/koty/large/joker.webp'),
  moth: require('../../../assets/koty/large/moth.webp'),
  owl: require('../../../assets/koty/large/owl.webp'),
  'pink-4': require('../../../assets/koty/large/pink-4.webp'),
  'pink-5': require('../../../assets/koty/large/pink-5.webp'),
  'yellow-2': require('../../../assets/koty/large/yellow-2.webp'),
  'yellow-7': require('../../../assets/koty/large/yellow-7.webp'),
} as const;

export const smallPictures = {
  bat: require('../../../assets/koty/small/bat.webp'),
  'blue-1': require('../../../assets/koty/small/blue-1.webp'),
  'blue-8': require('../../../assets/koty/small/blue-8.webp'),
  crow: require('../../../assets/koty/small/crow.webp'),
  dragon: require('../../../assets/koty/small/dragon.webp'),
  'green-3': require('../../../assets/koty/small/green-3.webp'),
  'green-6': require('../../../assets/koty/small/green-6.webp'),
  joker: require('../../../assets/koty/small/joker.webp'),
  moth: require('../../../assets/koty/small/moth.webp'),
  owl: require('../../../assets/koty/small/owl.webp'),
  'pink-4': require('../../../assets/koty/small/pink-4.webp'),
  'pink-5': require('../../../assets/koty/small/pink-5.webp'),
  'yellow-2': require('../../../assets/koty/small/yellow-2.webp'),
  'yellow-7': require('../../../assets/koty/small/yellow-7.webp'),
} as const;

export const grounds = {
  dark: require('../../../assets/koty/ground-dark.webp'),
  light: require('../../../assets/koty/ground-light.webp'),
} as const;
