import { useRoute, type RouteProp } from '@react-navigation/native';
import { useMemo, useState } from 'react';

import { useDevice } from '../device';
import { RefusedRecord } from '../parts/RefusedRecord';
import type { Routes } from '../routes';

import { ReplayTable } from './ReplayTable';

/** Shows a finished match step by step. */
export default function ReplayScreen() {
  const { match, step } = useRoute<RouteProp<Routes, 'Replay'>>().params;
  const { matches } = useDevice();
  const [shown, setShown] = useState<'all' | 'open'>('all');
  const replay = useMemo(() => matches.replay(match, shown), [matches, match, shown]);
  if ('refused' in replay) return <RefusedRecord refusal={replay} />;
  return <ReplayTable key={match} replay={replay} step={step} shown={shown} show={setShown} />;
}
