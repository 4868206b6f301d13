import { hideSecret } from '../../src/rules/kernel/events';
import type { Event, Game, Move, State } from '../../src/rules/kernel/types';
import { NOBODY, canSee } from '../../src/rules/kernel/zones';
import type { Piece } from '../../src/table/scene';

import { decisions, type Extent, type Faced } from './matchRunner';

const SIZE = { width: 360, height: 564 };

/** The cards that a viewer may see, taken straight from the zones. */
function seen<S extends State, M extends Move>(game: Game<S, M>, state: S, viewer: number): Set<number> {
  return new Set(
    game.zones(state).flatMap((zone) => zone.cards.filter((_, index) => canSee(zone, viewer, index, state.seats))),
  );
}

interface Drawn<S> extends Extent {
  /** The groups that a viewer may open. */
  opens(state: S, viewer: number): readonly (string | null)[];
  /** Whether the label of a face-down card reveals nothing of its face. */
  isMum(piece: Piece): boolean;
}

/** Collects cards drawn for somebody who may not see them, and counts those drawn face down. */
export function drawnOf<S extends State, M extends Move>(
  { face, engine, play }: Faced<S, M>,
  { opens, isMum, ...extent }: Drawn<S>,
) {
  let hidden = 0;
  const wrong: string[] = [];
  decisions(play, extent, (state, _, __, ___, number) => {
    for (let viewer = NOBODY; viewer < state.seats; viewer++) {
      const allowed = seen(engine.game, state, viewer);
      for (const piece of opens(state, viewer).flatMap(
        (open) => face.layOutScene(engine.view(state, viewer), viewer, SIZE, open).pieces,
      )) {
        const { key, isToken } = piece;
        if (isToken) continue;
        const isOpen = key.startsWith('card:');
        if (!isOpen) hidden++;
        const isRight = isOpen
          ? allowed.has(Number(key.slice(5)))
          : key.startsWith('slot:') && piece.face === null && isMum(piece);
        if (!isRight) wrong.push(`match ${number}, viewer ${viewer}: ${key} ${piece.face} ${piece.label.key}`);
      }
    }
  });
  return { hidden, wrong };
}

/**
 * Collects what is told about a secret to those who may not know it, if the text depends on the secret; and the kinds
 * of events that had something to hide.
 */
export function toldOf<S extends State, M extends Move>({ face, play }: Faced<S, M>, matches: number) {
  const kinds = new Set<string>();
  const wrong: string[] = [];
  const told = (event: Event, viewer: number, state: S) => {
    const heard = hideSecret(event, viewer);
    return JSON.stringify([face.describeEvent(heard, viewer, state), face.listFlows(heard)]);
  };
  for (let number = 0; number < matches; number++) {
    play(
      number,
      () => {},
      (event, state) => {
        for (let viewer = NOBODY; viewer < state.seats; viewer++) {
          if (!event.secret || event.secret.to.includes(viewer)) continue;
          const card = event.secret.card === 1 ? 2 : 1;
          if (
            told(event, viewer, state) !==
            told({ ...event, secret: { ...event.secret, card, cards: [card, 3] } }, viewer, state)
          )
            wrong.push(`${event.key} to ${viewer}`);
          kinds.add(event.key);
        }
      },
    );
  }
  return { kinds: [...kinds].sort(), wrong };
}
