import { listHandles } from '../../src/games/nightmare-cathedral/listHandles';
import { askToConfirm, describeMove } from '../../src/games/nightmare-cathedral/moveText';
import { layOutScene } from '../../src/games/nightmare-cathedral/scene';
import type { CathedralMove, NightmareCathedral } from '../../src/rules/nightmare-cathedral/state';

/** The pure part of Nightmare Cathedral's face. */
export const cathedral = {
  layOutScene,
  listHandles,
  describeMove,
  askToConfirm: (view: NightmareCathedral, _seat: number, move: CathedralMove) => askToConfirm(view, move),
};

const DULL: readonly CathedralMove['type'][] = ['done', 'pass', 'ignore', 'putBack'];

/**
 * Takes the moves in turn, mostly such as do something. While answers lie over the own cards no Dream is played: it
 * can't be carried from there then, and its button stands in the reader, which another test opens.
 */
export function liked(view: NightmareCathedral, all: readonly CathedralMove[]): CathedralMove {
  const isAnswering = all.some(({ type }) => type === 'oppose' || type === 'agree');
  const moves = isAnswering ? all.filter(({ type }) => type !== 'dream') : all;
  const lively = moves.filter(({ type }) => !DULL.includes(type));
  const from = lively.length > 0 && view.played % 5 > 0 ? lively : moves;
  return from[(view.played * 7) % from.length];
}
