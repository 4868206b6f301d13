import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Sitter } from '../match/types';
import type { Move, Seat, State } from '../rules/kernel/types';

import type { GameFace } from './face';
import type { Panel } from './scene';

interface PanelViewProps {
  readonly panel: Panel;
  readonly face: Pick<GameFace, 'Panels'>;
  readonly view: State;
  readonly viewer: Seat;
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly moves: readonly Move[];
  play(move: Move): void;
  open(name: string, subject: string): void;
}

/** A part of the table that the face builds itself. It stands beside the board, whose gesture would answer its touches too. */
export const PanelView = memo(function PanelView({
  panel: { panel, x, y, width, height },
  face,
  view,
  viewer,
  names,
  sitters,
  moves,
  play,
  open,
}: PanelViewProps) {
  const marks = useMemo(() => sitters.map((sitter) => sitter.mark), [sitters]);
  const Content = face.Panels?.[panel];
  if (!Content) return null;
  return (
    <View testID="panel" style={[styles.panel, { left: x - width / 2, top: y - height / 2, width, height }]}>
      <Content
        view={view}
        viewer={viewer}
        names={names}
        marks={marks}
        width={width}
        height={height}
        moves={moves}
        play={play}
        open={open}
      />
    </View>
  );
});

/** Above every piece that lies, flies or is held. */
const PANEL = 9500;

/** Only what is in it is touched: it may have room that it does not need. */
const styles = StyleSheet.create({ panel: { position: 'absolute', zIndex: PANEL, pointerEvents: 'box-none' } });
