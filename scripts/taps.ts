// npm run taps -- --matches 200: touches to enter a finished match on its score sheet, way by way, beside figures
// written on paper and beside a number a person a round.
import { kits } from '../kits';
import { sheetRules } from '../src/keeper';
import { games } from '../src/rules';
import { createDice } from '../src/rules/kernel/chance';
import { createEngine } from '../src/rules/kernel/engine';
import type { SheetEntry, Value } from '../src/rules/kernel/sheet';

import { readArguments } from './arguments';
import { deciderCalled } from './ladder/deciders';
import { countFigures, countPlainTouches } from './paper';

const SEATS = 4;
/** A digit each, and the key that leads on. */
const touchesToType = (text: string) => text.length + 1;
/** Cells of a number row; the last one opens the next. */
const CELLS = 7;
/** Numbers above are typed. */
const MOST_TOUCHED = 40;

function touchesFor(game: string, name: string, value: Value, seats: number): number {
  const rules = sheetRules[game];
  const field = [...rules.fields({}, seats), ...rules.common({}, seats)].find((one) => one.name === name);
  if (Array.isArray(value)) return value.length;
  if (field?.kind === 'sum') return touchesToType(String(value));
  if (field?.kind !== 'count') return 1;
  if (field.max > MOST_TOUCHED) return touchesToType(String(value));
  return 1 + Math.floor(Number(value) / CELLS);
}

/** Touches for a person: the entries, and Next. Lands lead on by themselves. */
function touchesForPerson(game: string, entry: SheetEntry, seats: number): number {
  const entries = Object.entries(entry);
  const touches = entries.reduce((sum, [name, value]) => sum + touchesFor(game, name, value, seats), 0);
  const rules = sheetRules[game];
  const typed = rules
    .fields({}, seats)
    .filter((field) => field.kind === 'sum' || (field.kind === 'count' && field.max > MOST_TOUCHED));
  const isLedOn =
    game === 'sen' || (typed.length > 0 && entries.every(([name]) => typed.some((one) => one.name === name)));
  return touches + (isLedOn ? 0 : 1);
}

function run(): void {
  const { number, text, words } = readArguments();
  const matches = number('matches', 200);
  const level = text('level', 'normal');
  console.log('game, way | touches: mean, p10, p90, most | figures on paper | a number a person a round');
  for (const { id, sheet } of Object.values(kits)) {
    if (!Object.hasOwn(sheetRules, id) || (words.length > 0 && !words.includes(id))) continue;
    const engine = createEngine(games[id]);
    const decide = deciderCalled(level, engine);
    const ways = [{ name: 'as ever', scorer: sheet.scorer }, ...(sheet.ways ?? [])];
    const touches = ways.map((): number[] => []);
    const figures = ways.map((): number[] => []);
    const plain: number[] = [];
    for (let seed = 1; seed <= matches; seed++) {
      const scorers = ways.map(({ scorer }) => scorer());
      const state = engine.start({ seats: SEATS, seed });
      const dice = createDice(seed * 7 + 1);
      while (!engine.isOver(state)) {
        const [seat] = engine.waiting(state);
        const moves = engine.moves(state, seat);
        const move = scorers[0].choose?.(moves) ?? decide(engine, state, seat, dice);
        engine.play(state, seat, move, (event) => scorers.forEach(({ watch }) => watch?.(state, event)));
      }
      scorers.forEach(({ enter }, way) => {
        const entered = enter(state);
        // a touch opens the first person; each round after the first is added, and who ended it is asked
        const people = entered.reduce(
          (sum, { seats }) => sum + seats.reduce((own, entry) => own + touchesForPerson(id, entry, SEATS), 0),
          0,
        );
        const common = entered.reduce(
          (sum, round) => sum + Number('ended' in round.common || 'shadows' in round.common),
          0,
        );
        touches[way].push(people + common + entered.length);
        figures[way].push(countFigures(id, entered));
        if (way === 0) plain.push(countPlainTouches(entered));
      });
    }
    const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    const at = (list: readonly number[], part: number) =>
      [...list].sort((a, b) => a - b)[Math.floor(part * (list.length - 1))];
    ways.forEach(({ name }, way) => {
      const all = touches[way];
      console.log(
        `${id}, ${name} | ${mean(all).toFixed(0)}, ${at(all, 0.1)}, ${at(all, 0.9)}, ${at(all, 1)} | ${mean(figures[way]).toFixed(0)} | ${mean(plain).toFixed(0)}`,
      );
    });
  }
}

run();
