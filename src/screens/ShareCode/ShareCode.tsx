import { useRoute, type RouteProp } from '@react-navigation/native';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../theme/Button';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { Section } from '../parts/Panel';
import { Screen } from '../parts/Screen';
import { ShareOutcome, useShareOutcome } from '../parts/ShareOutcome';
import { shareText } from '../parts/shareText';
import { useDate } from '../parts/useDate';
import type { Routes } from '../routes';

import { CODE_LINK, createMessage } from './codeLink';
import { createQr } from './qr';
import { QrPicture } from './QrPicture';

/** Shows the code of a finished match: as a picture for a camera, and as text. */
export default function ShareCodeScreen() {
  const t = useWords();
  const { match } = useRoute<RouteProp<Routes, 'ShareCode'>>().params;
  const { matches } = useDevice();
  const result = useMemo(() => matches.createCode(match), [matches, match]);
  if ('code' in result) return <CodePage match={match} code={result.code} />;
  const { refused } = result;
  return (
    <Screen title={t('code.none')}>
      <Text role="alert">
        {t(refused === 'underWay' || refused === 'long' ? `code.notMade.${refused}` : `home.refused.${refused}`)}
      </Text>
    </Screen>
  );
}

function CodePage({ match, code }: { match: number; code: string }) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const date = useDate();
  const { matches } = useDevice();
  const qr = useMemo(() => createQr(CODE_LINK, code), [code]);
  const { came, attempt } = useShareOutcome();
  const message = () => {
    const summary = matches.list().finished.find(({ id }) => id === match);
    const about = summary
      ? [
          t('result.heading', { game: formatPhrase({ key: `app:game.${summary.game}` }), date: date(summary.touched) }),
          summary.sitters.map(({ name }) => name).join(', '),
        ]
      : [];
    return [...about, t('code.message'), createMessage(code)].join('\n');
  };
  return (
    <Screen
      title={t('code.title')}
      footer={<Button label={t('code.send')} icon="share" onPress={() => void attempt(() => shareText(message()))} />}
    >
      <Text>{t('code.about')}</Text>
      <View style={styles.shown}>
        {qr && <QrPicture qr={qr} />}
        <Text colour="quiet" style={qr && styles.below}>
          {t(qr ? 'code.scan' : 'code.tooLong')}
        </Text>
        <ShareOutcome came={came} />
      </View>
      <Section title={t('code.asText')}>
        <Text type="small" selectable>
          {code}
        </Text>
      </Section>
    </Screen>
  );
}

const styles = StyleSheet.create({ shown: { gap: space.m }, below: { textAlign: 'center' } });
