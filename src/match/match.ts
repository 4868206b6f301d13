import { createStore } from 'zustand/vanilla';

import { clone, same } from '../rules/kernel/clone';
import { ruleError } from '../rules/kernel/errors';
import type { Engine, Move, Seat, State } from '../rules/kernel/types';
import { NOBODY } from '../rules/kernel/zones';
import type { Saving } from '../storage/generations';

import { barrierFor } from './barrier';
import { beatsBetween, logFor, playInBeats } from './beats';
import { pack } from './decisions';
import { decisionSeed } from './decisionSeed';
import { nextToHold, personSeats } from './handing';
import type { History } from './history';
import { summaryOf, type MatchRecord } from './record';
import { hasLearned, hasSecrets, sightOf } from './sight';
import type { Beat, Match, Showing } from './types';

/** No more than so many beats wait for a screen; who was away longer finds the rest in the log. */
const MOST_BEATS = 48;

type Fresh = Omit<Showing, 'run' | 'saving'>;

export interface Opened {
  readonly id: number;
  readonly engine: Engine;
  readonly record: MatchRecord;
  /** Of this record, to its state. */
  readonly history: History;
  readonly now: () => number;
  /** How the record that is opened was saved. */
  readonly saving: Saving;
  save(record: MatchRecord): Saving;
}

export function createMatch({ id, engine, record: given, history, now, saving, save }: Opened): Match {
  let record = given;
  const { sitters } = record;
  const people = personSeats(sitters);
  const isShared = people.length > 1;

  function declineFor(seat: Seat): Move | null {
    const sitter = sitters[seat];
    if (sitter?.kind !== 'person' || !sitter.declines || record.status !== 'underWay') return null;
    const moves = engine.moves(record.state, seat);
    return moves.length === 1 && moves[0].type === engine.game.decline ? moves[0] : null;
  }

  /** What anybody may know, and what this viewer may. */
  function seenBy(viewer: Seat) {
    const { state, status, waiting } = record;
    const isAsked = status === 'underWay' && viewer !== NOBODY && declineFor(viewer) === null;
    return {
      view: engine.view(state, viewer),
      moves: isAsked ? engine.moves(state, viewer) : [],
      waiting,
      status,
      undo: barrierFor(record, history.decisions, viewer === NOBODY ? null : viewer),
    };
  }

  /** Everything anew for whoever holds the device now, after what that person has not yet seen. */
  function freshly(viewer: Seat, curtain: Seat | null, missed: readonly Beat[] = [], before?: State): Fresh {
    const seen = seenBy(viewer);
    const gone = Math.max(0, missed.length - MOST_BEATS);
    const rest = gone > 0 ? missed[gone - 1].view : (before ?? seen.view);
    return { ...seen, viewer, curtain, rest, beats: missed.slice(gone), dropped: 0, thinking: null };
  }

  function lastPerson(): Seat | null {
    const last = history.decisions.findLast(({ seat }) => people.includes(seat));
    return last ? last.seat : null;
  }

  function first(): Fresh {
    if (!isShared) return freshly(people[0] ?? NOBODY, null);
    const curtain =
      record.status === 'underWay'
        ? nextToHold(
            record.waiting.filter((seat) => declineFor(seat) === null),
            sitters,
            lastPerson(),
          )
        : null;
    return freshly(NOBODY, curtain);
  }

  const showing = createStore<Showing>(() => ({ ...first(), run: 0, saving }));

  function restart(fresh: Fresh, saved = showing.getState().saving) {
    showing.setState({ ...fresh, saving: saved, run: showing.getState().run + 1 });
  }

  /** Saves what changed; called before anything of it is shown. */
  function keep(changed: Partial<MatchRecord>): Saving {
    record = { ...record, ...changed, touched: now(), moves: pack(history.decisions) };
    return save(record);
  }

  function sawUntil(viewer: Seat, count: number) {
    record = { ...record, looked: record.looked.map((before, seat) => (seat === viewer ? count : before)) };
  }

  /** What the viewer has seen when the device goes on: a decision that was not shown to its end is shown again. */
  function rememberSeen(unseen: number) {
    const { viewer, beats } = showing.getState();
    if (viewer === NOBODY) return;
    const next = unseen > 0 ? beats[Math.max(0, beats.length - unseen)] : undefined;
    sawUntil(viewer, next ? next.decision - 1 : history.decisions.length);
  }

  return {
    id,
    engine,
    sitters,
    options: record.state.options,
    showing,
    hasSecrets: hasSecrets(engine, record.state),
    summary: () => summaryOf(id, record),

    play(seat: Seat, move: Move) {
      if (record.status !== 'underWay') throw ruleError(`${engine.game.id}: match ${id} is over`);
      const { viewer } = showing.getState();
      const { state } = record;
      const after = clone(state);
      const before = sightOf(engine, state);
      const number = history.decisions.length + 1;
      let learned = false;
      const heard = () => void (learned ||= hasLearned(before, sightOf(engine, after)));
      const told = playInBeats(engine, after, { seat, move }, number, viewer, heard);
      heard();
      history.add({ seat, move }, after);
      if (seat === viewer) sawUntil(viewer, number - 1);
      const isOver = engine.isOver(after);
      const why = learned ? 'seen' : same(state.chance, after.chance) ? null : 'chance';
      const saved = keep({
        state: after,
        status: isOver ? 'finished' : 'underWay',
        waiting: engine.waiting(after),
        score: engine.game.score(after),
        places: isOver ? engine.game.result(after).places : null,
        barrier: why ? { at: number, why } : record.barrier,
      });
      const { beats, dropped, rest } = showing.getState();
      const all = [...beats, ...told];
      const gone = Math.max(0, all.length - MOST_BEATS);
      showing.setState({
        ...seenBy(viewer),
        saving: saved,
        thinking: null,
        beats: all.slice(gone),
        dropped: dropped + gone,
        rest: gone > 0 ? all[gone - 1].view : rest,
      });
    },

    undo() {
      const { viewer, undo } = showing.getState();
      if (undo !== null) return;
      const count = history.decisions.findLastIndex(({ seat }) => seat === viewer);
      const state = history.stateAt(count);
      history.cutTo(count);
      record = { ...record, looked: record.looked.map((seen) => Math.min(seen, count)) };
      const saved = keep({ state, waiting: engine.waiting(state), score: engine.game.score(state) });
      restart(freshly(viewer, null), saved);
    },

    log: () => logFor(engine, history, showing.getState().viewer),

    thought(think, seat) {
      const sitter = sitters[seat];
      if (sitter.kind !== 'bot') throw ruleError(`${engine.game.id}: at seat ${seat} sits no bot`);
      return think(engine, record.state, seat, sitter.level, decisionSeed(record.seed, record.state.played, seat));
    },

    declineFor,

    cover(seat, unseen) {
      if (!isShared) return;
      rememberSeen(unseen);
      restart(freshly(NOBODY, record.status === 'underWay' ? seat : null));
    },

    take() {
      const { curtain } = showing.getState();
      if (curtain === null) return;
      const from = record.looked[curtain];
      const missed = beatsBetween(engine, history, from, history.decisions.length, curtain);
      restart(freshly(curtain, null, missed, engine.view(history.stateAt(from), curtain)));
    },

    turnTo(seat) {
      rememberSeen(0);
      restart(freshly(seat, null));
    },

    abandon() {
      if (record.status !== 'underWay') return;
      const saved = keep({ status: 'abandoned', waiting: [] });
      restart(freshly(isShared ? NOBODY : showing.getState().viewer, null), saved);
    },
  };
}
