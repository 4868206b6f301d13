import { StyleSheet, View } from 'react-native';

import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useUnsavedWarning } from '../parts/useKeeping';
import { useGo } from '../useGo';

/** Lets a person add the match of a code to History. */
export function KeepMatch({ code }: { code: string }) {
  const t = useWords();
  const navigation = useGo();
  const { kept, came, keep } = useUnsavedWarning(code);
  return (
    <View style={styles.whole}>
      <View role="status">
        <Text colour="quiet">{t(kept === null ? 'code.notKept' : 'code.kept')}</Text>
      </View>
      {came !== null && came !== 'kept' && <Text role="alert">{t(`code.notSaved.${came}`)}</Text>}
      {kept === null ? (
        <Button label={t('code.keep')} icon="keep" look="second" onPress={keep} />
      ) : (
        <Button
          label={t('code.openKept')}
          icon="next"
          look="quiet"
          onPress={() => navigation.navigate('Result', { match: kept })}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ whole: { gap: space.m } });
