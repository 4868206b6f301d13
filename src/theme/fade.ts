import { Platform, type ViewStyle } from 'react-native';

/** From one colour to another, by default downwards, at 90 degrees to the right. React Native calls gradients experimental; on the web this is plain CSS. */
export const makeFade = (from: string, to: string, degrees = 180): ViewStyle => {
  const image = `linear-gradient(${degrees}deg, ${from}, ${to})`;
  return Platform.OS === 'web' ? ({ backgroundImage: image } as ViewStyle) : { experimental_backgroundImage: image };
};
