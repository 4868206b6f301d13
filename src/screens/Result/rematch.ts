import type { Match, Setup, Sitter } from '../../match/types';
import type { GameChoice } from '../../storage/choices';
import { withCurrentPerson, resolvePerson, type People } from '../../storage/people';

/** The same people, as they are now, by the same rules; the next one begins, unless who begins is drawn. */
export function createRematch(
  { engine, sitters, options, showing }: Match,
  first: GameChoice['first'],
  people: People,
): Setup {
  const again: Setup = { game: engine.game.id, sitters: sitters.map((sitter) => sitterNow(people, sitter)), options };
  return first === 'drawn' ? again : { ...again, first: (showing.getState().view.first + 1) % sitters.length };
}

/** With the mark of the match before: there it was nobody else's. */
function sitterNow(people: People, sitter: Sitter): Sitter {
  if (sitter.kind === 'bot') return sitter;
  return {
    ...sitter,
    person: resolvePerson(people, sitter.person),
    name: withCurrentPerson(people, sitter.person, sitter).name,
  };
}
