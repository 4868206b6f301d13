import { replacePerson, resolvePerson, type People } from '../../storage/people';

import type { FinishedPlay } from './finishedPlay';

/** Replaces the people of a game by who they are now: renamed, or merged with somebody else. */
export function replacePeople(people: People, played: FinishedPlay): FinishedPlay {
  const hasChanged = played.parts.some(({ person }) => person !== null && resolvePerson(people, person) !== person);
  if (!hasChanged) return played;
  return {
    ...played,
    parts: played.parts.map((part) =>
      part.person === null
        ? part
        : { ...replacePerson(people, part.person, part), person: resolvePerson(people, part.person) },
    ),
  };
}
