import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Sitter } from '../match/types';
import { useFormatPhrase } from '../words/useWords';

import type { GameFace } from './face';
import type { Flight } from './flights';
import { findOpenGroup, listReachable } from './groups';
import { findLightArea } from './listTargets';
import { PaperView } from './PaperView';
import { PieceView } from './PieceView';
import { PlaceLight, PlaceView } from './PlaceView';
import type { BaseWidths } from './pose';
import type { RaisedPiece } from './raisedPiece';
import type { Place, Scene } from './scene';
import { SceneryView } from './SceneryView';
import type { Shared } from './sharedValues';
import type { ShownPiece } from './shownPiece';
import type { Slot } from './slots';
import type { Trace } from './traces';
import { TraceView } from './TraceView';

export interface BoardProps {
  readonly face: Pick<GameFace, 'Face' | 'aspect' | 'Scenery'>;
  readonly scene: Scene;
  readonly shown: readonly ShownPiece[];
  readonly traces: readonly Trace[];
  readonly flights: readonly Flight[];
  readonly slots: readonly Slot[];
  readonly base: BaseWidths;
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly takeable: readonly string[];
  readonly tappable: readonly string[];
  /** Places where some card may be put. */
  readonly goals: readonly string[];
  readonly chosen: string | null;
  readonly raised: RaisedPiece;
  readonly shared: Shared;
}

/** All that is painted: places, every card once and in one layer, lights. Nothing of it is touched or heard. */
export const Board = memo(function Board({
  face,
  scene,
  shown,
  traces,
  flights,
  slots,
  base,
  names,
  sitters,
  takeable,
  tappable,
  goals,
  chosen,
  raised,
  shared,
}: BoardProps) {
  const speak = useFormatPhrase();
  const delays = new Map(flights.map((flight) => [flight.view, flight.delay]));
  const over = findOpenGroup(scene);
  const reach = listReachable(scene);
  const isCovered = (place: Place) => over !== null && !reach.places.includes(place);
  const covered = scene.places.filter(isCovered).map(({ key }) => key);
  const lights = scene.places.filter(
    (place) => (goals.includes(place.key) || tappable.includes(place.key)) && !isCovered(place),
  );
  const closed = reach.closed.filter(({ places }) => places.some((place) => goals.includes(place)));
  const full = new Set(scene.pieces.map((piece) => piece.place));
  return (
    <View style={styles.board} aria-hidden importantForAccessibility="no-hide-descendants" accessibilityElementsHidden>
      {/* Before the scenery, which may lie on it: both are as high. */}
      {over && <PaperView key={over.key} group={over} />}
      {face.Scenery && scene.scenery?.map((item) => <SceneryView key={item.key} item={item} Picture={face.Scenery!} />)}
      {scene.places.map((place) => (
        <PlaceView
          key={place.key}
          place={place}
          isEmpty={!full.has(place.key)}
          caption={place.caption ? speak(place.caption, names) : null}
          mark={place.seat === undefined ? null : sitters[place.seat].mark}
          isOver={over?.places.includes(place.key) === true}
          isCovered={isCovered(place)}
        />
      ))}
      {shown.map((one) => (
        <PieceView
          key={`${one.view} ${one.since}`} // a view number given again must not begin as the card that had it
          shown={one}
          delay={delays.get(one.view) ?? 0}
          slot={slots[one.view]}
          base={one.piece.isToken ? base.token : base.card}
          aspect={face.aspect}
          mayTake={takeable.includes(one.piece.key) && !tappable.includes(one.piece.place)}
          isChosen={chosen === one.piece.key}
          raised={raised}
          Face={face.Face}
        />
      ))}
      {traces
        .filter(({ place }) => !covered.includes(place))
        .map((trace) => (
          <TraceView
            key={trace.place}
            trace={trace}
            mark={sitters[trace.seat].mark}
            scene={scene}
            aspect={face.aspect}
          />
        ))}
      {closed.map(({ key, x, y, width, height }) => (
        <PlaceLight
          key={key}
          place={key}
          x={x}
          y={y}
          width={width}
          height={height}
          mayTap={false}
          lit={shared.lit}
          over={shared.over}
        />
      ))}
      {lights.map((place) => (
        <PlaceLight
          key={place.key}
          place={place.key}
          {...findLightArea(place, scene.pieces, face.aspect)}
          mayTap={tappable.includes(place.key)}
          lit={shared.lit}
          over={shared.over}
        />
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  /** Cards may lie partly below the table's edge, where the words begin. */
  board: {
    position: 'absolute',
    left: 0,
    top: 0,
    right: 0,
    bottom: 0,
    pointerEvents: 'none',
    overflow: 'hidden',
  },
});
