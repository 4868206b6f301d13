import type { Setup, Sitter } from '../../match/types';
import { LEVEL_NAMES } from '../../rules/bots/levels';
import { isOptionValue } from '../../rules/kernel/options';
import type { Game, Options, Seat } from '../../rules/kernel/types';
import { catNames, findFreeCat, getHomeLevel, type CatName } from '../../storage/cats';
import type { ChosenSeat, GameChoice } from '../../storage/choices';
import { markNames, type MarkName } from '../../storage/marks';
import type { Person } from '../../storage/people';

type Rules = Pick<Game, 'id' | 'seats' | 'options' | 'presets' | 'isOpen'>;

/** A match that is being set up. */
export interface Draft {
  readonly seats: readonly ChosenSeat[];
  readonly options: Options;
  readonly first: GameChoice['first'];
  /** The seat chosen to begin; null when nobody is chosen yet. */
  readonly chosen: Seat | null;
  /** Whether the device is to lie open on the table; null when nobody has said so. */
  readonly openTable: boolean | null;
  /** Whether all have agreed to advice for everybody. It is asked anew for each match. */
  readonly adviceForAll: boolean;
}

/** Gives every option a value: the wanted one if the game allows it, else the initial one. */
function completeOptions(rules: Rules, wanted: Options): Options {
  const all = Object.entries(rules.options);
  return Object.fromEntries(
    all.map(([name, rule]) => [name, isOptionValue(rule, wanted[name]) ? wanted[name] : rule.initial]),
  );
}

/** The people who played last, in place of other people; where it is the same people, they keep their seats. */
function seatTogether(
  seats: readonly ChosenSeat[],
  together: readonly number[],
  known: readonly Person[],
): ChosenSeat[] {
  const present = together.filter((id) => known.some((person) => person.id === id));
  const seated = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
  const isSame = seated.length === present.length && seated.every((id) => present.includes(id));
  if (present.length === 0 || isSame) return [...seats];
  const people = present.map((person): ChosenSeat => {
    const before = seats.find((seat) => seat.kind === 'person' && seat.person === person);
    return before ?? { kind: 'person', person };
  });
  return [...people, ...seats.filter(({ kind }) => kind === 'bot')];
}

/**
 * Starts from the last choice, as far as the game and the known people still allow it; the first time, from one person
 * and a bot, in a game with a preset for first matches from that one and an easy bot. `together` are those who played
 * last, whatever game it was: an evening's people are entered once.
 */
export function createDraft(
  rules: Rules,
  last: GameChoice | undefined,
  known: readonly Person[],
  together: readonly number[] = [],
): Draft {
  const isKnown = (seat: ChosenSeat) => seat.kind === 'bot' || known.some((person) => person.id === seat.person);
  const keptSeats = (last?.seats ?? []).filter(isKnown).slice(0, rules.seats.max);
  const firstPerson: ChosenSeat[] =
    keptSeats.length === 0 && known.length > 0 ? [{ kind: 'person', person: known[0].id }] : [];
  const seats = seatTogether([...firstPerson, ...keptSeats], together, known).slice(0, rules.seats.max);
  const begins = last ? undefined : rules.presets?.first;
  while (seats.length < rules.seats.min) seats.push({ kind: 'bot', level: LEVEL_NAMES[begins ? 0 : 1] });
  return {
    seats,
    options: completeOptions(rules, last?.options ?? begins ?? {}),
    first: last?.first ?? 'drawn',
    chosen: null,
    openTable: last?.openTable ?? null,
    adviceForAll: false,
  };
}

/** Whether several people share the device. */
export const isForSeveral = ({ seats }: Draft): boolean => seats.filter(({ kind }) => kind === 'person').length > 1;

/** Whether this match can have an open table: its game has one, and several people share the device. */
export const canLieOpen = (rules: Rules, draft: Draft): boolean => rules.isOpen !== undefined && isForSeveral(draft);

/** Several people are given an open table unless they say no. */
export const isOpenTable = (rules: Rules, draft: Draft): boolean =>
  canLieOpen(rules, draft) && (draft.openTable ?? true);

