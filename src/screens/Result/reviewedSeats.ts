import type { Match } from '../../match/types';
import type { Seat } from '../../rules/kernel/types';

/** The seats whose decisions are reviewed: those of people, or all where only bots played. */
export function listReviewed({ sitters }: Match): readonly Seat[] {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length > 0 ? people : sitters.map((_, seat) => seat);
}
