import { StyleSheet, View } from 'react-native';

import { accountOf, findKeyMoments } from '../../match/review/findings';
import type { KeyMoment, Review } from '../../match/review/types';
import type { Match } from '../../match/types';
import { Chart } from '../../theme/Chart';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { Section } from '../parts/Panel';
import { useNumber } from '../parts/useNumber';

import { KeyMoments } from './KeyMoments';
import { useReview } from './useReview';

const SIZE = { width: 300, height: 158, room: 10 };
const HUNDRED = 100;

/** Tells how the chances went, which decisions cost most, and how much each person gave away. */
export function ReviewPanel({ match }: { match: Match }) {
  const t = useWords();
  const progress = useReview(match);
  if (!progress) return null;
  const { review, done, steps } = progress;
  const people = match.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const seats = people.length > 0 ? people : match.sitters.map((_, seat) => seat);
  const isDone = done === steps;
  const moments: readonly KeyMoment[] = isDone ? findKeyMoments(review, seats) : [];
  return (
    <Section title={t('review.title')}>
      {!isDone && (
        <Text colour="quiet" aria-live="polite">
          {t('review.working', { done, steps })}
        </Text>
      )}
      {isDone && <Curve match={match} review={review} />}
      {isDone && <KeyMoments match={match} moments={moments} />}
      {isDone && <GivenAway match={match} review={review} seats={seats} />}
    </Section>
  );
}

function Curve({ match, review }: { match: Match; review: Review }) {
  const t = useWords();
  const all = [...review.decisions.map(({ chances }) => chances), review.ended];
  const at = (share: number, seat: number) => Math.round(all[Math.floor((all.length - 1) * share)][seat] * HUNDRED);
  const summary = match.sitters
    .map(({ name }, seat) =>
      t('review.course', { name, early: at(0.25, seat), middle: at(0.5, seat), late: at(0.75, seat) }),
    )
    .join(' ');
  return (
    <View style={styles.part}>
      <View accessible role="img" aria-label={summary}>
        <Chart
          lines={match.sitters.map((_, seat) => all.map((chances) => chances[seat]))}
          marks={match.sitters.map(({ mark }) => mark)}
          range={[0, 1]}
          rules={[0, 0.5, 1]}
          size={SIZE}
          ends="mark"
        />
      </View>
      <Text type="label" colour="quiet">
        {t('review.curve')}
      </Text>
    </View>
  );
}

function GivenAway({ match, review, seats }: { match: Match; review: Review; seats: readonly number[] }) {
  const t = useWords();
  const formatNumber = useNumber();
  const told = seats.flatMap((seat) => {
    const { each } = accountOf(review, seat);
    return each ? [{ seat, mean: formatNumber(each.mean * HUNDRED), give: formatNumber(each.give * HUNDRED) }] : [];
  });
  return told.map(({ seat, mean, give }) => (
    <Text key={seat}>{t('review.given', { name: match.sitters[seat].name, mean, give })}</Text>
  ));
}

const styles = StyleSheet.create({
  part: { gap: space.s },
});
