import { Button } from '../../theme/Button';
import { useWords } from '../../words/useWords';
import { CentredMessage } from '../parts/CentredMessage';
import { useGo } from '../useGo';

/** Says that an address leads nowhere: a link was cut, or comes from a Catnap that knows more games. */
export default function NowhereScreen() {
  const t = useWords();
  const navigation = useGo();
  return (
    <CentredMessage title={t('nowhere.title')} about={t('nowhere.about')}>
      <Button label={t('trouble.home')} onPress={() => navigation.navigate('Tabs', { screen: 'Home' })} />
    </CentredMessage>
  );
}
