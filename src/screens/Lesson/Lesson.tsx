import { useRoute, type RouteProp } from '@react-navigation/native';
import { useState } from 'react';

import { games } from '../../rules';
import type { Routes } from '../routes';
import { useFace } from '../useFace';

import { LessonTable } from './LessonTable';

/** Teaches a game by playing it with a coach. */
export default function LessonScreen() {
  const { game } = useRoute<RouteProp<Routes, 'Lesson'>>().params;
  const face = useFace(game);
  const [round, setRound] = useState(0);
  return <LessonTable key={`${game}:${round}`} face={face} rules={games[game]} restart={() => setRound(round + 1)} />;
}
