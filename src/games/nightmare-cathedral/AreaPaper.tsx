import { StyleSheet, View } from 'react-native';

import { boardOf } from '../../rules/nightmare-cathedral/content/maps';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PaperProps } from '../../table/face';
import { Mark } from '../../theme/Mark';
import { Text } from '../../theme/Text';

import { AreaStage } from './AreaStage';
import { encodeFace } from './cardFace';
import { describeUnits, explainControl, explainLimits, lookOfLens } from './lens';
import { areaName, nightmareName, signName } from './names';
import { palette } from './palette';
import {
  Link,
  Links,
  Row,
  Section,
  SideMark,
  SignDisc,
  styles as parts,
  TokenFace,
  usePaperWidth,
  useSay,
} from './paperParts';
import { makePhrase } from './phrases';
import { actionSigns, turnSigns } from './signPaths';
import { tokenLooks } from './tokenLooks';

type Props = PaperProps<NightmareCathedral, CathedralMove>;

const WINGED = tokenLooks.winged.height / tokenLooks.winged.width;

/** The lens: one area large, in words and figures, with the ways to its neighbours. */
export function AreaPaper({ view, viewer, names, marks, subject, open }: Props) {
  const say = useSay(names);
  const width = usePaperWidth();
  const area = Number(subject);
  const look = lookOfLens(view, area);
  const { sign, isMarked, units, fortress, winged, nightmares, control, neighbours, isByCathedral } = look;
  const kind = fortress?.isStronghold ? 'stronghold' : 'fortress';
  const hasOwner = control >= 0 && control < view.seats;
  return (
    <>
      <Text type="strong" colour={isMarked ? 'active' : 'quiet'}>
        {say(makePhrase(isMarked ? 'lens.marked' : 'lens.sign', { sign: makePhrase(`sign.${sign}`) }))}
      </Text>
      <AreaStage view={view} look={look} width={width} />
      <View style={styles.rows}>
        {units.map(({ side, count }) => (
          <Row key={side} label={say(describeUnits(side, count))}>
            <SideMark side={side} marks={marks} size={20} />
            <Text type="label" style={parts.grows}>
              {say(describeUnits(side, count))}
            </Text>
          </Row>
        ))}
        {fortress && (
          <Row>
            <TokenFace
              face={encodeFace({ kind, seat: fortress.seat, levels: fortress.levels })}
              width={24}
              aspect={tokenLooks[`${kind}-${fortress.levels as 1 | 2 | 3}`].height / 100}
            />
            <Text type="label" style={parts.grows}>
              {say(makePhrase(`lens.${kind}`, { who: { seat: fortress.seat }, count: fortress.levels }))}
            </Text>
          </Row>
        )}
        {winged.map((seat) => (
          <Row key={seat}>
            <TokenFace face={encodeFace({ kind: 'winged', seat })} width={30} aspect={WINGED} />
            <Text type="label" style={parts.grows}>
              {say(makePhrase('lens.winged', { who: { seat } }))}
            </Text>
          </Row>
        ))}
        {units.length === 0 && <Text colour="quiet">{say(makePhrase('lens.nobody'))}</Text>}
      </View>
      <Row>
        {hasOwner && <Mark mark={marks[control]} size={20} />}
        <Text type="strong" style={parts.grows}>
          {say(explainControl(look, viewer))}
        </Text>
      </Row>
      <Text type="label" colour="quiet">
        {explainLimits(view, viewer).map(say).join(' ')}
      </Text>
      {nightmares.length > 0 && (
        <Links>
          {nightmares.map((index) => (
            <Link
              key={index}
              label={say(makePhrase('lens.nightmare', { name: nightmareName(view, index) }))}
              onPress={() => open('nightmare', `${index}`)}
            >
              <TokenFace face={encodeFace({ kind: 'figure', number: view.nightmares[index] })} width={36} aspect={1} />
            </Link>
          ))}
        </Links>
      )}
      <Section title={say(makePhrase('lens.beside'))}>
        <Links>
          {neighbours.map((next) => (
            <Link
              key={next}
              label={say(makePhrase('lens.neighbour', { area: areaName(view, next), sign: signName(view, next) }))}
              text={say(areaName(view, next))}
              onPress={() => open('area', `${next}`)}
            >
              <SignDisc
                drawing={turnSigns[boardOf(view.seats).areas[next].sign ?? 'eye']}
                size={24}
                ground={lookOfLens(view, next).isMarked ? palette.ember : palette.soot}
                colour={lookOfLens(view, next).isMarked ? palette.soot : palette.bone}
              />
            </Link>
          ))}
          {isByCathedral && (
            <Link label={say(areaName(view, 0))} onPress={() => open('cathedral', '')}>
              <SignDisc drawing={actionSigns.fortify} size={24} />
            </Link>
          )}
        </Links>
      </Section>
    </>
  );
}

const styles = StyleSheet.create({ rows: { gap: 4 } });
