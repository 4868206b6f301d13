import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { accountOf, findKeyMoments } from '../../match/review/findings';
import type { KeyMoment, Review } from '../../match/review/types';
import type { Match } from '../../match/types';
import { Chart } from '../../theme/Chart';
import { IconButton } from '../../theme/IconButton';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { Section } from '../parts/Panel';
import { SitterSign } from '../parts/SitterSign';
import { useNumber } from '../parts/useNumber';

import { Accounts } from './Accounts';
import { KeyMoments } from './KeyMoments';
import { listReviewed } from './reviewedSeats';
import { useReview, type ReviewProgress } from './useReview';

const SIZE = { width: 300, height: 170, room: 20 };
const HUNDRED = 100;
/** This part of a match is drawn as uncertain. */
const UNCERTAIN = 0.25;

/** Tells how the chances went, which decisions cost most, and how much each person gave away. */
export function ReviewPanel({ match }: { match: Match }) {
  const t = useWords();
  const [isOn, setIsOn] = useState(true);
  const progress = useReview(match, isOn);
  if (!progress) return null;
  const { review, done, steps } = progress;
  const seats = listReviewed(match);
  const isDone = done === steps;
  const moments: readonly KeyMoment[] = isDone ? findKeyMoments(review, seats) : [];
  return (
    <Section title={t('review.title')}>
      {!isDone && <Working {...progress} isOn={isOn} toggle={() => setIsOn(!isOn)} />}
      {review.decisions.length > 1 && <Curve match={match} review={review} moments={moments} isDone={isDone} />}
      {isDone && <KeyMoments match={match} moments={moments} />}
      {isDone && <Accounts match={match} review={review} seats={seats} />}
      {isDone && <GivenAway match={match} review={review} seats={seats} />}
    </Section>
  );
}

/** How far the review has come, and a button to stop it and to go on. */
function Working({ done, steps, left, isOn, toggle }: ReviewProgress & { isOn: boolean; toggle: () => void }) {
  const t = useWords();
  const { colours } = useTheme();
  const text = !isOn
    ? t('review.waiting', { done, steps })
    : left === null
      ? t('review.working', { done, steps })
      : t('review.left', { done, steps, seconds: left });
  return (
    <View style={styles.part}>
      <View style={styles.row}>
        <View style={styles.progress}>
          <Text type="label">{text}</Text>
          <View
            role="progressbar"
            aria-label={t('review.title')}
            aria-valuemin={0}
            aria-valuemax={steps}
            aria-valuenow={done}
            style={[styles.bar, { backgroundColor: colours.chip }]}
          >
            <View style={[styles.bar, { backgroundColor: colours.call, width: `${(done / steps) * HUNDRED}%` }]} />
          </View>
        </View>
        <IconButton icon={isOn ? 'pause' : 'play'} label={t(isOn ? 'review.pause' : 'review.goOn')} onPress={toggle} />
      </View>
      <Text type="small" colour="quiet">
        {t('review.leave')}
      </Text>
    </View>
  );
}

interface CurveProps {
  readonly match: Match;
  readonly review: Review;
  readonly moments: readonly KeyMoment[];
  readonly isDone: boolean;
}

function Curve({ match, review, moments, isDone }: CurveProps) {
  const t = useWords();
  const { played } = match.summary();
  const all = [...review.decisions.map(({ chances }) => chances), ...(isDone ? [review.ended] : [])];
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
          uncertain={{ to: Math.min(all.length - 1, played * UNCERTAIN), label: t('review.uncertain') }}
          flags={moments.map((moment, rank) => ({ at: moment.at, label: `${rank + 1}` }))}
        />
      </View>
      <View style={styles.names}>
        {match.sitters.map((sitter, seat) => (
          <View key={seat} style={styles.name}>
            <SitterSign sitter={sitter} expression="calm" isOnPaper={false} />
            <Text type="small">{sitter.name}</Text>
          </View>
        ))}
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

const BAR = 8;

const styles = StyleSheet.create({
  part: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  progress: { flex: 1, gap: space.s },
  bar: { height: BAR, borderRadius: radius.round, overflow: 'hidden' },
  names: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
