import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { useKeepAwake } from 'expo-keep-awake';
import { useCallback, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useStore } from 'zustand';

import type { GameFace } from '../../games/face';
import type { Match } from '../../match/types';
import { useGames } from '../games';
import { Ground } from '../Ground';
import type { Routes } from '../routes';
import { Curtain } from './Curtain';
import { Playing } from './Playing';
import { useDriver } from './useDriver';
import { useIsSeen } from './useIsSeen';

interface MatchTableProps {
  readonly match: Match;
  readonly face: GameFace;
  /** Opens the match as it was saved, which another window may have done since. */
  readonly reopen: () => void;
}

/** A match as long as it lasts: the table, or the curtain before the next person; at the end, the way to the result. */
export function MatchTable({ match, face, reopen }: MatchTableProps) {
  const navigation = useNavigation<NavigationProp<Routes>>();
  const insets = useSafeAreaInsets();
  const showing = useStore(match.showing);
  const isSeen = useIsSeen();
  const tellDriver = useDriver(match, isSeen);
  const { id, game } = match.engine.game;
  const name = useGames().find((one) => one.id === id)?.name ?? '';
  useEffect(() => navigation.setOptions({ title: name }), [navigation, name]);

  const leave = useCallback(() => (navigation.canGoBack() ? navigation.goBack() : navigation.navigate('Tabs', { screen: 'Home' })), [navigation]);

  return null;
}
