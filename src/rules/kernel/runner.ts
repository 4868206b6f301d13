import * as chance from './chance';
import { makeKernelError } from './errors';
import { findStep, describeStep, type StepAddresses, type StepAddress } from './steps';
import type { Event, Frame, Game, State, Table } from './types';

/** If more automatic steps than this follow each other, the game is stuck in a loop. */
const ENDLESS = 100_000;

export interface Runner {
  readonly table: Table;
  /** Sets the state that the table works on from now on. */
  begin(s: State, tell?: (event: Event) => void): void;
  /** Goes on from a step that was just followed, in the way that the step asked for. */
  moveOn(s: State, frame: Frame, place: StepAddress): void;
  /** Follows the flow of play to the next decision or to the end. */
  run(s: State): void;
}

/**
 * Follows procedures. What the current step asked of the table is kept here and not in the state: rules never wait, so
 * no two steps ever run at once.
 */
export function createRunner(game: Game, places: StepAddresses): Runner {
  let state: State;
  let tell: ((event: Event) => void) | undefined;
  let verb: 'on' | 'again' | 'goto' | 'leave' | 'finish' = 'on';
  let target = '';
  let calls: Frame[] = [];

  const here = () => describeStep(game, findStep(game, places, state.flow[state.flow.length - 1]));

  function choose(next: typeof verb) {
    if (verb !== 'on') throw makeKernelError(`${here()}: it asks for "${verb}" and for "${next}" at once`);
    verb = next;
  }

  const table: Table = {
    random: (limit) => chance.drawBelow(state.chance, limit),
    shuffle: (cards) => chance.shuffle(state.chance, cards),
    call(procedure, locals = {}) {
      if (!places[procedure])
        throw makeKernelError(
          `${here()}: it calls procedure "${procedure}"; there are ${Object.keys(places).join(', ')}`,
        );
      calls.push(frameAt(places, procedure, locals));
    },
    again: () => choose('again'),
    leave: () => choose('leave'),
    finish: () => choose('finish'),
    goto(step) {
      choose('goto');
      const steps = places[state.flow[state.flow.length - 1].procedure];
      if (!steps[step])
        throw makeKernelError(`${here()}: it goes to step "${step}"; there are ${Object.keys(steps).join(', ')}`);
      target = step;
    },
    say: (event) => tell?.(event),
  };

  function begin(s: State, listener?: (event: Event) => void) {
    state = s;
    tell = listener;
    verb = 'on'; // a step that threw may have left a request, which would otherwise be carried out on this state
    if (calls.length > 0) calls = [];
  }

  function moveOn(s: State, frame: Frame, place: StepAddress): void {
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

  function run(s: State): void {
    for (let steps = 0; s.flow.length > 0; steps++) {
      const frame = s.flow[s.flow.length - 1];
      const place = findStep(game, places, frame);
      const { step } = place;
      if (steps > ENDLESS)
        throw makeKernelError(
          `${describeStep(game, place)}: ${ENDLESS} steps were followed and none reached a decision`,
        );
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

  return { table, begin, moveOn, run };
}

/** Creates a frame that stands at the first step of a procedure. */
export function frameAt(places: StepAddresses, procedure: string, locals: object): Frame {
  return { procedure, step: Object.keys(places[procedure])[0], locals };
}
