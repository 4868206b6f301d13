import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { Screen } from '../parts/Screen';

import { packages, paragraphs } from './notices.json';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The paragraphs of the licence; left out when the package ships none. */
  readonly text?: readonly number[];
}

/** Lists the packages in the app with their licences. Only one text is open at a time, since some are long. */
export default function NoticesScreen() {
  const t = useWords();
  const [openName, setOpenName] = useState<string | null>(null);
  return (
    <Screen title={t('notices.title')}>
      <Text>{t('notices.about')}</Text>
      <View>
        {(packages as readonly Package[]).map((notice) => (
          <Notice
            key={notice.name}
            notice={notice}
            isOpen={notice.name === openName}
            toggle={() => setOpenName(notice.name === openName ? null : notice.name)}
          />
        ))}
      </View>
    </Screen>
  );
}

function Notice({ notice, isOpen, toggle }: { notice: Package; isOpen: boolean; toggle: () => void }) {
  const t = useWords();
  const { name, version, licence, text } = notice;
  const title = t('notices.package', { name, version, licence });
  return (
    <View>
      <Pressable
        role="button"
        aria-expanded={isOpen}
        aria-label={title}
        disabled={text === undefined}
        onPress={toggle}
        style={styles.head}
      >
        <Text type="label">{title}</Text>
      </Pressable>
      {isOpen && text !== undefined && (
        <Text type="small" colour="quiet">
          {text.map((number) => paragraphs[number]).join('\n\n')}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ head: { minHeight: TARGET, justifyContent: 'center' } });
