import { StackActions } from '@react-navigation/native';
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';

import type { Match } from '../../match/types';
import type { GameFace } from '../../table/face';
import { Awake } from '../parts/Awake';
import { useGames } from '../useGames';
import { useGo } from '../useGo';

import { Curtain } from './Curtain';
import { Playing } from './Playing';
import { useDriver } from './useDriver';
import { useIsSeen } from './useIsSeen';
import { useShutUnused } from './useShutUnused';

export interface MatchTableProps {
  readonly match: Match;
  readonly face: GameFace;
  /** Opens the match as it was saved, which another window may have done since. */
  readonly reopen: () => void;
}

/** A match as long as it lasts: the table, or the curtain before the next person; at the end, the way to the result. */
export function MatchTable({ match, face, reopen }: MatchTableProps) {
  const go = useGo();
  const showing = useStore(match.showing);
  const isSeen = useIsSeen();
  useDriver(match, isSeen, face.runsAhead);
  const touched = useShutUnused(match, showing);
  const name = useGames().find((one) => one.id === face.id)?.name ?? '';
  useEffect(() => go.setOptions({ title: name }), [go, name]);

  const leave = useCallback(() => (go.canGoBack() ? go.goBack() : go.navigate('Tabs', { screen: 'Home' })), [go]);
  // Drawn again when it turns true, not with every beat that is shown.
  const isAllShown = useStore(match.shown, () => match.countUnshown() === 0);
  const { status } = showing;
  useEffect(() => {
    if (!isAllShown) return;
    if (status === 'finished') go.dispatch(StackActions.replace('Result', { match: match.id }));
    if (status === 'abandoned') leave();
  }, [isAllShown, status, match, go, leave]);

  return (
    <>
      {isSeen && <Awake />}
      {showing.curtain === null ? (
        <Playing
          key={showing.epoch}
          match={match}
          face={face}
          name={name}
          showing={showing}
          onLeave={leave}
          reopen={reopen}
          onTouched={touched}
        />
      ) : (
        <Curtain
          sitter={match.sitters[showing.curtain]}
          name={name}
          onOpen={() => match.take()}
          onBack={match.isOpenTable && !match.needsCards(showing.curtain) ? () => match.layOpen(0) : null}
          onLeave={leave}
        />
      )}
    </>
  );
}
