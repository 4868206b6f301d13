import { useRoute, type RouteProp } from '@react-navigation/native';
import { useEffect, useState } from 'react';

import type { Match, MatchRefusal } from '../../match/types';
import { useDevice } from '../device';
import { RefusedRecord } from '../parts/RefusedRecord';
import type { Routes } from '../routes';
import { ScreenGround } from '../ScreenGround';
import { useFace } from '../useFace';

import { MatchTable } from './MatchTable';

export default function PlayScreen() {
  const { match } = useRoute<RouteProp<Routes, 'Play'>>().params;
  const [again, setAgain] = useState(0);
  return <OpenMatch key={`${match}:${again}`} id={match} reopen={() => setAgain(again + 1)} />;
}

function OpenMatch({ id, reopen }: { id: number; reopen: () => void }) {
  const { matches } = useDevice();
  const [opened, setOpened] = useState<Match | MatchRefusal | null>(null);
  // Not while it is drawn: what waits for the code of its game is drawn anew, and a long match would be opened twice.
  useEffect(() => {
    const timer = setTimeout(() => setOpened(matches.open(id)));
    return () => clearTimeout(timer);
  }, [matches, id]);
  if (opened === null) return <ScreenGround />;
  return 'refused' in opened ? <RefusedRecord refusal={opened} /> : <LoadedMatch match={opened} reopen={reopen} />;
}

function LoadedMatch(props: Omit<Parameters<typeof MatchTable>[0], 'face'>) {
  const face = useFace(props.match.engine.game.id);
  return <MatchTable {...props} face={face} />;
}
