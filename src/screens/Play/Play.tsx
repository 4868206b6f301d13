import { useRoute, type RouteProp } from '@react-navigation/native';
import { useState } from 'react';

import { useDevice } from '../device';
import { RefusedRecord } from '../parts/RefusedRecord';
import type { Routes } from '../routes';
import { useFace } from '../useFace';

import { MatchTable } from './MatchTable';

export default function PlayScreen() {
  const { match } = useRoute<RouteProp<Routes, 'Play'>>().params;
  const [again, setAgain] = useState(0);
  return <OpenMatch key={`${match}:${again}`} id={match} reopen={() => setAgain(again + 1)} />;
}

function OpenMatch({ id, reopen }: { id: number; reopen: () => void }) {
  const { matches } = useDevice();
  const [opened] = useState(() => matches.open(id));
  return 'refused' in opened ? <RefusedRecord refusal={opened} /> : <LoadedMatch match={opened} reopen={reopen} />;
}

function LoadedMatch(props: Omit<Parameters<typeof MatchTable>[0], 'face'>) {
  const face = useFace(props.match.engine.game.id);
  return <MatchTable {...props} face={face} />;
}
