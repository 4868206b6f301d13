import { asNow, personNow, type People } from '../../storage/people';

import type { Played } from './played';

/** The same game, with people as who they are now. */
export function playedNow(people: People, played: Played): Played {
  const isOther = played.parts.some(({ person }) => person !== null && personNow(people, person) !== person);
  if (!isOther) return played;
  return {
    ...played,
    parts: played.parts.map((part) =>
      part.person === null ? part : { ...asNow(people, part.person, part), person: personNow(people, part.person) },
    ),
  };
}
