import { useCallback, useLayoutEffect, useMemo } from 'react';
import type { SharedValue } from 'react-native-reanimated';

import type { Geometry } from './drag';
import type { GameFace } from './face';
import { findOpenGroup, listReachable, toHitArea } from './groups';
import { listResting } from './listTargets';
import { findGoals, type MoveIndex } from './moveIndex';
import type { Stage } from './stage';

/** What lies where on the table that is shown, and where each card may go; the UI thread is told too. */
export function useGeometry(
  face: GameFace,
  stage: Stage,
  ways: MoveIndex,
  isBusy: boolean,
  geometry: SharedValue<Geometry>,
) {
  const views = useMemo(
    () => new Map(stage.shown.filter((one) => !one.isGone).map((one) => [one.piece.key, one.view])),
    [stage.shown],
  );
  const { pieces, all, places, closed, paper } = useMemo(() => {
    const reach = listReachable(stage.scene);
    return {
      pieces: listResting(reach.pieces, face.aspect, views),
      all: listResting(stage.scene.pieces, face.aspect, views),
      places: reach.places.map(toHitArea),
      closed: reach.closed,
      paper: findOpenGroup(stage.scene),
    };
  }, [stage.scene, face, views]);
  const goalsOf = useCallback(
    (piece: string) => {
      const keys = findGoals(ways, piece);
      const groups = closed.filter((group) => group.places.some((place) => keys.includes(place)));
      return {
        places: places.filter((place) => keys.includes(place.key)),
        groups: groups.map(toHitArea),
        lights: [...keys, ...groups.map((group) => group.key)],
      };
    },
    [ways, places, closed],
  );

  useLayoutEffect(() => {
    const each = ways.pieces.map((piece) => ({ piece, ...goalsOf(piece) }));
    geometry.set({
      pieces,
      all,
      takeable: ways.pieces,
      goals: Object.fromEntries(each.map((one) => [one.piece, [...one.places, ...one.groups]])),
      lights: Object.fromEntries(each.map((one) => [one.piece, one.lights])),
      groups: [...closed, ...(paper ? [paper] : [])].map(toHitArea),
      places: [...places, ...closed.map(toHitArea)],
      isOpen: !isBusy,
    });
  }, [geometry, pieces, all, places, closed, paper, goalsOf, ways, isBusy]);

  return { views, pieces, all, places, closed, paper, goalsOf };
}
