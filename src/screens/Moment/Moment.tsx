import { useRoute, type RouteProp } from '@react-navigation/native';
import { useMemo } from 'react';

import { findKeyMoments } from '../../match/review/findings';
import type { Match } from '../../match/types';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useDevice } from '../device';
import { RefusedRecord } from '../parts/RefusedRecord';
import { Screen } from '../parts/Screen';
import { listReviewed } from '../Result/reviewedSeats';
import { useReview } from '../Result/useReview';
import type { Routes } from '../routes';

import { MomentTable } from './MomentTable';

/** Shows a decision that cost much: the table as its seat saw it, what was played, and what would have been better. */
export default function MomentScreen() {
  const { match } = useRoute<RouteProp<Routes, 'Moment'>>().params;
  const { matches } = useDevice();
  const opened = useMemo(() => matches.open(match), [matches, match]);
  return 'refused' in opened ? <RefusedRecord refusal={opened} /> : <OpenMoment match={opened} />;
}

function OpenMoment({ match }: { match: Match }) {
  const t = useWords();
  const { at } = useRoute<RouteProp<Routes, 'Moment'>>().params;
  const { matches } = useDevice();
  const progress = useReview(match);
  const replay = useMemo(() => matches.replay(match.id, 'all'), [matches, match]);
  if ('refused' in replay) return <RefusedRecord refusal={replay} />;
  const isDone = progress?.done === progress?.steps;
  const moments = progress && isDone ? findKeyMoments(progress.review, listReviewed(match)) : [];
  const moment = moments.find((one) => one.at === at);
  if (!progress || !moment) {
    const text =
      progress && !isDone ? t('review.working', { done: progress.done, steps: progress.steps }) : t('review.gone');
    return (
      <Screen title={t('review.title')}>
        <Text>{text}</Text>
      </Screen>
    );
  }
  return <MomentTable key={at} match={match} replay={replay} moments={moments} moment={moment} />;
}
