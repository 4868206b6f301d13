import { Platform, type ViewStyle } from 'react-native';

/** From one colour at the top to another at the bottom. React Native calls gradients experimental; on the web this is plain CSS. */
export const styleOfFade = (top: string, bottom: string): ViewStyle => {
  const image = `linear-gradient(180deg, ${top}, ${bottom})`;
  return Platform.OS === 'web' ? ({ backgroundImage: image } as ViewStyle) : { experimental_backgroundImage: image };
};
