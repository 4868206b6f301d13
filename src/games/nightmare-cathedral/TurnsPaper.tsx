import { StyleSheet, View } from 'react-native';

import { CATHEDRAL_TRACK } from '../../rules/nightmare-cathedral/content/tracks';
import { arePiecesComplete } from '../../rules/nightmare-cathedral/rising';
import { scoreOf } from '../../rules/nightmare-cathedral/score';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PaperProps } from '../../table/face';
import { Mark } from '../../theme/Mark';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';

import { describeBuildLimit } from './building';
import { listAreasOf, listTurns, type TurnAhead } from './course';
import { listAreas } from './names';
import { palette } from './palette';
import { Link, Links, Row, Section, SignDisc, usePaperWidth, useSay } from './paperParts';
import { makePhrase } from './phrases';
import { RingPicture } from './RingPicture';
import { actionSigns, effectSigns, turnSigns } from './signPaths';

type Props = PaperProps<NightmareCathedral, CathedralMove>;

const ROMAN = ['I', 'II', 'III'];
const RING = 260;
const BESIDE = 520;

function TurnRow({
  ahead,
  isNow,
  names,
  marks,
}: Pick<Props, 'names' | 'marks'> & { ahead: TurnAhead; isNow: boolean }) {
  const say = useSay(names);
  const { turn, lap, sign, seat } = ahead;
  const colour = isNow ? 'ink' : 'text';
  const facts = { turn, lap, sign: makePhrase(`sign.${sign}`), who: { seat } };
  return (
    <Row isBright={isNow} label={say(makePhrase(isNow ? 'course.now' : 'course.turn', facts))}>
      <Text type="label" colour={isNow ? 'ink' : 'quiet'} style={styles.number}>
        {`${ROMAN[lap - 1]} · ${turn}`}
      </Text>
      <SignDisc
        drawing={turnSigns[sign]}
        size={24}
        ground={isNow ? palette.ember : palette.soot}
        colour={isNow ? palette.soot : palette.bone}
      />
      <Text type="label" colour={colour} style={styles.grows}>
        {say(makePhrase(`sign.${sign}`))}
      </Text>
      <Mark mark={marks[seat]} size={18} on={isNow ? 'paper' : 'ground'} />
      <Text type="label" colour={colour} style={styles.shrinks}>
        {names[seat]}
      </Text>
    </Row>
  );
}

/** The course of the match: the ring with its laps, the turns to come, what ends it, and the ways to what else is near. */
export function TurnsPaper({ view, viewer, names, marks, past, open }: Props) {
  const say = useSay(names);
  const width = usePaperWidth();
  const turns = listTurns(view);
  const now = turns.length > 0 ? turns[0] : null;
  const scores = scoreOf(view);
  const isComplete = arePiecesComplete(view);
  const steps =
    viewer < 0
      ? makePhrase('course.ritual')
      : makePhrase('course.ownRitual', { one: view.ritual[viewer * 2], other: view.ritual[viewer * 2 + 1] });
  return (
    <>
      <View style={width >= BESIDE ? styles.beside : styles.below}>
        <RingPicture view={view} size={Math.min(RING, width)} />
        <View style={styles.words}>
          {now && (
            <Text>
              {say(
                makePhrase('course.marked', {
                  sign: makePhrase(`sign.${now.sign}`),
                  areas: listAreas(view, listAreasOf(view, now.sign)),
                }),
              )}
            </Text>
          )}
          <Text type="label" colour="quiet">
            {say(turns.length > 0 ? makePhrase('course.end', { count: turns.length }) : makePhrase('course.over'))}
          </Text>
          {isComplete && (
            <Text type="label" colour="quiet">
              {say(describeBuildLimit(view))}
            </Text>
          )}
        </View>
      </View>
      <Links>
        {past && <Link label={say(makePhrase('course.since'))} onPress={() => open('since', '')} />}
        <Link label={say(makePhrase('piles.title'))} onPress={() => open('piles', '')} />
        <Link
          label={say(
            isComplete
              ? describeBuildLimit(view)
              : makePhrase('course.pieces', { count: view.pieces.length, of: CATHEDRAL_TRACK.length }),
          )}
          text={say(
            isComplete
              ? makePhrase('course.devoured', { count: view.devoured.reduce((sum, units) => sum + units, 0) })
              : makePhrase('course.pieces', { count: view.pieces.length, of: CATHEDRAL_TRACK.length }),
          )}
          onPress={() => open('cathedral', '')}
        >
          <SignDisc drawing={isComplete ? effectSigns.devour : actionSigns.fortify} size={24} />
        </Link>
        <Link label={say(steps)} onPress={() => open('stairs', '')}>
          <SignDisc drawing={actionSigns.ritual} size={24} />
        </Link>
        {names.slice(0, view.seats).map((name, seat) => (
          <Link
            key={seat}
            label={say(makePhrase('course.seat', { who: { seat }, count: scores[seat] }))}
            text={`${name} ${scores[seat]}`}
            onPress={() => open('seat', `${seat}`)}
          >
            <Mark mark={marks[seat]} size={18} />
          </Link>
        ))}
      </Links>
      {turns.length > 0 && (
        <Section title={say(makePhrase('course.coming'))}>
          {turns.map((ahead, at) => (
            <TurnRow key={ahead.turn} ahead={ahead} isNow={at === 0} names={names} marks={marks} />
          ))}
        </Section>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', alignItems: 'center', gap: space.xl },
  below: { alignItems: 'center', gap: space.m },
  words: { flexShrink: 1, gap: space.s },
  number: { minWidth: 52 },
  grows: { flexGrow: 1, flexShrink: 1 },
  shrinks: { flexShrink: 1 },
});
