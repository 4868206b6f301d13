import * as chance from './chance';
import { clone, isSame } from './clone';
import { makeKernelError, makeRuleError } from './errors';
import { completeOptions } from './options';
import { createRunner, frameAt } from './runner';
import { findStep, listSteps, describeStep } from './steps';
import type { Asked, Chance, Dice, Engine, Event, Game, Move, Recall, Seat, Start, State } from './types';
import { NOBODY, hideCards, shuffleUnseen } from './zones';

const NOBODY_ASKED: readonly Seat[] = [];
const SINGLE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);
const HIDDEN_CHOICE: Move = { type: 'sealed' };

const toSeats = (asked: Asked): readonly Seat[] =>
  typeof asked === 'number' ? (asked < 0 ? NOBODY_ASKED : (SINGLE[asked] ?? [asked])) : (asked ?? NOBODY_ASKED);

export function createEngine<S extends State, M extends Move>(given: Game<S, M>): Engine<S, M> {
  const game = given as unknown as Game;
  const places = listSteps(game);
  const { table, begin, moveOn, run } = createRunner(game, places);

  function check(s: State): void {
    if (s?.flow === undefined || s.chance === undefined || s.played === undefined) {
      throw makeRuleError(`${game.id}: this is no state of a match`);
    }
  }

  function seatsAskedBy(s: State): readonly Seat[] {
    if (s.flow.length === 0) return NOBODY_ASKED;
    const frame = s.flow[s.flow.length - 1];
    const { step } = findStep(game, places, frame);
    const seats = toSeats(step.who!(s, frame.locals));
    return frame.chosen ? seats.filter((seat) => !frame.chosen![seat]) : seats;
  }

  // We keep the last list that was given out: a move taken from it is legal as long as nothing was played since, and
  // need not be searched for.
  let lastState: State | undefined;
  let lastPlayed = -1;
  let lastSeat = -1;
  let lastMoves: readonly Move[] = [];

  function moves(s: State, seat: Seat): readonly Move[] {
    check(s);
    if (s.flow.length === 0) return [];
    const frame = s.flow[s.flow.length - 1];
    const place = findStep(game, places, frame);
    const { locals, chosen } = frame;
    const who = place.step.who!(s, locals);
    if (who !== seat && !(typeof who === 'object' && who?.includes(seat))) return [];
    if (chosen?.[seat]) return [];
    const legal = place.step.moves!(s, locals, seat);
    if (legal.length === 0)
      throw makeKernelError(`${describeStep(game, place)}: seat ${seat} is asked and has no move`);
    lastState = s;
    lastPlayed = s.played;
    lastSeat = seat;
    lastMoves = legal;
    return legal;
  }

  function legalMove(s: State, seat: Seat, move: Move): Move {
    check(s);
    if (s.flow.length === 0) throw makeRuleError(`${game.id}: the match is over`);
    const legal = moves(s, seat);
    if (legal.length === 0)
      throw makeRuleError(
        `${game.id}: seat ${seat} is not asked; the match waits for seat ${seatsAskedBy(s).join(' or ')}`,
      );
    const found = legal.find((one) => isSame(one, move));
    if (!found)
      throw makeRuleError(
        `${describeStep(game, findStep(game, places, s.flow[s.flow.length - 1]))}: seat ${seat} may not play ${JSON.stringify(move)}`,
      );
    return found;
  }

  function play(s: State, seat: Seat, given: Move, listener?: (event: Event) => void): void {
    const isListed = s === lastState && s?.played === lastPlayed && seat === lastSeat && lastMoves.includes(given);
    const move = isListed ? given : legalMove(s, seat, given);
    const frame = s.flow[s.flow.length - 1];
    const place = findStep(game, places, frame);
    const { step } = place;
    begin(s, listener);
    s.played++;
    if (step.kind === 'ask') step.play!(s, frame.locals, seat, move, table);
    else {
      // lists of moves are shared, so two equal choices must not become one object in the state
      frame.chosen![seat] = clone(move);
      if (seatsAskedBy(s).length > 0) return;
      const choices = frame.chosen!;
      delete frame.chosen;
      step.reveal!(s, frame.locals, choices, table);
    }
    moveOn(s, frame, place);
    run(s);
  }

  function start({ seats, seed, options, first }: Start): State {
    const allOptions = completeOptions(game, seats, options);
    if (!Number.isSafeInteger(seed)) throw makeRuleError(`${game.id}: the seed is ${seed}, but must be a whole number`);
    if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < seats)) {
      throw makeRuleError(`${game.id}: seat ${first} can't begin a match of ${seats} seats`);
    }
    const drawn = chance.createChance(seed);
    // The first seat is drawn even when the caller names it, so that the same seed always deals the same cards.
    const drawnFirst = chance.drawBelow(drawn, seats);
    const base: State = { seats, first: first ?? drawnFirst, options: allOptions, chance: drawn, flow: [], played: 0 };
    begin(base);
    const whole = Object.assign(base, game.setup(base, table));
    whole.flow.push(frameAt(places, game.start, {}));
    run(whole);
    return whole;
  }

  function view(s: State, seat: Seat): State {
    check(s);
    const seen = clone(s);
    hideCards(game.zones(seen), seat, s.seats);
    seen.chance = [0, 0, 0, 0];
    for (const frame of seen.flow) {
      if (frame.chosen)
        frame.chosen = frame.chosen.map((choice, owner) => (choice && owner !== seat ? HIDDEN_CHOICE : choice));
    }
    return seen;
  }

  function imagine(s: State, seat: Seat, dice: Dice, recall?: Recall): State {
    check(s);
    const world = clone(s);
    shuffleUnseen(game.zones(world), seat, s.seats, dice, recall);
    if (seat !== NOBODY) game.sampleHidden?.(world, seat, dice);
    for (let i = 0; i < 4; i++) world.chance[i as keyof Chance & number] = dice.random(4294967296) | 0;
    const frame = world.flow[world.flow.length - 1];
    if (frame?.chosen) {
      // We cannot know what others chose in secret, so this world gets any of their moves.
      const step = findStep(game, places, frame).step;
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
      return seatsAskedBy(s);
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
