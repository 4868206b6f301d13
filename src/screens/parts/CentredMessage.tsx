import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { ScreenGround } from '../ScreenGround';

interface CentredMessageProps {
  /** Stands above the title. */
  readonly picture?: ReactNode;
  readonly title: string;
  /** What has happened; screen readers say it at once. */
  readonly about: string;
  readonly children: ReactNode;
}

/** A whole screen that says one thing and offers a way on. */
export function CentredMessage({ picture, title, about, children }: CentredMessageProps) {
  return (
    <ScreenGround>
      <View style={styles.middle}>
        {picture}
        <Text type="title" role="heading" aria-level={1} style={styles.text}>
          {title}
        </Text>
        <Text role="alert" style={styles.text}>
          {about}
        </Text>
        {children}
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
