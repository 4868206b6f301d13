import { useCallback, useEffect, useRef } from 'react';
import type { View } from 'react-native';

import type { Move } from '../rules/kernel/types';

import { followQuestion, type QuestionFollower } from './followQuestion';

/** Who plays by keyboard is led to the next question. Give `root` to the view of the whole table. */
export function useQuestionFocus(moves: readonly Move[], hasPanels: boolean) {
  const root = useRef<View>(null);
  const follower = useRef<QuestionFollower>(null);
  useEffect(() => {
    const made = followQuestion(root.current);
    follower.current = made;
    return () => made.stop();
  }, []);
  useEffect(() => {
    if (moves.length > 0) follower.current?.ask(hasPanels);
  }, [moves, hasPanels]);
  return { root, answer: useCallback(() => follower.current?.answer(), []) };
}
