import type { Setup, Sitter } from '../../match/types';
import { LEVEL_NAMES } from '../../rules/bots/levels';
import { isOptionValue } from '../../rules/kernel/options';
import type { Game, Options, Seat } from '../../rules/kernel/types';
import type { ChosenSeat, GameChoice } from '../../storage/choices';
import type { Person } from '../../storage/people';
import { markNames, type MarkName } from '../../theme/marks';

type Rules = Pick<Game, 'id' | 'seats' | 'options' | 'presets'>;

/** A match that is being set up. */
export interface Draft {
  readonly seats: readonly ChosenSeat[];
  readonly options: Options;
  readonly first: GameChoice['first'];
  /** Who was chosen to begin; null for nobody yet. */
  readonly chosen: Seat | null;
}

/** Every option with the value asked for, or the one that the game begins with. */
function settled(rules: Rules, wanted: Options): Options {
  const all = Object.entries(rules.options);
  return Object.fromEntries(
    all.map(([name, rule]) => [name, isOptionValue(rule, wanted[name]) ? wanted[name] : rule.initial]),
  );
}

/** What was chosen last time, as far as the game and the people known still allow it; at first, one person and a bot. */
export function createDraft(rules: Rules, last: GameChoice | undefined, known: readonly Person[]): Draft {
  const isKnown = (seat: ChosenSeat) => seat.kind === 'bot' || known.some((person) => person.id === seat.person);
  const kept = (last?.seats ?? []).filter(isKnown).slice(0, rules.seats.max);
  const me: ChosenSeat[] = kept.length === 0 && known.length > 0 ? [{ kind: 'person', person: known[0].id }] : [];
  const seats: ChosenSeat[] = [...me, ...kept];
  while (seats.length < rules.seats.min) seats.push({ kind: 'bot', level: LEVEL_NAMES[1] });
  return { seats, options: settled(rules, last?.options ?? {}), first: last?.first ?? 'drawn', chosen: null };
}

/** The game's named sets, with every option. */
export const listPresets = (rules: Rules): readonly (readonly [name: string, options: Options])[] =>
  Object.entries(rules.presets ?? {}).map(([name, options]) => [name, settled(rules, options)]);

/** Options that a match of so many may not have are as they are at first. */
export function resolveOptions(rules: Rules, draft: Draft): Options {
  const allowed = Object.entries(rules.options).filter(
    ([, rule]) => !rule.seats || rule.seats.includes(draft.seats.length),
  );
  return Object.fromEntries(allowed.map(([name]) => [name, draft.options[name]]));
}

/** People keep their mark; where two have the same, and for bots, the first that is free. */
export function createSitters(
  seats: readonly ChosenSeat[],
  known: readonly Person[],
  botNames: readonly string[],
): Sitter[] {
  const taken = new Set<MarkName>();
  const free = () => markNames.find((mark) => !taken.has(mark)) ?? markNames[0];
  const take = (mark: MarkName) => {
    taken.add(mark);
    return mark;
  };
  const people = new Map<number, MarkName>();
  const person = (id: number) => known.find((one) => one.id === id);
  for (const seat of seats) {
    const one = seat.kind === 'person' ? person(seat.person) : undefined;
    if (one) people.set(one.id, take(taken.has(one.mark) ? free() : one.mark));
  }
  let bots = 0;
  return seats.flatMap((seat): Sitter[] => {
    if (seat.kind === 'bot')
      return [{ kind: 'bot', level: seat.level, name: botNames[bots++ % botNames.length], mark: take(free()) }];
    const one = person(seat.person);
    return one
      ? [
          {
            kind: 'person',
            person: one.id,
            name: one.name,
            mark: people.get(one.id) ?? one.mark,
            ...(seat.declines && { declines: true }),
          },
        ]
      : [];
  });
}

export function createSetup(rules: Rules, draft: Draft, known: readonly Person[], botNames: readonly string[]): Setup {
  const setup = {
    game: rules.id,
    sitters: createSitters(draft.seats, known, botNames),
    options: resolveOptions(rules, draft),
  };
  const first = findFirstSeat(draft);
  return first === null ? setup : { ...setup, first };
}

/** The seat that begins; null when it is to be drawn. Whoever chooses and chose nobody meant the first. */
export function findFirstSeat({ first, chosen }: Draft): Seat | null {
  if (first === 'chosen') return chosen ?? 0;
  return first === 'touched' ? chosen : null;
}
