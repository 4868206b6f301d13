import { useEffect, useMemo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import type { Replay } from '../../match/types';
import { Tabletop } from '../../table/Tabletop';
import { IconButton } from '../../theme/IconButton';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { TableFrame } from '../parts/TableFrame';
import { TableHeader } from '../parts/TableHeader';
import type { useUnsavedWarning } from '../parts/useKeeping';
import { Notice } from '../Play/Notice';
import { useFace } from '../useFace';
import { useGames } from '../useGames';
import { useGo } from '../useGo';

import { Controls, CONTROLS } from './Controls';
import { listMatchParts } from './matchParts';
import { useSteps } from './useSteps';

interface ReplayTableProps {
  readonly replay: Replay;
  readonly shown: 'all' | 'open';
  readonly show: (shown: 'all' | 'open') => void;
  /** Where it is opened; at its start, if left out. */
  readonly step?: number;
  /** For a match from a code: adds it to History. */
  readonly keeping?: ReturnType<typeof useUnsavedWarning>;
}

/** From this width on, on a screen wider than high, the buttons fit beside the title. */
const ROOMY = 560;
const doNothing = () => {};

export function ReplayTable({ replay, shown, show, step: first = 0, keeping }: ReplayTableProps) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const navigation = useGo();
  const { width, height } = useWindowDimensions();
  const { sitters, game } = replay.summary;
  const face = useFace(game);
  const name = useGames().find((shelfGame) => shelfGame.id === game)?.name ?? '';
  const steps = useSteps(replay, Math.min(first, replay.steps));
  const parts = useMemo(() => listMatchParts(replay, face), [replay, face]);
  useEffect(() => navigation.setOptions({ title: t('result.replay') }), [navigation, t]);

  const { step, run, shows } = steps;
  const names = sitters.map((sitter) => sitter.name);
  const status = `${formatPhrase(face.status(replay.at(step).view), names)} · ${t('replay.step', { step, steps: replay.steps })}`;
  const leave = () =>
    navigation.canGoBack() ? navigation.goBack() : navigation.navigate('Tabs', { screen: 'History' });
  const toggle = () => {
    show(shown === 'all' ? 'open' : 'all');
    steps.leap(step);
  };
  const isBeside = width >= ROOMY && height < width;
  const controls = <Controls steps={steps} last={replay.steps} parts={parts} />;
  return (
    <TableFrame face={face}>
      <TableHeader
        title={name}
        status={status}
        leaveLabel={t('back')}
        onLeave={leave}
        buttons={(isBeside ? CONTROLS : 0) + (keeping ? 2 : 1)}
      >
        {isBeside && controls}
        {keeping && (
          <IconButton
            icon={keeping.kept === null ? 'keep' : 'check'}
            label={t(keeping.kept === null ? 'code.keep' : 'code.kept')}
            disabled={keeping.kept !== null}
            onPress={keeping.keep}
          />
        )}
        <IconButton
          icon={shown === 'all' ? 'eye' : 'eyeShut'}
          label={t(shown === 'all' ? 'replay.showOpen' : 'replay.showAll')}
          onPress={toggle}
        />
      </TableHeader>
      <View style={styles.all}>
        <Tabletop
          key={`${shown}:${run}`}
          face={face}
          shows={shows}
          sitters={sitters}
          haptics={false}
          onMove={doNothing}
          onRefused={doNothing}
          onShown={steps.shown}
        />
        {keeping?.came && (
          <Notice
            text={t(keeping.came === 'kept' ? 'code.kept' : `code.notSaved.${keeping.came}`)}
            onClose={keeping.forget}
          />
        )}
      </View>
      {!isBeside && controls}
    </TableFrame>
  );
}

const styles = StyleSheet.create({ all: { flex: 1 } });
