import { Component, type ReactNode } from 'react';

import { Button } from '../theme/Button';
import { useWords } from '../words/useWords';

import { retry } from './lazyPart';
import { CentredMessage } from './parts/CentredMessage';
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
    retry();
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
    <CentredMessage title={t('trouble.title')} about={t('trouble.about')}>
      <Button label={t('trouble.again')} onPress={again} />
      <Button label={t('trouble.home')} look="quiet" onPress={leave} />
    </CentredMessage>
  );
}
