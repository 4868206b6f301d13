import * as chance from './chance';
import { clone, same } from './clone';
import { kernelError, ruleError } from './errors';
import { settle } from './options';
import type { Asked, Chance, Dice, Engine, Event, Frame, Game, Move, Procedure, Recall, Seat, Start, State, Step, Table } from './types';
import { NOBODY, blank, mix } from './zones';

type AnyStep = Step<State, object, Move>;
type Place = { readonly procedure: string; readonly name: string; readonly next: string | null; readonly step: AnyStep };
type Places = Record<string, Record<string, Place>>;

/** More automatic steps than this in a row never reach a decision. */
const ENDLESS = 100_000;
const NOBODY_ASKED: readonly Seat[] = [];
const SINGLE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);
const HIDDEN_CHOICE: Move = { type: 'sealed' };

function placesOf(game: Game): Places {
  const places: Places = {};
  for (const procedure of game.procedures as readonly Procedure[]) {
    if (places[procedure.name]) throw kernelError(`${game.id}: two procedures are called "${procedure.name}"`);
    const names = Object.keys(procedure.steps);
    if (names.length === 0) throw kernelError(`${game.id}, procedure ${procedure.name}: it has no steps`);
    const steps: Record<string, Place> = (places[procedure.name] = {});
    names.forEach((name, i) => {
      steps[name] = { procedure: procedure.name, name, next: names[i + 1] ?? null, step: procedure.steps[name] as unknown as AnyStep };
    });
  }
  if (!places[game.start]) throw kernelError(`${game.id}: it starts with procedure "${game.start}", which it does not have`);
  return places;
}

const top = (s: State): Frame => s.flow[s.flow.length - 1];

const list = (asked: Asked): readonly Seat[] =>
  typeof asked === 'number' ? (asked < 0 ? NOBODY_ASKED : (SINGLE[asked] ?? [asked])) : (asked ?? NOBODY_ASKED);

