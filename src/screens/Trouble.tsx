import { Component, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../theme/Button';
import { space } from '../theme/space';
import { Text } from '../theme/Text';
import { useWords } from '../words/useWords';

import { Ground } from './Ground';
import { retryFailed } from './lazyPart';
import { useGo } from './useGo';

interface Caught {
  readonly error: Error | null;
}

/** Where a screen fails, this one says so; what was played is saved all the same. Only a class can catch. */
export class Trouble extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { error: null };

  static getDerivedStateFromError(error: Error): Caught {
    return { error };
  }

  private readonly again = () => {
    retryFailed();
    this.setState({ error: null });
  };

  override render() {
    return this.state.error ? <Sorry again={this.again} /> : this.props.children;
  }
}

function Sorry({ again }: { again: () => void }) {
  const t = useWords();
  const navigation = useGo();
  const leave = () => {
    navigation.navigate('Tabs', { screen: 'Home' });
    again();
  };
  return (
    <Ground>
      <View style={styles.middle}>
        <Text type="title" role="heading" style={styles.text}>
          {t('trouble.title')}
        </Text>
        <Text colour="quiet" role="alert" style={styles.text}>
          {t('trouble.about')}
        </Text>
        <Button label={t('trouble.again')} onPress={again} />
        <Button label={t('trouble.home')} look="quiet" onPress={leave} />
      </View>
    </Ground>
  );
}

const styles = StyleSheet.create({
  middle: {
    flex: 1,
    justifyContent: 'center',
    alignSelf: 'center',
    width: '100%',
    maxWidth: 420,
    padding: space.xl,
    gap: space.l,
  },
  text: { textAlign: 'center' },
});
