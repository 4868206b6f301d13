import type { SheetRound } from '../../src/rules/kernel/sheet';
import { crowsOf } from '../../src/rules/sen/cards';
import type { Sen } from '../../src/rules/sen/state';
import type { GameKit, Scorer } from '../kit';

/** S12.3: a wrong claim adds a land. After so many claims a dream might have more lands than a sheet has room for. */
const MOST_CLAIMS = 8;

/** Every round is entered when it is counted: who ended it, and everybody's lands. */
function scorer(): Scorer {
  const rounds: SheetRound[] = [];
  let claims = 0;
  return {
    choose: (moves) => (claims < MOST_CLAIMS ? undefined : moves.find(({ type }) => type === 'wake')),
    watch(state, event) {
      if (event.key === 'claimed') claims++;
      if (event.key !== 'counted') return;
      claims = 0;
      rounds.push({
        common: { ended: event.seat!, ...(event.called === true ? {} : { ranOut: true }) },
        seats: (state as Sen).dreams.map((lands) => ({ lands: lands.map(crowsOf) })),
      });
    },
    enter: () => rounds,
  };
}

export const sheet: GameKit['sheet'] = { parts: ['crows', 'reward', 'penalty', 'allIn'], notes: ['noCaller'], scorer };
