import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { sheetRules } from '../../keeper';
import type { Options } from '../../rules/kernel/types';
import { BottomSheet } from '../../theme/BottomSheet';
import { Button } from '../../theme/Button';
import { Icon } from '../../theme/Icon';
import { TARGET, radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { useDevice, useDocument } from '../device';

import { stepName } from './sheetWords';

interface SetUpProps {
  readonly sheet: string;
  readonly options: Options;
  readonly seats: number;
}

/** Opens the list of steps that set up the box; draws nothing for a game without such a list. */
export function SetUp({ sheet, options, seats }: SetUpProps) {
  const t = useWords();
  const { colours } = useTheme();
  const [isOpen, setIsOpen] = useState(false);
  if (!sheetRules[sheet].box) return null;
  return (
    <>
      <Button
        label={t('keeper.setUp')}
        icon="list"
        look="quiet"
        onPress={() => setIsOpen(true)}
        style={[styles.button, { backgroundColor: colours.panel }]}
      />
      {isOpen && <BoxSteps sheet={sheet} options={options} seats={seats} close={() => setIsOpen(false)} />}
    </>
  );
}

/** The steps, each to be ticked when it is done. Ticks stay until the game is over or somebody clears them. */
export function BoxSteps({ sheet, options, seats, close }: SetUpProps & { readonly close: () => void }) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const { choices } = useDevice();
  const { ticked } = useDocument(choices);
  const steps = sheetRules[sheet].box!(options, seats);
  const done = steps.filter(({ name }) => ticked[sheet]?.includes(name)).map(({ name }) => name);
  const tick = (names: readonly string[]) => choices.change((now) => ({ ticked: { ...now.ticked, [sheet]: names } }));
  const isReady = done.length === steps.length;
  return (
    <BottomSheet title={t('keeper.setUpFor', { count: seats })} onClose={close}>
      <Text role="status" colour={isReady ? 'active' : 'quiet'}>
        {isReady ? t('keeper.setUpReady') : t('keeper.setUpDone', { done: done.length, all: steps.length })}
      </Text>
      <View style={styles.steps}>
        {steps.map((step) => {
          const isDone = done.includes(step.name);
          return (
            <Step
              key={step.name}
              label={formatPhrase(stepName(sheet, step))}
              isDone={isDone}
              press={() => tick(isDone ? done.filter((name) => name !== step.name) : [...done, step.name])}
            />
          );
        })}
      </View>
      <View style={styles.buttons}>
        {done.length > 0 && (
          <Button
            label={t('keeper.setUpAgain')}
            icon="undo"
            look="quiet"
            onPress={() => tick([])}
            style={styles.button}
          />
        )}
        <Button label={t('keeper.done')} onPress={close} style={styles.button} />
      </View>
    </BottomSheet>
  );
}

function Step({ label, isDone, press }: { label: string; isDone: boolean; press: () => void }) {
  const { colours } = useTheme();
  return (
    <Pressable
      role="checkbox"
      aria-checked={isDone}
      aria-label={label}
      onPress={press}
      style={({ pressed }) => [styles.step, { backgroundColor: colours.chip }, pressed && styles.pressed]}
    >
      <View
        style={[
          styles.tick,
          { borderColor: isDone ? colours.call : colours.line, backgroundColor: isDone ? colours.call : undefined },
        ]}
      >
        {isDone && <Icon icon="check" size={20} colour="onCall" />}
      </View>
      <Text colour={isDone ? 'quiet' : 'text'} style={styles.words}>
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  steps: { gap: space.s },
  step: {
    minHeight: TARGET + 4,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    borderRadius: radius.l,
  },
  tick: {
    width: 30,
    height: 30,
    borderRadius: radius.s,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: { flexGrow: 1 },
  pressed: { opacity: 0.7 },
});
