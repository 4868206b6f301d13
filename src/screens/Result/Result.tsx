import { useRoute, type RouteProp } from '@react-navigation/native';
import { useState } from 'react';

import { useDevice } from '../device';
import { RefusedRecord } from '../parts/RefusedRecord';
import type { Routes } from '../routes';

import { FinalRanking } from './FinalRanking';

/** Shows how a match ended. */
export default function ResultScreen() {
  const { match } = useRoute<RouteProp<Routes, 'Result'>>().params;
  return <OpenMatch key={match} id={match} />;
}

function OpenMatch({ id }: { id: number }) {
  const { matches } = useDevice();
  const [opened] = useState(() => matches.open(id));
  return 'refused' in opened ? <RefusedRecord refusal={opened} /> : <FinalRanking match={opened} />;
}
