import type { Move, State } from '../../src/rules/kernel/types';
import { MOST_SLIM_BUTTONS } from '../../src/table/footerSizes';
import { findMoves, indexMoves } from '../../src/table/moveIndex';
import type { Handle } from '../../src/table/scene';

import { decisions, type Extent, type Faced } from './matchRunner';

const SIZE = { width: 390, height: 668 };
/** Cards whose middles are nearer than this, in points, lie on one another. */
const PILED = 12;

/**
 * Collects how moves are done: which have handles, which are buttons, and what is wrong with a handle. `mayMean` allows
 * a handle that stands for several moves.
 */
export function handsOf<S extends State, M extends Move>(
  { face, engine, play }: Faced<S, M>,
  extent: Extent,
  mayMean: (moves: readonly M[]) => boolean,
) {
  const byHand = new Set<string>();
  const buttons = new Set<string>();
  const wrong = new Set<string>();
  decisions(play, extent, (state, seat, moves) => {
    const view = engine.view(state, seat);
    const { pieces, places } = face.layOutScene(view, seat, SIZE, null);
    const ways = indexMoves(moves, (move) => face.listHandles(view, seat, move));
    for (const move of ways.buttons) buttons.add(move.type);
    if (face.isSlim && ways.buttons.length > MOST_SLIM_BUTTONS)
      wrong.add(`more buttons than a slim footer has room for: ${ways.buttons.map(({ type }) => type).join()}`);
    for (const { move, piece, place } of ways.all) {
      const hand = `${move.type}: ${piece} onto ${place}`;
      byHand.add(move.type);
      const taken = pieces.find(({ key }) => key === piece);
      if (piece !== undefined && !taken) wrong.add(`${hand}: no such piece`);
      if (place !== undefined && !places.some(({ key }) => key === place)) wrong.add(`${hand}: no such place`);
      if (
        taken &&
        !taken.isToken &&
        taken.place !== `hand:${seat}` &&
        pieces.some(
          (one) =>
            one.place === taken.place &&
            one.depth > taken.depth &&
            Math.abs(one.x - taken.x) < PILED &&
            Math.abs(one.y - taken.y) < PILED,
        )
      )
        wrong.add(`${hand}: covered`);
      const meant = findMoves<M>(ways, piece, place);
      if (meant.length > 1 && !mayMean(meant)) wrong.add(`${hand}: means ${meant.map(({ type }) => type)}`);
    }
  });
  return { byHand: [...byHand].sort(), buttons: [...buttons].sort(), wrong: [...wrong] };
}

/** Touches everything that plays no move, and collects the refusals, and those that name no rule. */
export function refusalsOf<S extends State, M extends Move>({ face, engine, play }: Faced<S, M>, extent: Extent) {
  const numbers = face.rules.flatMap(({ rules }) => rules);
  const reasons = new Set<string>();
  const wrong = new Set<string>();
  decisions(play, extent, (state, seat, _, step) => {
    const viewer = Math.floor(step / extent.every) % 3 === 0 ? (seat + 1) % state.seats : seat;
    const view = engine.view(state, viewer);
    const { pieces, places } = face.layOutScene(view, viewer, SIZE, null);
    const asked = engine.waiting(state).includes(viewer) ? engine.moves(state, viewer) : [];
    const allowed = asked.flatMap((move) => face.listHandles(view, viewer, move));
    const inHand = pieces.filter((piece) => piece.place === `hand:${viewer}` || piece.isToken);
    const touches: Handle[] = [
      ...places.map(({ key }) => ({ place: key })),
      ...pieces.map(({ key }) => ({ piece: key })),
      ...pieces.map(({ key }, index) => ({ piece: key, place: places[(index * 7 + step) % places.length].key })),
      ...inHand.flatMap((piece) => places.map((place) => ({ piece: piece.key, place: place.key }))),
    ];
    for (const touched of touches) {
      if (allowed.some(({ piece, place }) => piece === touched.piece && place === touched.place)) continue;
      const refusal = face.explainRefusal(view, viewer, touched);
      if (!refusal || !numbers.includes(refusal.rule))
        wrong.add(`${state.flow.at(-1)?.step} ${JSON.stringify(touched)}`);
      else reasons.add(refusal.why.key.replace(`${face.id}:refused.`, ''));
    }
  });
  return { reasons: [...reasons].sort(), wrong: [...wrong] };
}
