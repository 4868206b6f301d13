import { clone } from '../rules/kernel/clone';
import { hideSecret } from '../rules/kernel/events';
import type { Engine, Event, Seat, State } from '../rules/kernel/types';
import { NOBODY } from '../rules/kernel/zones';

import type { Decision } from './decisions';
import type { History } from './history';
import type { Beat, LogEntry } from './types';

/** Who watches: a seat, NOBODY for what lies open to all, or, once a match is over, somebody who sees everything. */
export type Onlooker = Seat | 'everything';

export function createView(engine: Engine, state: State, onlooker: Onlooker): State {
  return onlooker === 'everything' ? clone(state) : engine.view(state, onlooker);
}

/** Removes the facts of an event that this onlooker may not know. */
function limitEvent(onlooker: Onlooker, event: Event): Event {
  return hideSecret(event, onlooker === 'everything' ? (event.secret?.to[0] ?? NOBODY) : onlooker);
}

/** Plays a decision in place and returns it as beats: one for each event, and one for the state in the end. */
export function playInBeats(
  engine: Engine,
  state: State,
  { seat, move }: Decision,
  number: number,
  onlooker: Onlooker,
  onEvent?: () => void,
): Beat[] {
  const beats: Beat[] = [];
  const addBeat = (event: Event | null) =>
    beats.push({ decision: number, seat, event, view: createView(engine, state, onlooker) });
  engine.play(state, seat, move, (event) => {
    addBeat(limitEvent(onlooker, event));
    onEvent?.();
  });
  addBeat(null);
  return beats;
}

/** The beats of all decisions after the first `from`, up to `to`. */
export function replayBeats(engine: Engine, history: History, from: number, to: number, onlooker: Onlooker): Beat[] {
  const state = clone(history.stateAt(from));
  return history.decisions
    .slice(from, to)
    .flatMap((decision, i) => playInBeats(engine, state, decision, from + i + 1, onlooker));
}

export function createLog(engine: Engine, history: History, viewer: Seat): LogEntry[] {
  const state = clone(history.stateAt(0));
  const entries: LogEntry[] = [];
  history.decisions.forEach(({ seat, move }, i) =>
    engine.play(
      state,
      seat,
      move,
      (event) => void entries.push({ decision: i + 1, seat, event: limitEvent(viewer, event) }),
    ),
  );
  return entries;
}
