import { Component, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../theme/Button';
import { space } from '../theme/space';
import { Text } from '../theme/Text';
import { useWords } from '../words/useWords';

import { retryFailed } from './lazyPart';
import { ScreenGround } from './ScreenGround';
import { useGo } from './useGo';

interface BoundaryState {
  readonly error: Error | null;
}

/** Shows a message when a screen throws; every move played so far is saved. React catches errors only in a class. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: Error): BoundaryState {
    return { error };
  }

  private readonly again = () => {
    retryFailed();
    this.setState({ error: null });
  };

  override render() {
    return this.state.error ? <ErrorMessage again={this.again} /> : this.props.children;
  }
}

function ErrorMessage({ again }: { again: () => void }) {
  const t = useWords();
  const navigation = useGo();
  const leave = () => {
    navigation.navigate('Tabs', { screen: 'Home' });
    again();
  };
  return (
    <ScreenGround>
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
    </ScreenGround>
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
