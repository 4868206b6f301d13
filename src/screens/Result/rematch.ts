import type { Match, Setup } from '../../match/types';
import type { Choice } from '../../storage/choices';

/** The same people by the same rules; the next one begins, unless who begins is drawn. */
export function rematchOf({ engine, sitters, options, showing }: Match, first: Choice['first']): Setup {
  const again: Setup = { game: engine.game.id, sitters, options };
  return first === 'drawn' ? again : { ...again, first: (showing.getState().view.first + 1) % sitters.length };
}
