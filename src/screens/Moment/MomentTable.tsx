import { useEffect, useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { KeyMoment } from '../../match/review/types';
import type { Match, Replay } from '../../match/types';
import { Tabletop } from '../../table/Tabletop';
import { Button } from '../../theme/Button';
import { IconButton } from '../../theme/IconButton';
import { makeShadow } from '../../theme/shadow';
import { radius, READABLE, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { TableFrame } from '../parts/TableFrame';
import { TableHeader } from '../parts/TableHeader';
import { tellReasons } from '../Play/adviceWords';
import { useFace } from '../useFace';
import { useGo } from '../useGo';

import { PlayOnSheet } from './PlayOnSheet';
import { useReasons } from './useReasons';

interface MomentTableProps {
  readonly match: Match;
  readonly replay: Replay;
  readonly moments: readonly KeyMoment[];
  readonly moment: KeyMoment;
}

const HUNDRED = 100;
const doNothing = () => {};

/** The table of a moment as its seat saw it, with what was played and what was better, and words below it. */
export function MomentTable({ match, replay, moments, moment }: MomentTableProps) {
  const t = useWords();
  const speak = useFormatPhrase();
  const go = useGo();
  const { colours } = useTheme();
  const face = useFace(match.engine.game.id);
  const [isAsking, setIsAsking] = useState(false);
  const { at, seat, best, played, bestShare, playedShare, drop } = moment;
  const names = useMemo(() => match.sitters.map(({ name }) => name), [match]);
  const shows = useMemo(() => {
    const view = replay.seenAt(at, seat);
    const moves = [best, played];
    return { viewer: seat, rest: view, view, beats: [], dropped: 0, moves, waiting: [seat], thinking: null };
  }, [replay, at, seat, best, played]);
  const reasons = useReasons(match, face, moment);
  const rank = moments.indexOf(moment);
  const title = t('review.moment', { move: at + 1, name: names[seat], points: Math.round(drop * HUNDRED) });
  useEffect(() => go.setOptions({ title }), [go, title]);

  const leave = () => (go.canGoBack() ? go.goBack() : go.navigate('Result', { match: match.id }));
  const show = (other: KeyMoment | undefined) => other && go.setParams({ match: match.id, at: other.at });
  const percent = (share: number) => Math.round(share * HUNDRED);
  const tell = (key: 'gave' | 'had', move: typeof best, because: NonNullable<typeof reasons>['best']) =>
    t(`review.${key}`, {
      move: speak(face.describeMove(shows.view, seat, move), names),
      reason: tellReasons(because)
        .map((reason) => `${speak(reason, names)}.`)
        .join(' '),
    });
  return (
    <TableFrame
      face={face}
      over={isAsking && <PlayOnSheet match={match} moment={moment} onClose={() => setIsAsking(false)} />}
    >
      <TableHeader
        title={title}
        status={`${rank + 1} / ${moments.length}`}
        leaveLabel={t('back')}
        onLeave={leave}
        buttons={2}
      >
        <IconButton
          icon="back"
          label={t('review.before')}
          disabled={rank === 0}
          onPress={() => show(moments[rank - 1])}
        />
        <IconButton
          icon="next"
          label={t('review.next')}
          disabled={rank === moments.length - 1}
          onPress={() => show(moments[rank + 1])}
        />
      </TableHeader>
      <View style={styles.all}>
        <Tabletop
          face={face}
          shows={shows}
          sitters={match.sitters}
          haptics={false}
          onMove={doNothing}
          onRefused={doNothing}
          advice={{
            rings: [
              { letter: 'played', badge: t('review.played'), move: played },
              { letter: 'A', badge: `${percent(bestShare)}%`, move: best },
            ],
            panel: null,
          }}
        />
      </View>
      <View style={styles.foot}>
        <View testID="moment" style={[styles.words, makeShadow(2, colours.shadow), { backgroundColor: colours.paper }]}>
          <ScrollView contentContainerStyle={styles.lines} tabIndex={0}>
            <Text type="strong" colour="ink">
              {t('review.dropped', { points: percent(drop), best: percent(bestShare), played: percent(playedShare) })}
            </Text>
            <Text type="small" colour="ink">
              {tell('gave', best, reasons?.best ?? [])}
            </Text>
            <Text type="small" colour="quietInk">
              {tell('had', played, reasons?.played ?? [])}
            </Text>
          </ScrollView>
        </View>
        <Button label={t('review.playOn')} icon="play" onPress={() => setIsAsking(true)} />
      </View>
    </TableFrame>
  );
}

/** The words keep their room, so that the table keeps its size from moment to moment. */
const WORDS = 104;

const styles = StyleSheet.create({
  all: { flex: 1 },
  foot: { padding: space.s, gap: space.s, width: '100%', maxWidth: READABLE, alignSelf: 'center' },
  words: { height: WORDS, borderRadius: radius.l, paddingHorizontal: space.l },
  lines: { paddingVertical: space.s, gap: space.xs },
});
