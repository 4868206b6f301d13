import { listFields, COMMON, type SheetForm } from '../../src/keeper/edits';
import { createEngine } from '../../src/rules/kernel/engine';
import { listVariants } from '../../src/rules/kernel/options';
import { isFieldValue, type SheetRound } from '../../src/rules/kernel/sheet';
import { allGames, allKits, allSheets } from '../withTemplate';

/** MATCHES=2000 makes the long check. */
const MATCHES = Number(process.env.MATCHES ?? 40);

/** Lists what was entered although the sheet does not ask for it or does not accept it. */
function unfitIn(round: SheetRound, form: SheetForm) {
  return [COMMON, ...round.seats.keys()].flatMap((seat) => {
    const fields = listFields(form, seat);
    return Object.entries(seat === COMMON ? round.common : round.seats[seat]).filter(
      ([name, value]) => !fields.some((field) => field.name === name && isFieldValue(field, value, form.seats)),
    );
  });
}

const ways = Object.values(allKits).flatMap(({ id, sheet }) =>
  [{ name: 'as ever', isBlind: false, scorer: sheet.scorer }, ...(sheet.ways ?? [])].map(
    (way) => [id, way.name, way] as const,
  ),
);

test.each(ways)(
  `%s, %s: the sheet gives every seat the points of play, in ${MATCHES} matches`,
  (id, _name, { isBlind, scorer }) => {
    const engine = createEngine(allGames[id]);
    const rules = allSheets[id];
    const { min, max } = allGames[id].seats;
    for (let seed = 1; seed <= MATCHES; seed++) {
      const seats = min + (seed % (max - min + 1));
      const all = listVariants(allGames[id], seats);
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
      const { places: played } = allGames[id].result(state);
      expect({ seed, totals }).toEqual({ seed, totals: allGames[id].score(state) });
      if (isBlind !== true || new Set(totals).size === totals.length)
        expect({ seed, places }).toEqual({ seed, places: played });
      // In teams the parts are those of one dream, but the totals those of the team.
      if (allGames[id].teams?.(seats, state.options).length) continue;
      totals.forEach((total, seat) => {
        const counted = parts.map((round) => round[seat]).filter((own) => own.length > 0);
        if (counted.length === rounds.length)
          expect(counted.flat().reduce((sum, { points }) => sum + points, 0)).toBe(total);
      });
    }
  },
);
