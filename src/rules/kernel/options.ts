import { makeRuleError } from './errors';
import type { Game, OptionRule, Options } from './types';

/** Says whether an option may have this value. */
export function isOptionValue(rule: OptionRule, value: unknown): boolean {
  if (rule.kind === 'flag') return typeof value === 'boolean';
  if (rule.kind === 'choice') return rule.of.some((one) => one === value);
  return typeof value === 'number' && Number.isInteger(value) && value >= rule.min && value <= rule.max;
}

function describeAllowed(rule: OptionRule): string {
  if (rule.kind === 'flag') return 'true or false';
  if (rule.kind === 'choice') return rule.of.map((one) => JSON.stringify(one)).join(' or ');
  return `a whole number from ${rule.min} to ${rule.max}`;
}

/** Names why these options cannot go together; null when they can. */
export const findClash = ({ clashes = {} }: Pick<Game, 'clashes'>, options: Options): string | null =>
  Object.keys(clashes).find((name) => clashes[name](options)) ?? null;

/** Returns all options of a match; an option that was not chosen gets its initial value. */
export function completeOptions(
  game: Pick<Game, 'id' | 'options' | 'seats' | 'clashes'>,
  seats: number,
  said: Options = {},
): Options {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    throw makeRuleError(`${game.id}: ${seats} seats, but it is played by ${game.seats.min} to ${game.seats.max}`);
  }
  for (const name of Object.keys(said)) {
    if (!Object.hasOwn(game.options, name)) {
      throw makeRuleError(
        `${game.id}: there is no option "${name}"; there are ${Object.keys(game.options).join(', ')}`,
      );
    }
  }
  const options: Record<string, number | string | boolean> = {};
  for (const [name, rule] of Object.entries(game.options)) {
    const value = said[name] ?? rule.initial;
    if (!isOptionValue(rule, value))
      throw makeRuleError(
        `${game.id}: option "${name}" is ${JSON.stringify(value)}, but must be ${describeAllowed(rule)}`,
      );
    if (rule.seats && value !== rule.initial && !rule.seats.includes(seats)) {
      throw makeRuleError(`${game.id}: option "${name}" is only for ${rule.seats.join(' or ')} seats, not ${seats}`);
    }
    options[name] = value;
  }
  const clash = findClash(game, options);
  if (clash !== null) throw makeRuleError(`${game.id}: these options cannot go together: ${clash}`);
  return options;
}

/** Lists every combination of flags and choices; options that are numbers keep their initial value. */
export function listVariants(game: Pick<Game, 'options'>, seats: number): Options[] {
  let list: Options[] = [{}];
  for (const [name, rule] of Object.entries(game.options)) {
    const open = rule.kind !== 'number' && (!rule.seats || rule.seats.includes(seats));
    const values = !open ? [rule.initial] : rule.kind === 'flag' ? [false, true] : rule.of;
    list = list.flatMap((options) => values.map((value) => ({ ...options, [name]: value })));
  }
  return list;
}
