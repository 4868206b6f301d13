// npm run taps:app: an evening of four people of each game, entered by touch with a finger that takes 250 ms, counted
// and timed, in one table: beside figures written on paper, and beside a number a person a round.
import { kits } from '../kits';
import { deciderCalled } from '../scripts/ladder/deciders';
import { countFigures, countPlainTouches } from '../scripts/paper';
import { sheetRules } from '../src/keeper';
import { games } from '../src/rules';
import { createDice } from '../src/rules/kernel/chance';
import { createEngine } from '../src/rules/kernel/engine';
import type { SheetRound } from '../src/rules/kernel/sheet';

import { openApp, type App } from './app';
import { eveningOf } from './pages/evening';
import { sheetOf } from './pages/sheet';
import { run, test, type Ground } from './runner';

const NAMES = ['Ola', 'Jan', 'Ewa', 'Tata'];
const FINGER = 250;
const SEED = 11;
const SEN_ROUNDS = 5;
const FREE_ROUNDS = 5;

/** A finished match of four bots, as it is entered in one of its ways. */
function entered(id: string, way: string | null): readonly SheetRound[] {
  const { sheet } = kits[id];
  const scorer = (way === null ? sheet.scorer : sheet.ways!.find(({ name }) => name === way)!.scorer)();
  const engine = createEngine(games[id]);
  const decide = deciderCalled('normal', engine);
  const options = id === 'sen' ? { end: 'rounds', rounds: SEN_ROUNDS } : undefined;
  const state = engine.start({ seats: NAMES.length, seed: SEED, options });
  const dice = createDice(SEED);
  while (!engine.isOver(state)) {
    const [seat] = engine.waiting(state);
    const move = scorer.choose?.(engine.moves(state, seat)) ?? decide(engine, state, seat, dice);
    engine.play(state, seat, move, (event) => scorer.watch?.(state, event));
  }
  return scorer.enter(state);
}

/** The app with a finger that takes its time, and counts. */
function withSlowFinger(app: App): { readonly app: App; taps(): number } {
  let taps = 0;
  const finger: App['finger'] = {
    ...app.finger,
    async tap(where) {
      taps++;
      await new Promise((done) => setTimeout(done, FINGER));
      await app.finger.tap(where);
    },
  };
  return { app: { ...app, finger }, taps: () => taps };
}

/** An evening as it is entered: its game, its way of counting, and the touches. */
interface Evening {
  readonly name: string;
  readonly id: string;
  readonly rounds: readonly SheetRound[];
  enter(app: App, rounds: readonly SheetRound[]): Promise<void>;
}

/** Rows of the table that is printed at the end. */
const rows: string[] = [];
const HEAD =
  'evening of four | taps | seconds | figures written on paper | taps of a number a person a round, counted by head';

async function measure(ground: Ground, { name, id, rounds, enter }: Evening): Promise<void> {
  const app = await openApp(ground, { people: NAMES, path: `/keeper/new/${id}`, width: 390, height: 844 });
  for (const person of NAMES.slice(1)) {
    await app.finger.tap(app.page.getByRole('button', { name: app.say('keeper.addPlayer'), exact: true }));
    await app.finger.tap(app.page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${person}`) }));
  }
  await app.finger.tap(app.page.getByRole('button', { name: app.say('keeper.begin'), exact: true }));
  const { way } = rounds[0].common;
  if (way !== undefined) await sheetOf(app).counting(app.say(`${id}:keeper.way.${String(way)}`));
  const slow = withSlowFinger(app);
  const begun = Date.now();
  await enter(slow.app, rounds);
  const seconds = (Date.now() - begun) / 1000;
  const initial = Object.entries(sheetRules[id].options).map(([option, rule]) => [option, rule.initial] as const);
  const { totals } = sheetRules[id].tally(rounds, Object.fromEntries(initial), NAMES.length);
  // what was touched is what was meant
  for (const [seat, person] of NAMES.entries())
    await app.page
      .getByLabel(new RegExp(`^${person}: ${totals[seat]} `))
      .first()
      .waitFor();
  rows.push([name, slow.taps(), seconds.toFixed(0), countFigures(id, rounds), countPlainTouches(rounds)].join(' | '));
}

const evenings: readonly Evening[] = [
  {
    name: 'Sen, five rounds',
    id: 'sen',
    rounds: entered('sen', null),
    async enter(app, rounds) {
      const sheet = sheetOf(app);
      await app.finger.tap(sheet.cell(NAMES[0], 1));
      for (const [index, round] of rounds.entries()) {
        if (index > 0) await app.finger.tap(sheet.addRound);
        await eveningOf(app, NAMES).enterSen(round);
      }
    },
  },
  {
    name: 'Cat Lady, fed on the table',
    id: 'cat-lady',
    rounds: entered('cat-lady', 'fed on the table'),
    enter: (app, [round]) => eveningOf(app, NAMES).enterCatLady(round),
  },
  {
    name: '3 Chapters, tokens and points',
    id: 'three-chapters',
    rounds: entered('three-chapters', 'tokens, and points of chapter III'),
    enter: (app, [round]) => eveningOf(app, NAMES).enterTokens(round),
  },
  {
    name: '3 Chapters, the cards',
    id: 'three-chapters',
    rounds: entered('three-chapters', null).map((round) => ({ ...round, common: { way: 'cards' } })),
    enter: (app, [round]) => eveningOf(app, NAMES).enterStories(round),
  },
  {
    name: 'Koty',
    id: 'koty',
    rounds: entered('koty', null),
    enter: (app, [round]) => eveningOf(app, NAMES).enterFields('koty', round),
  },
  {
    name: 'Nightmare Cathedral',
    id: 'nightmare-cathedral',
    rounds: entered('nightmare-cathedral', null),
    enter: (app, [round]) => eveningOf(app, NAMES).enterFields('nightmare-cathedral', round),
  },
  {
    name: 'Any game, five rounds of a number a person',
    id: 'rounds',
    rounds: Array.from({ length: FREE_ROUNDS }, (_, round) => ({
      common: {},
      seats: NAMES.map((_name, seat) => ({ points: String(10 + 7 * round + 11 * seat) })),
    })),
    async enter(app, rounds) {
      const sheet = sheetOf(app);
      await app.finger.tap(sheet.cell(NAMES[0], 1));
      for (const [index, round] of rounds.entries()) {
        if (index > 0) await app.finger.tap(sheet.addRound);
        await eveningOf(app, NAMES).enterPoints(round);
      }
    },
  },
];

for (const evening of evenings) test(evening.name, (ground) => measure(ground, evening));

process.on('exit', () => console.log(['', HEAD, ...rows].join('\n')));
// one at a time, because they are timed
void run(process.argv[2] ?? '', 1);
