// npm run taps:app: an evening of four people of each game, entered by touch with a finger that takes 250 ms, counted
// and timed.
import { kits } from '../kits';
import { deciderCalled } from '../scripts/ladder/deciders';
import { sheetRules } from '../src/keeper';
import { games } from '../src/rules';
import { createDice } from '../src/rules/kernel/chance';
import { createEngine } from '../src/rules/kernel/engine';
import type { SheetRound } from '../src/rules/kernel/sheet';

import { openApp, type App } from './app';
import { eveningOf } from './pages/evening';
import { sheetOf } from './pages/sheet';
import { run, test } from './runner';

const NAMES = ['Ola', 'Jan', 'Ewa', 'Tata'];
const FINGER = 250;
const SEED = 11;
const SEN_ROUNDS = 5;

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

async function measure(
  ground: Parameters<typeof openApp>[0],
  id: string,
  way: string | null,
  enter: (app: App, rounds: readonly SheetRound[]) => Promise<void>,
) {
  const app = await openApp(ground, { people: NAMES, path: `/keeper/new/${id}`, width: 390, height: 844 });
  for (const name of NAMES.slice(1)) {
    await app.finger.tap(app.page.getByRole('button', { name: app.say('keeper.addPlayer'), exact: true }));
    await app.finger.tap(app.page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${name}`) }));
  }
  await app.finger.tap(app.page.getByRole('button', { name: app.say('keeper.begin'), exact: true }));
  const rounds = entered(id, way);
  const slow = withSlowFinger(app);
  const begun = Date.now();
  await enter(slow.app, rounds);
  const seconds = (Date.now() - begun) / 1000;
  const initial = Object.entries(sheetRules[id].options).map(([name, rule]) => [name, rule.initial] as const);
  const { totals } = sheetRules[id].tally(rounds, Object.fromEntries(initial), NAMES.length);
  // what was touched is what was meant
  for (const [seat, name] of NAMES.entries())
    await app.page
      .getByLabel(new RegExp(`^${name}: ${totals[seat]} `))
      .first()
      .waitFor();
  console.log(`        ${id}: ${slow.taps()} taps, ${seconds.toFixed(0)} s`);
}

test('Sen, five rounds', (ground) =>
  measure(ground, 'sen', null, async (app, rounds) => {
    const sheet = sheetOf(app);
    await app.finger.tap(sheet.cell(NAMES[0], 1));
    for (const [index, round] of rounds.entries()) {
      if (index > 0) await app.finger.tap(sheet.addRound);
      await eveningOf(app, NAMES).enterSen(round);
    }
  }));

test('Cat Lady, fed on the table', (ground) =>
  measure(ground, 'cat-lady', 'fed on the table', (app, [round]) => eveningOf(app, NAMES).enterCatLady(round)));

test('3 Chapters, tokens and points', (ground) =>
  measure(ground, 'three-chapters', 'tokens, and points of chapter III', (app, [round]) =>
    eveningOf(app, NAMES).enterTokens(round),
  ));

test('Koty', (ground) =>
  measure(ground, 'koty', null, (app, [round]) => eveningOf(app, NAMES).enterFields('koty', round)));

test('Nightmare Cathedral', (ground) =>
  measure(ground, 'nightmare-cathedral', null, (app, [round]) =>
    eveningOf(app, NAMES).enterFields('nightmare-cathedral', round),
  ));

void run(process.argv[2] ?? '');
