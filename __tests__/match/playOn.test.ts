import type { MatchRecord } from '../../src/match/record';
import type { State } from '../../src/rules/kernel/types';
import { createMemoryStores } from '../../src/storage/memoryStores';

import { device, nextDecision, now, opened, sen } from './table';

/** A finished match of a person with a bot. */
function playAll() {
  const kept = new Map<string, Map<string, string>>();
  const stores = createMemoryStores(kept);
  const matches = device(undefined, stores);
  const match = matches.begin(sen('Pb'));
  while (now(match).status === 'underWay') {
    const { seat, move } = nextDecision(match);
    match.play(seat, move);
  }
  return { matches, match, stores, kept };
}

/** The state with which a saved match began. */
function baseOf(kept: ReadonlyMap<string, ReadonlyMap<string, string>>, id: number): State {
  const [text] = ['a', 'b'].flatMap((slot) => kept.get(`match.${id}.${slot}`)?.get('record') ?? []);
  return (JSON.parse(text.slice(text.indexOf('\n') + 1)) as MatchRecord).base;
}

test.each([true, false])(
  'a finished match is played on from any moment (as it was: %s), and opens again',
  (isAsItWas) => {
    const { matches, match, stores, kept } = playAll();
    const replay = opened(matches.replay(match.id, 'all'));
    for (let at = 0; at < replay.steps; at += 7) {
      const [seat] = match.engine.waiting(replay.at(at).view);
      const [move] = match.engine.moves(replay.at(at).view, seat);
      const before = match.seenAt(at, seat);
      const next = opened(matches.playOn({ match: match.id, at, seat, move, level: 'easy', isAsItWas }));
      expect(next.sitters[seat].kind).toBe('person');
      expect(next.sitters[1 - seat].kind).toBe('bot');
      expect(next.summary()).toMatchObject({ isExercise: true, played: at + 1 });
      const again = opened(device(undefined, stores).open(next.id));
      expect(again.summary().isExercise).toBe(true);
      expect(again.engine.view(baseOf(kept, next.id), seat)).toEqual(before);
    }
  },
);
