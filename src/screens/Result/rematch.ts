import type { Match, Setup, Sitter } from '../../match/types';
import type { GameChoice } from '../../storage/choices';
import { replacePerson, resolvePerson, type People } from '../../storage/people';

/**
 * Sets up the same people, with their present names, by the same rules. The next seat begins, unless the beginner is
 * drawn.
 */
export function createRematch(
  { engine, sitters, options, showing }: Match,
  first: GameChoice['first'],
  people: People,
): Setup {
  const again: Setup = {
    game: engine.game.id,
    sitters: sitters.map((sitter) => updateSitter(people, sitter)),
    options,
  };
  return first === 'drawn' ? again : { ...again, first: (showing.getState().view.first + 1) % sitters.length };
}

/** The same cards for the same people, dealt once more. */
export const createSameDeal = (match: Match, people: People): Setup => ({
  ...createRematch(match, 'drawn', people),
  first: match.showing.getState().view.first,
  seed: match.seed,
});

/** Updates a sitter's name, but keeps the mark of the match before, where nobody else had it. */
function updateSitter(people: People, sitter: Sitter): Sitter {
  if (sitter.kind === 'bot') return sitter;
  return {
    ...sitter,
    person: resolvePerson(people, sitter.person),
    name: replacePerson(people, sitter.person, sitter).name,
  };
}
