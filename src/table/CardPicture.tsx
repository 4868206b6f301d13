import { Image } from 'expo-image';
import { StyleSheet } from 'react-native';

/** A picture that fills its card, from `require`. No transition: on Android it can leave a changed picture blank. */
export function CardPicture({ source }: { source: number }) {
  return <Image source={source} style={StyleSheet.absoluteFill} contentFit="fill" transition={null} />;
}
