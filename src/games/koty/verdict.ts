import type { Seat } from '../../rules/kernel/types';
import { countLands } from '../../rules/koty/lands';
import { countDreams } from '../../rules/koty/score';
import type { Koty } from '../../rules/koty/state';
import type { Phrase, PhraseFact } from '../../words/phrase';

const listDreams = (view: Koty) => countDreams(view.dreams.map(countLands), view.options.teams);

/** The seats that win, once the dreams are compared; null while the match goes on. */
export function findBest(view: Koty): readonly Seat[] | null {
  const frame = view.flow[view.flow.length - 1];
  if (frame && (frame.procedure !== 'match' || frame.step !== 'next')) return null;
  return listDreams(view).flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
}

/** Says who has most points, and how many. */
export function describeVerdict(view: Koty): Phrase {
  const dreams = listDreams(view);
  const [first, ...more] = dreams.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  const best = more.reduce<PhraseFact>((one, seat) => ({ key: 'koty:both', facts: { one, other: { seat } } }), {
    seat: first,
  });
  return { key: 'koty:event.compared', facts: { best, points: dreams[first].team.points } };
}
