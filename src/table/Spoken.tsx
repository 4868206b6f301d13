import { useEffect, useRef, useState } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, Text, View } from 'react-native';

import type { Phrase } from '../words/phrase';

import { createSpeech } from './speech';
import { tell } from './tell';
import { useLatestCallback } from './useLatestCallback';

interface SpokenProps {
  /** All that happened so far; what is new at its end is said. */
  readonly said: readonly Phrase[];
  readonly prompt: string;
  /** Whether the prompt asks the person; else it says for whom the table waits. */
  readonly isOwn: boolean;
  /** How many decisions lie behind it: the same question comes again. */
  readonly played: number;
  write(phrase: Phrase): string;
}

/** More sentences than these at once were skipped: only the last are said. */
const MOST = 6;

/** What a screen reader says by itself. What stands in the footer is written over sooner than it can be heard. */
export function Spoken({ said, prompt, isOwn, played, write }: SpokenProps) {
  const [text, setText] = useState('');
  const [speech] = useState(() => createSpeech(setText));
  useEffect(() => speech.stop, [speech]);
  const sayAll = useLatestCallback((phrases: readonly Phrase[]) => {
    const sentences = phrases.map(write);
    const all = sentences.length > MOST ? tell(sentences) : sentences.join(' ');
    if (all !== '') speech.tell(all);
  });
  const heard = useRef(0);
  useEffect(() => {
    sayAll(said.slice(heard.current));
    heard.current = said.length;
  }, [said, sayAll]);
  useEffect(() => speech.ask(prompt, isOwn), [speech, prompt, isOwn, played]);
  useEffect(() => {
    if (text && Platform.OS === 'ios') AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true }); // iOS has no live regions
  }, [text]);
  if (Platform.OS === 'ios') return null;
  return (
    <View aria-live="polite" testID="table-speech" style={styles.unseen}>
      <Text>{text}</Text>
    </View>
  );
}

/** A screen reader leaves out what has no size or is transparent. */
const styles = StyleSheet.create({
  unseen: { position: 'absolute', left: 0, top: 0, width: 1, height: 1, overflow: 'hidden', pointerEvents: 'none' },
});
