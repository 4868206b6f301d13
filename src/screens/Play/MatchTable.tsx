import { StackActions } from '@react-navigation/native';
import { useCallback, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import type { Match } from '../../match/types';
import type { SoundName } from '../../sounds/names';
import type { GameFace } from '../../table/face';
import { useLatestCallback } from '../../table/useLatestCallback';
import { Awake } from '../parts/Awake';
import { useGames } from '../useGames';
import { useGo } from '../useGo';
import { useSound } from '../useSound';

import { Curtain } from './Curtain';
import { Playing } from './Playing';
import { useDriver } from './useDriver';
import { useIsSeen } from './useIsSeen';
import { useShowing } from './useShowing';
import { useShutUnused } from './useShutUnused';

export interface MatchTableProps {
  readonly match: Match;
  readonly face: GameFace;
  /** Opens the match as it was saved, which another window may have done since. */
  readonly reopen: () => void;
}

/** Whether somebody at this device has won; where only bots play, the match ends well for whoever looks on. */
function hasPersonWon({ sitters, summary }: Match): boolean {
  const { places } = summary();
  const won = sitters.filter((_, seat) => places?.[seat] === 1);
  return won.some(({ kind }) => kind === 'person') || sitters.every(({ kind }) => kind === 'bot');
}

/** A match as long as it lasts: the table, or the curtain before the next person; at the end, the way to the result. */
export function MatchTable({ match, face, reopen }: MatchTableProps) {
  const go = useGo();
  const [showing, isDrawing] = useShowing(match);
  const isSeen = useIsSeen();
  const sound = useSound(face, isSeen);
  useDriver(match, isSeen, face.runsAhead);
  const touched = useShutUnused(match, showing);
  const name = useGames().find((one) => one.id === face.id)?.name ?? '';
  useEffect(() => go.setOptions({ title: name }), [go, name]);

  const leave = useCallback(() => (go.canGoBack() ? go.goBack() : go.navigate('Tabs', { screen: 'Home' })), [go]);
  // Drawn again when it turns true, not with every beat that is shown.
  const isAllShown = useStore(match.shown, () => match.countUnshown() === 0);
  const { status } = showing;
  const isCovered = showing.curtain !== null;
  const hear = useLatestCallback((name: SoundName) => sound?.(name, true));
  useEffect(() => {
    if (isCovered) hear('hand-over');
  }, [isCovered, hear]);
  useEffect(() => {
    if (!isAllShown) return;
    if (status === 'finished') hear(hasPersonWon(match) ? 'win' : 'lose');
    if (status === 'finished') go.dispatch(StackActions.replace('Result', { match: match.id }));
    if (status === 'abandoned') leave();
  }, [isAllShown, status, match, go, leave, hear]);

  return (
    <View style={styles.all} aria-busy={isDrawing}>
      {isSeen && <Awake />}
      {showing.curtain === null ? (
        <Playing
          key={showing.epoch}
          match={match}
          face={face}
          name={name}
          showing={showing}
          sound={sound}
          onLeave={leave}
          reopen={reopen}
          onTouched={touched}
        />
      ) : (
        <Curtain
          sitter={match.sitters[showing.curtain]}
          cats={match.sitters.flatMap((one) => (one.kind === 'bot' ? (one.cat ?? []) : []))}
          name={name}
          onOpen={() => match.take()}
          onBack={match.isOpenTable && !match.needsCards(showing.curtain) ? () => match.layOpen(0) : null}
          onLeave={leave}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ all: { flex: 1 } });
