import { getPace } from '../../src/table/flights';
import { openStage } from '../../src/table/layStage';
import { OVER_DEPTH, type Group, type Piece, type Place, type Scene } from '../../src/table/scene';
import { finishFlights } from '../../src/table/stage';

import { deckDrawing, deckOf, shows } from './deckGame';

const SIZE = { width: 320, height: 400 };

/** Two groups of two small places above a row; an open group lies over both. */
export function groupScene(open: string | null): Scene {
  const groups = ['near', 'far'].map((key, index): Group => {
    const isOpen = open === key;
    return {
      key,
      x: isOpen ? 160 : 80 + 160 * index,
      y: 60,
      width: isOpen ? 320 : 150,
      height: 100,
      label: { key },
      places: [`${key}:0`, `${key}:1`],
      lies: isOpen ? 'over' : 'closed',
    };
  });
  const places = groups.flatMap(({ key, x, width, places: names }) =>
    names.map((name, index): Place => ({
      key: name,
      x: x + (index - 0.5) * (width / 2),
      y: 60,
      width: width / 2 - 4,
      height: 80,
      label: { key },
      isPile: true,
    })),
  );
  const pieces = places.map(({ key, x, y, width }): Piece => ({
    key: `card:${key}`,
    place: key,
    face: key,
    x,
    y,
    width: width / 2,
    turn: 0,
    depth: key.startsWith(open ?? '-') ? OVER_DEPTH + 1 : 0,
    label: { key },
  }));
  const row: Place = { key: 'row', x: 160, y: 300, width: 320, height: 80, label: { key: 'row' } };
  return { pieces, places: [...places, row], plates: [], groups };
}

export function atRest() {
  const face = {
    ...deckDrawing,
    layOutScene: (_view: unknown, _seat: unknown, _size: unknown, open: string | null) => groupScene(open),
  };
  const stage = finishFlights(
    openStage(face, shows({ ...deckOf([]), played: 1 }, []), SIZE, getPace('normal', 0), false),
  );
  return { face, stage };
}
