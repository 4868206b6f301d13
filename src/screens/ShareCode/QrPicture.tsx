import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { radius } from '../../theme/space';
import { useWords } from '../../words/useWords';

import type { Qr } from './qr';

/** The picture is black on white in every theme, because cameras do not find it otherwise. */
export function QrPicture({ qr: { size, path } }: { qr: Qr }) {
  const t = useWords();
  return (
    <View accessible role="img" aria-label={t('code.picture')} style={styles.paper}>
      <Svg width="100%" height="100%" viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <Path d={path} fill="#000" />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  paper: {
    width: '100%',
    maxWidth: 360,
    aspectRatio: 1,
    alignSelf: 'center',
    backgroundColor: '#fff',
    borderRadius: radius.s,
  },
});
