import { StyleSheet, View } from 'react-native';

import { arePiecesComplete } from '../../rules/nightmare-cathedral/rising';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PaperProps } from '../../table/face';
import { Icon } from '../../theme/Icon';
import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

import { describeGrowth, describeBuildLimit, describeNext, listPieceRows, type PieceRow } from './building';
import { CathedralPapers } from './CathedralPapers';
import { DevouredRows } from './DevouredRows';
import { EmberGlow } from './EmberGlow';
import { NightmareCards } from './NightmareCards';
import { palette } from './palette';
import { Row, Section, SignDisc, usePaperWidth, useSay } from './paperParts';
import { makePhrase } from './phrases';

type Props = PaperProps<NightmareCathedral, CathedralMove>;

/** The papers of the Cathedral are drawn on a field of 150 by 290. */
const HIGH = 290 / 150;
/** From this width on, the Cathedral stands beside its rows. */
const BESIDE = 300;

/** The Cathedral as far as it stands, before an ember glow. */
export function CathedralPicture({ view, width }: { view: Pick<NightmareCathedral, 'pieces'>; width: number }) {
  const height = width * HIGH;
  return (
    <View style={[styles.night, { width, height }]} aria-hidden>
      <EmberGlow id="nave" width={width} height={height} reach={62} strength={0.55} />
      <CathedralPapers pieces={view.pieces} width={width} />
    </View>
  );
}

/** The cards of stage 2 have a number for a sign, the same in every language. */
const STAGE = 'II';
const COLOURS = { grey: palette.ash, yellow: palette.ember, red: '#c2452d' };

function PieceLine({ row, number, next }: { row: PieceRow; number: number; next: string | null }) {
  const say = useSay([]);
  const { colours, textScale } = useTheme();
  const { piece, state, sign, isStage, brings, why, colour } = row;
  const isNext = state === 'next';
  const isUp = state === 'up';
  const words = isUp ? say(makePhrase('building.up')) : say(brings);
  const heard = makePhrase('building.row', {
    number,
    piece,
    state: makePhrase(`building.state.${state}`),
    text: say(brings),
  });
  const size = 24 * Math.min(textScale, 1.4);
  return (
    <Row label={`${say(heard)}${why ? ` ${say(why)}` : ''}`} isBright={isNext} isFaint={isUp || state === 'shut'}>
      {colour !== null && <View style={[styles.colour, { backgroundColor: COLOURS[colour] }]} />}
      <Text type="label" colour={isNext ? 'ink' : 'quiet'} style={styles.number}>
        {colour === null ? number : piece}
      </Text>
      {sign ? (
        <SignDisc drawing={sign} size={size} />
      ) : (
        <View style={[styles.stage, { width: size, height: size }]}>
          {isStage && (
            <Text type="strong" style={{ color: isNext ? palette.rust : colours.active }}>
              {STAGE}
            </Text>
          )}
        </View>
      )}
      <View style={styles.words}>
        <Text type="small" colour={isNext ? 'ink' : isUp ? 'quiet' : 'text'}>
          {isNext ? say(makePhrase('building.next', { text: next ?? words })) : words}
        </Text>
        {why && (
          <Text type="small" colour="quiet">
            {say(why)}
          </Text>
        )}
      </View>
      {isUp && <Icon icon="check" size={18} colour="quiet" />}
    </Row>
  );
}

/** The Cathedral: how far it stands, what each piece brings, who waits in it, and who was devoured. */
export function CathedralPaper({ view, names, marks, open }: Props) {
  const say = useSay(names);
  const { textScale } = useTheme();
  const width = usePaperWidth();
  const rows = listPieceRows(view);
  const isComplete = arePiecesComplete(view);
  const next = describeNext(view);
  const isBeside = !view.options.forking && width / textScale >= BESIDE;
  const nightmares = (
    <Section title={say(makePhrase(isComplete ? 'building.out' : 'building.within'))}>
      <NightmareCards view={view} names={names} onOpen={(index) => open('nightmare', `${index}`)} />
    </Section>
  );
  const devoured = (
    <Section title={say(makePhrase('building.devoured'))}>
      {isComplete && <DevouredRows view={view} names={names} marks={marks} />}
      <Text type="label" colour="quiet">
        {`${say(describeBuildLimit(view))} ${say(makePhrase('building.ranks'))}`}
      </Text>
    </Section>
  );
  return (
    <>
      <Text type="label" colour="quiet">
        {say(describeGrowth(view))}
      </Text>
      {isComplete && nightmares}
      {isComplete && devoured}
      <View style={isBeside ? styles.beside : styles.below}>
        <CathedralPicture view={view} width={isBeside ? Math.min(210, width * 0.4) : Math.min(150, width * 0.5)} />
        <View style={isBeside ? styles.rows : styles.all}>
          {rows.map((row, index) => (
            <PieceLine key={row.piece} row={row} number={index + 1} next={next && say(next)} />
          ))}
        </View>
      </View>
      {!isComplete && nightmares}
      {!isComplete && devoured}
    </>
  );
}

const styles = StyleSheet.create({
  night: { backgroundColor: palette.soot, borderRadius: radius.m, overflow: 'hidden', flexShrink: 0 },
  beside: { flexDirection: 'row', gap: space.m, alignItems: 'flex-start' },
  below: { gap: space.m, alignItems: 'center' },
  rows: { flex: 1, gap: 3 },
  all: { alignSelf: 'stretch', gap: 3 },
  colour: { width: 6, alignSelf: 'stretch', borderRadius: 3 },
  number: { minWidth: 20, textAlign: 'center' },
  stage: { alignItems: 'center', justifyContent: 'center' },
  words: { flex: 1 },
});
