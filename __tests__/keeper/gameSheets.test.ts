import { fieldsAt, COMMON, type Form } from '../../src/keeper/edits';
import { createEngine } from '../../src/rules/kernel/engine';
import { variants } from '../../src/rules/kernel/options';
import { holds, type SheetRound } from '../../src/rules/kernel/sheet';
import { allGames, allKits, allSheets } from '../withTemplate';

/** The long check: MATCHES=2000. */
const MATCHES = Number(process.env.MATCHES ?? 40);

/** What was entered and the sheet does not ask for, or does not take. */
function unfitIn(round: SheetRound, form: Form) {
  return [COMMON, ...round.seats.keys()].flatMap((seat) => {
    const fields = fieldsAt(form, seat);
    return Object.entries(seat === COMMON ? round.common : round.seats[seat]).filter(
      ([name, value]) => !fields.some((field) => field.name === name && holds(field, value, form.seats)),
    );
  });
}

test.each(Object.values(allKits).map((kit) => [kit.id, kit.sheet] as const))(
  '%s: the sheet gives every seat the points of play',
  (id, { scorer }) => {
    const engine = createEngine(allGames[id]);
    const rules = allSheets[id];
    const { min, max } = allGames[id].seats;
    for (let seed = 1; seed <= MATCHES; seed++) {
      const seats = min + (seed % (max - min + 1));
      const all = variants(allGames[id], seats);
      const { choose, watch, enter } = scorer();
      const state = engine.start({ seats, seed, options: all[seed % all.length] });
      let pick = seed;
      while (!engine.isOver(state)) {
        const [seat] = engine.waiting(state);
        const moves = engine.moves(state, seat);
        pick = (pick * 48271 + 11) % 2147483647;
        engine.play(state, seat, choose?.(moves) ?? moves[pick % moves.length], (event) => watch?.(state, event));
      }
      const rounds = enter(state);
      expect(rounds.flatMap((round) => unfitIn(round, { rules, options: state.options, seats }))).toEqual([]);
      const { totals, places, parts } = rules.tally(rounds, state.options, seats);
      expect({ seed, totals, places }).toEqual({
        seed,
        totals: allGames[id].score(state),
        places: allGames[id].result(state).places,
      });
      if (allGames[id].teams?.(seats, state.options).length) continue; // their parts are those of one dream, their totals of all
      totals.forEach((total, seat) => {
        const counted = parts.map((round) => round[seat]).filter((own) => own.length > 0);
        if (counted.length === rounds.length)
          expect(counted.flat().reduce((sum, { points }) => sum + points, 0)).toBe(total);
      });
    }
  },
);
