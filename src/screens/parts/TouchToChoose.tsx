import { useState } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Sitter } from '../../match/types';
import { Button } from '../../theme/Button';
import { IconButton } from '../../theme/IconButton';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

import { Chip } from './Chip';
import { FullModal } from './FullModal';
import { Landscape } from './Landscape';
import { pickAtRandom, useFingers } from './useFingers';

const RING = 116;

interface TouchToChooseProps {
  readonly sitters: readonly Sitter[];
  /** Only the seats of people, as bots have no fingers. */
  readonly people: readonly number[];
  readonly done: (seat: number) => void;
  readonly close: () => void;
}

/**
 * Everybody lays a finger on the screen; one ring stays, and its owner taps their name. Whoever cannot or will not
 * touch lets the app draw.
 */
export function TouchToChoose({ sitters, people, done, close }: TouchToChooseProps) {
  const t = useWords();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const { fingers, winner, touches } = useFingers();
  const [drawn, setDrawn] = useState<number | null>(null);

  const found = drawn !== null || winner !== null;
  return (
    <FullModal label={t('touch.title')} close={close}>
      <Landscape />
      <View testID="glass" style={[styles.glass, GLASS]} {...(drawn === null ? touches : {})}>
        {(winner ? [winner] : fingers).map((finger) => (
          <View
            key={finger.id}
            aria-hidden
            style={[
              styles.ring,
              {
                left: finger.x - RING / 2,
                top: finger.y - RING / 2,
                borderColor: winner ? colours.call : colours.second,
              },
              winner && { backgroundColor: colours.call },
            ]}
          />
        ))}
        <View style={[styles.words, { paddingTop: insets.top + space.xxl }]}>
          <Text type="title" role="heading" style={styles.text}>
            {found ? t('touch.found') : t('touch.title')}
          </Text>
          <Text role="status" colour="quiet" style={styles.text}>
            {drawn !== null
              ? t('starts.begins', { name: sitters[drawn].name })
              : winner
                ? t('touch.whose')
                : t('touch.about')}
          </Text>
        </View>
      </View>
      <View style={[styles.foot, { paddingBottom: insets.bottom + space.l }]}>
        {drawn !== null && <Button label={t('touch.good')} onPress={() => done(drawn)} />}
        {winner && (
          <View style={styles.people}>
            {people.map((seat) => (
              <Chip key={seat} mark={sitters[seat].mark} label={sitters[seat].name} press={() => done(seat)} />
            ))}
          </View>
        )}
        {!found && (
          <Button label={t('touch.draw')} icon="dice" look="quiet" onPress={() => setDrawn(pickAtRandom(people))} />
        )}
      </View>
      <IconButton
        icon="close"
        label={t('close')}
        onPress={close}
        style={{ position: 'absolute', top: insets.top + space.l, right: insets.right + space.l }}
      />
    </FullModal>
  );
}

/** Otherwise the browser would scroll or zoom under the fingers. */
const GLASS = { touchAction: 'none', userSelect: 'none' } as ViewStyle;

const styles = StyleSheet.create({
  glass: { flex: 1, overflow: 'hidden' },
  ring: {
    position: 'absolute',
    width: RING,
    height: RING,
    borderRadius: RING / 2,
    borderWidth: 8,
    pointerEvents: 'none',
  },
  words: { paddingHorizontal: space.huge + space.l, gap: space.s, pointerEvents: 'none' },
  text: { textAlign: 'center' },
  foot: { paddingHorizontal: space.l, gap: space.m, alignSelf: 'center', width: '100%', maxWidth: 480 },
  people: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
});
