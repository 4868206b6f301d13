import { FlashList } from '@shopify/flash-list';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { READABLE, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { Screen } from '../parts/Screen';

import { packages, texts } from './notices.json';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Which of the texts; left out where the package brings none. */
  readonly text?: number;
}

/** The packages that are in the app, each with its licence. One text is open at a time, since some are long. */
export default function Notices() {
  const t = useWords();
  const [openName, setOpenName] = useState<string | null>(null);
  return (
    <Screen title={t('notices.title')} isList>
      <FlashList
        data={packages as readonly Package[]}
        extraData={openName}
        keyExtractor={({ name }) => name}
        ListHeaderComponent={<Text style={styles.about}>{t('notices.about')}</Text>}
        renderItem={({ item }) => (
          <Notice
            notice={item}
            isOpen={item.name === openName}
            toggle={() => setOpenName(item.name === openName ? null : item.name)}
          />
        )}
      />
    </Screen>
  );
}

function Notice({ notice, isOpen, toggle }: { notice: Package; isOpen: boolean; toggle: () => void }) {
  const t = useWords();
  const { name, version, licence, text } = notice;
  const title = t('notices.package', { name, version, licence });
  return (
    <View style={styles.notice}>
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
          {texts[text]}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  about: { width: '100%', maxWidth: READABLE, alignSelf: 'center', padding: space.l },
  notice: { width: '100%', maxWidth: READABLE, alignSelf: 'center', paddingHorizontal: space.l },
  head: { minHeight: TARGET, justifyContent: 'center' },
});