export function createEngine<S extends State, M extends Move>(given: Game<S, M>): Engine<S, M> {
  const game = given as unknown as Game;
  const places = placesOf(game);
  const where = (place: Place) => `${game.id}, procedure ${place.procedure}, step ${place.name}`;

  // What the step under way asked of the table. One set for the engine: rules do not wait, so no two steps are ever under way.
  let state: State;
  let tell: ((event: Event) => void) | undefined;
  let verb: 'on' | 'again' | 'goto' | 'leave' | 'finish' = 'on';
  let target = '';
  let calls: Frame[] = [];

  function begin(s: State, listener?: (event: Event) => void) {
    state = s;
    tell = listener;
    verb = 'on'; // else what a step asked for before it threw would be done to this state
    if (calls.length > 0) calls = [];
  }

  function choose(next: typeof verb) {
    if (verb !== 'on') throw kernelError(`${where(placeOf(top(state)))}: it asks for "${verb}" and for "${next}" at once`);
    verb = next;
  }

  function firstStep(procedure: string): string {
    const steps = places[procedure];
    if (!steps) throw kernelError(`${where(placeOf(top(state)))}: it calls procedure "${procedure}"; there are ${Object.keys(places).join(', ')}`);
    for (const name in steps) return name;
    return '';
  }

  const table: Table = {
    random: (limit) => chance.below(state.chance, limit),
    shuffle: (cards) => chance.shuffle(state.chance, cards),
    call: (procedure, locals = {}) => void calls.push({ procedure, step: firstStep(procedure), locals }),
    again: () => choose('again'),
    leave: () => choose('leave'),
    finish: () => choose('finish'),
    goto(step) {
      choose('goto');
      const steps = places[placeOf(top(state)).procedure];
      if (!steps[step]) throw kernelError(`${where(placeOf(top(state)))}: it goes to step "${step}"; there are ${Object.keys(steps).join(', ')}`);
      target = step;
    },
    say: (event) => tell?.(event),
  };

  /** Where a state stands; refuses what is no state of this game. */
  function placeOf(frame: Frame): Place {
    const place = places[frame.procedure]?.[frame.step];
    if (!place) throw ruleError(`${game.id}: this state stands at step "${frame.step}" of procedure "${frame.procedure}", which the game does not have`);
    return place;
  }

  function check(s: State): void {
    if (s?.flow === undefined || s.chance === undefined || s.played === undefined) {
      throw ruleError(`${game.id}: this is no state of a match`);
    }
  }

  function asked(s: State): readonly Seat[] {
    if (s.flow.length === 0) return NOBODY_ASKED;
    const frame = s.flow[s.flow.length - 1];
    const { step } = placeOf(frame);
    const seats = list(step.who!(s, frame.locals));
    return frame.chosen ? seats.filter((seat) => !frame.chosen![seat]) : seats;
  }

  /** Leaves the step that was just followed, as it asked, and pushes what it called. */
  function moveOn(s: State, frame: Frame, place: Place): void {
    const way = verb;
    verb = 'on';
    if (way === 'on') {
      if (place.next === null) s.flow.pop();
      else frame.step = place.next;
    } else if (way === 'goto') frame.step = target;
    else if (way === 'leave') s.flow.pop();
    else if (way === 'finish') {
      s.flow.length = 0;
      calls = [];
    }
    if (calls.length > 0) {
      for (let i = calls.length - 1; i >= 0; i--) s.flow.push(calls[i]);
      calls = [];
    }
  }

  /** Follows the flow to the next decision or to the end. */
  function run(s: State): void {
    for (let steps = 0; s.flow.length > 0; steps++) {
      const frame = s.flow[s.flow.length - 1];
      const place = placeOf(frame);
      const { step } = place;
      if (steps > ENDLESS) throw kernelError(`${where(place)}: ${ENDLESS} steps were followed and none reached a decision`);
      if (step.kind === 'automatic') step.act!(s, frame.locals, table);
      else {
        const who = step.who!(s, frame.locals);
        if (typeof who === 'number' ? who >= 0 : who !== null && who.length > 0) {
          if (step.kind === 'sealed') frame.chosen = Array.from({ length: s.seats }, () => null);
          return;
        }
      }
      moveOn(s, frame, place);
    }
  }

  // The last list given out: a move taken from it is legal as long as nothing was played since.
  let lastState: State | undefined;
  let lastPlayed = -1;
  let lastSeat = -1;
  let lastMoves: readonly Move[] = [];

  function moves(s: State, seat: Seat): readonly Move[] {
    check(s);
    if (s.flow.length === 0) return [];
    const frame = s.flow[s.flow.length - 1];
    const place = placeOf(frame);
    const { locals, chosen } = frame;
    const who = place.step.who!(s, locals);
    if (who !== seat && !(typeof who === 'object' && who?.includes(seat))) return [];
    if (chosen?.[seat]) return [];
    const legal = place.step.moves!(s, locals, seat);
    if (legal.length === 0) throw kernelError(`${where(place)}: seat ${seat} is asked and has no move`);
    lastState = s;
    lastPlayed = s.played;
    lastSeat = seat;
    lastMoves = legal;
    return legal;
  }

  function legalMove(s: State, seat: Seat, move: Move): Move {
    check(s);
    if (s.flow.length === 0) throw ruleError(`${game.id}: the match is over`);
    const legal = moves(s, seat);
    if (legal.length === 0) throw ruleError(`${game.id}: seat ${seat} is not asked; the match waits for seat ${asked(s).join(' or ')}`);
    const found = legal.find((one) => same(one, move));
    if (!found) throw ruleError(`${where(placeOf(top(s)))}: seat ${seat} may not play ${JSON.stringify(move)}`);
    return found;
  }

  function play(s: State, seat: Seat, given: Move, listener?: (event: Event) => void): void {
    const listed = s === lastState && s?.played === lastPlayed && seat === lastSeat && lastMoves.includes(given);
    const move = listed ? given : legalMove(s, seat, given);
    const frame = s.flow[s.flow.length - 1];
    const place = placeOf(frame);
    const { step } = place;
    begin(s, listener);
    s.played++;
    if (step.kind === 'ask') step.play!(s, frame.locals, seat, move, table);
    else {
      frame.chosen![seat] = move;
      if (asked(s).length > 0) return;
      const choices = frame.chosen!;
      delete frame.chosen;
      step.reveal!(s, frame.locals, choices, table);
    }
    moveOn(s, frame, place);
    run(s);
  }

  function start({ seats, seed, options, first }: Start): State {
    const settled = settle(game, seats, options);
    if (!Number.isSafeInteger(seed)) throw ruleError(`${game.id}: the seed is ${seed}, but must be a whole number`);
    if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < seats)) {
      throw ruleError(`${game.id}: seat ${first} can't begin a match of ${seats} seats`);
    }
    const drawn = chance.seeded(seed);
    const begins = chance.below(drawn, seats); // drawn even when it is said who begins, so that the same seed deals the same cards
    const base: State = { seats, first: first ?? begins, options: settled, chance: drawn, flow: [], played: 0 };
    begin(base);
    const whole = Object.assign(base, game.setup(base, table));
    const step = Object.keys(places[game.start])[0];
    whole.flow.push({ procedure: game.start, step, locals: {} });
    run(whole);
    return whole;
  }

  function view(s: State, seat: Seat): State {
    check(s);
    const seen = clone(s);
    blank(game.zones(seen), seat, s.seats);
    seen.chance = [0, 0, 0, 0];
    for (const frame of seen.flow) {
      if (frame.chosen) frame.chosen = frame.chosen.map((choice, owner) => (choice && owner !== seat ? HIDDEN_CHOICE : choice));
    }
    return seen;
  }

  function imagine(s: State, seat: Seat, dice: Dice, recall?: Recall): State {
    check(s);
    const world = clone(s);
    mix(game.zones(world), seat, s.seats, dice, recall);
    if (seat !== NOBODY) game.believe?.(world, seat, dice);
    for (let i = 0; i < 4; i++) world.chance[i as keyof Chance & number] = dice.random(4294967296) | 0;
    const frame = world.flow[world.flow.length - 1];
    if (frame?.chosen) {
      // what others chose in secret is unknown: any of their moves in this world
      const step = placeOf(frame).step;
      frame.chosen = frame.chosen.map((choice, owner) => {
        if (!choice || owner === seat) return choice;
        const open = step.moves!(world, frame.locals, owner);
        return open[dice.random(open.length)];
      });
    }
    return world;
  }

  const engine: Engine = {
    game,
    start,
    waiting(s) {
      check(s);
      return asked(s);
    },
    moves,
    play,
    isOver(s) {
      check(s);
      return s.flow.length === 0;
    },
    view,
    imagine,
  };
  return engine as unknown as Engine<S, M>;
}