/** The game's presets, with every option filled in. */
export const listPresets = (rules: Rules): readonly (readonly [name: string, options: Options])[] =>
  Object.entries(rules.presets ?? {}).map(([name, options]) => [name, completeOptions(rules, options)]);

/** Drops options that a match of this many seats may not have; the game then uses their initial value. */
export function resolveOptions(rules: Rules, draft: Draft): Options {
  const allowed = Object.entries(rules.options).filter(
    ([, rule]) => !rule.seats || rule.seats.includes(draft.seats.length),
  );
  return Object.fromEntries(allowed.map(([name]) => [name, draft.options[name]]));
}

/** The cat of each bot, by seat: the one that was chosen, else one that is at home at its level; null where a person sits. */
export function findCats(seats: readonly ChosenSeat[]): readonly (CatName | null)[] {
  const taken: CatName[] = [];
  const chosen = seats.map((seat) => {
    if (seat.kind === 'person' || !seat.cat || taken.includes(seat.cat)) return null;
    taken.push(seat.cat);
    return seat.cat;
  });
  return seats.map((seat, at) => {
    if (seat.kind === 'person' || chosen[at]) return chosen[at];
    const cat = findFreeCat(seat.level, taken);
    taken.push(cat);
    return cat;
  });
}

/** Seats other cats of the same levels, drawn by chance. */
export function drawCats(seats: readonly ChosenSeat[], chance: () => number = Math.random): readonly ChosenSeat[] {
  const now = findCats(seats);
  const taken = new Set(now);
  return seats.map((seat) => {
    if (seat.kind === 'person') return seat;
    const free = catNames.filter((cat) => !taken.has(cat));
    const fitting = free.filter((cat) => getHomeLevel(cat) === seat.level);
    const among = fitting.length > 0 ? fitting : free;
    const cat = among[Math.floor(chance() * among.length)];
    taken.add(cat);
    return { ...seat, cat };
  });
}

/** People keep their mark; if two have the same one, and for bots, the first free mark is taken. */
export function createSitters(
  seats: readonly ChosenSeat[],
  known: readonly Person[],
  nameOf: (cat: CatName) => string,
): Sitter[] {
  const taken = new Set<MarkName>();
  const free = () => markNames.find((mark) => !taken.has(mark)) ?? markNames[0];
  const take = (mark: MarkName) => {
    taken.add(mark);
    return mark;
  };
  const people = new Map<number, MarkName>();
  const findPerson = (id: number) => known.find((person) => person.id === id);
  for (const seat of seats) {
    const person = seat.kind === 'person' ? findPerson(seat.person) : undefined;
    if (person) people.set(person.id, take(taken.has(person.mark) ? free() : person.mark));
  }
  const cats = findCats(seats);
  return seats.flatMap((seat, at): Sitter[] => {
    const cat = cats[at];
    if (seat.kind === 'bot' && cat)
      return [{ kind: 'bot', level: seat.level, cat, name: nameOf(cat), mark: take(free()) }];
    if (seat.kind === 'bot') return [];
    const person = findPerson(seat.person);
    return person
      ? [
          {
            kind: 'person',
            person: person.id,
            name: person.name,
            mark: people.get(person.id) ?? person.mark,
            ...(seat.declines && { declines: true }),
          },
        ]
      : [];
  });
}

export function createSetup(
  rules: Rules,
  draft: Draft,
  known: readonly Person[],
  nameOf: (cat: CatName) => string,
): Setup {
  const setup = {
    game: rules.id,
    sitters: createSitters(draft.seats, known, nameOf),
    options: resolveOptions(rules, draft),
    ...(isOpenTable(rules, draft) && { openTable: true }),
    ...(isForSeveral(draft) && draft.adviceForAll && { adviceForAll: true }),
  };
  const first = findFirstSeat(draft);
  return first === null ? setup : { ...setup, first };
}

/**
 * The seat that begins; null when it is drawn. In 'chosen' without a choice the first seat begins, as the screen shows.
 */
export function findFirstSeat({ first, chosen }: Draft): Seat | null {
  if (first === 'chosen') return chosen ?? 0;
  return first === 'touched' ? chosen : null;
}
