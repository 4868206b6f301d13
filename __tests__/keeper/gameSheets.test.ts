import { sheetRules } from '../../src/keeper';
import { fieldsAt, COMMON } from '../../src/keeper/edits';
import { games } from '../../src/rules';
import { belongingsOf } from '../../src/rules/cat-lady/belongings';
import { TOYS } from '../../src/rules/cat-lady/cards';
import { FOODS } from '../../src/rules/cat-lady/cats';
import type { CatLady } from '../../src/rules/cat-lady/state';
import { createEngine } from '../../src/rules/kernel/engine';
import { variants } from '../../src/rules/kernel/options';
import { holds, type Entry, type SheetRound } from '../../src/rules/kernel/sheet';
import type { Event, Move, State } from '../../src/rules/kernel/types';
import { counted } from '../../src/rules/koty/lands';
import type { Koty } from '../../src/rules/koty/state';
import { DEVELOPMENTS, DREAMS } from '../../src/rules/nightmare-cathedral/content/cards';
import { RITUAL } from '../../src/rules/nightmare-cathedral/content/tracks';
import { SHADOWS, SIDES, type NightmareCathedral } from '../../src/rules/nightmare-cathedral/state';
import { FIGURES } from '../../src/rules/three-chapters/cards';
import { chairOf } from '../../src/rules/three-chapters/chairs';
import type { ThreeChapters } from '../../src/rules/three-chapters/state';

/** The long check: MATCHES=2000. */
const MATCHES = Number(process.env.MATCHES ?? 40);

/** Numbers that are there, as somebody enters them: what is 0 is left out. */
const some = (counts: Readonly<Record<string, number | string | readonly string[]>>): Entry =>
  Object.fromEntries(
    Object.entries(counts).filter(
      ([, value]) => value !== 0 && value !== '0' && (!Array.isArray(value) || value.length > 0),
    ),
  );

interface Watched {
  readonly choose?: (moves: readonly Move[]) => Move | undefined;
  readonly watch?: (state: State, event: Event) => void;
  /** What somebody beside the table would enter when it is over. */
  readonly enter: (state: State) => SheetRound;
}

const watchers: Readonly<Record<string, () => Watched>> = {
  koty: () => ({
    enter: (state) => ({
      common: {},
      seats: (state as Koty).dreams.map((dream) =>
        Object.fromEntries(
          counted(dream).flatMap(({ top, nines }, land) => [
            ...(top === null ? [] : [[`top${land + 1}`, top]]),
            ...(nines === 0 ? [] : [[`nines${land + 1}`, nines]]),
          ]),
        ),
      ),
    }),
  }),
  'cat-lady': () => ({
    choose: (moves) => moves.find(({ type }) => type === 'done'), // everybody is content with the best feeding
    enter: (state) => ({
      common: {},
      seats: (state as CatLady).cats.map((_, seat) => {
        const { cats, food, toys, costumes, catnip, lostCats, points } = belongingsOf(state as CatLady, seat);
        return some({
          cats: cats.map(({ key }) => key),
          ...Object.fromEntries(FOODS.map((name, i) => [name, food[i]])),
          ...Object.fromEntries(TOYS.map((name, i) => [name, toys[i]])),
          ...{ costumes, catnip, lostCats, points },
        });
      }),
    }),
  }),
  'three-chapters': () => {
    let gathered: ThreeChapters['tokens'] = [];
    return {
      watch: (state, event) => {
        if (event.key === 'chapterThree') gathered = (state as ThreeChapters).tokens.map((one) => ({ ...one }));
      },
      enter: (state) => {
        const s = state as ThreeChapters;
        return {
          common: {},
          seats: gathered.map((own, seat) =>
            some({ ...own, tricks: s.won[seat], cards: s.stories[chairOf(s, seat)].map((card) => FIGURES[card].key) }),
          ),
        };
      },
    };
  },
  'nightmare-cathedral': () => ({
    enter: (state) => {
      const s = state as NightmareCathedral;
      const fortresses = (seat: number, levels: number) =>
        s.fortress.filter((owner, area) => owner === seat && s.levels[area] === levels).length;
      return {
        common: some({ shadows: s.devoured[SHADOWS] }),
        seats: Array.from({ length: s.seats }, (_, seat) =>
          some({
            ritual1: RITUAL[s.ritual[seat * 2]].vp,
            ritual2: RITUAL[s.ritual[seat * 2 + 1]].vp,
            two: fortresses(seat, 2),
            three: fortresses(seat, 3),
            devoured: s.devoured[seat],
            upgrades:
              s.actions[seat]
                .flat()
                .map((card) => ('points' in DEVELOPMENTS[card] ? Number(DEVELOPMENTS[card].points) : 0))
                .join('+') || '0',
            dreams: s.dreamt[seat].map((card) => DREAMS[card].vp).join('+') || '0',
            followers: s.units.filter((_, at) => at % SIDES === seat).reduce((sum, units) => sum + units, 0),
          }),
        ),
      };
    },
  }),
};

test.each(Object.keys(watchers))(`%s: the sheet gives every seat the points of play`, (id) => {
  const engine = createEngine(games[id]);
  const { min, max } = games[id].seats;
  for (let seed = 1; seed <= MATCHES; seed++) {
    const seats = min + (seed % (max - min + 1));
    const all = variants(games[id], seats);
    const { choose, watch, enter } = watchers[id]();
    const state = engine.start({ seats, seed, options: all[seed % all.length] });
    let pick = seed;
    while (!engine.isOver(state)) {
      const [seat] = engine.waiting(state);
      const moves = engine.moves(state, seat);
      pick = (pick * 48271 + 11) % 2147483647;
      engine.play(state, seat, choose?.(moves) ?? moves[pick % moves.length], (event) => watch?.(state, event));
    }
    const form = { rules: sheetRules[id], options: state.options, seats };
    const round = enter(state);
    const unfit = [COMMON, ...round.seats.keys()].flatMap((seat) => {
      const fields = fieldsAt(form, seat);
      const entry = seat === COMMON ? round.common : round.seats[seat];
      return Object.entries(entry).filter(
        ([name, value]) => !fields.some((field) => field.name === name && holds(field, value, seats)),
      );
    });
    expect(unfit).toEqual([]);
    const { totals, places, parts } = form.rules.tally([round], state.options, seats);
    expect({ seed, totals, places }).toEqual({
      seed,
      totals: games[id].score(state),
      places: games[id].result(state).places,
    });
    if (!games[id].teams?.(seats, state.options).length)
      parts[0].forEach(
        (own, seat) => own.length > 0 && expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(totals[seat]),
      );
  }
});
