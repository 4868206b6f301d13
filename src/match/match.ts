import { createStore } from 'zustand/vanilla';

import { clone, same } from '../rules/kernel/clone';
import { ruleError } from '../rules/kernel/errors';
import type { Engine, Move, Seat, State } from '../rules/kernel/types';
import { NOBODY } from '../rules/kernel/zones';
import type { RecordSaveResult } from '../storage/twoSlots';

import { findAppMove, isAppType, listOpenMoves } from './appMoves';
import { replayBeats, createLog, playInBeats } from './beats';
import { packDecisions } from './decisions';
import { decisionSeed } from './decisionSeed';
import { nextToAct, nextToHold, listPersonSeats } from './deviceOrder';
import type { History } from './history';
import { summarizeMatch, type MatchRecord } from './record';
import type { Beat, Match, Showing, Shown } from './types';
import { findUndoPoint } from './undoLimit';
import { seesNewCard, hasSecrets, listVisibleCards } from './visibleCards';

/** No more than so many beats wait for a screen; who was away longer finds the rest in the log. */
const MOST_BEATS = 96;

type Fresh = Omit<Showing, 'epoch' | 'saving'>;

export interface MatchParts {
  readonly id: number;
  readonly engine: Engine;
  readonly record: MatchRecord;
  /** Of this record, to its state. */
  readonly history: History;
  readonly now: () => number;
  /** How the record that is opened was saved. */
  readonly saving: RecordSaveResult;
  save(record: MatchRecord): RecordSaveResult;
}

export function createMatch({ id, engine, record: given, history, now, saving, save }: MatchParts): Match {
  let record = given;
  const { sitters } = record;
  const people = listPersonSeats(sitters);
  const isShared = people.length > 1;
  const isOpenTable = isShared && record.openTable === true && engine.game.isOpen !== undefined;
  const shut = new Set<Seat>();
  const through = new Set<Seat>();
  const sittingOut = new Map<Seat, string>();
  const seating = { engine, sitters, isOpenTable, shut, through, sittingOut };
  // after so many decisions the device was laid on the table last
  let laidAt = history.decisions.length;

  const appMoveOf = (seat: Seat, viewer: Seat) =>
    record.status === 'underWay' ? findAppMove(seating, record.state, seat, viewer) : null;

  function undoPoint(viewer: Seat, isLaid: boolean) {
    const { decisions, stateAt } = history;
    const isByApp = (index: number) => {
      const { seat, move } = decisions[index];
      return isAppType(engine, move.type) && findAppMove(seating, stateAt(index), seat, viewer) !== null;
    };
    const whose = viewer !== NOBODY ? { viewer } : isLaid ? { since: laidAt } : null;
    return findUndoPoint(record, decisions, whose, isByApp);
  }

  /** What anybody may know, and what this viewer may, or who is asked at the open table. */
  function createSeen(viewer: Seat, asked: Seat | null) {
    const { state, status, waiting } = record;
    const seat = asked ?? viewer;
    const isAsked = status === 'underWay' && seat !== NOBODY && appMoveOf(seat, viewer) === null;
    const point = undoPoint(viewer, asked !== null);
    return {
      view: engine.view(state, viewer),
      moves: !isAsked ? [] : asked === null ? engine.moves(state, seat) : listOpenMoves(engine, state, seat),
      waiting,
      status,
      undoBlockedBy: typeof point === 'number' ? null : point,
    };
  }

  /** Everything anew for whoever holds the device now, after what that person has not yet seen. */
  function createFresh(
    viewer: Seat,
    curtain: Seat | null,
    missed: readonly Beat[] = [],
    before?: State,
    asked: Seat | null = null,
  ): Fresh {
    const seen = createSeen(viewer, asked);
    const gone = Math.max(0, missed.length - MOST_BEATS);
    const rest = gone > 0 ? missed[gone - 1].view : (before ?? seen.view);
    return { ...seen, viewer, asked, curtain, rest, beats: missed.slice(gone), dropped: 0, thinking: null };
  }

  function findLastPerson(): Seat | null {
    const last = history.decisions.findLast(({ seat }) => people.includes(seat));
    return last ? last.seat : null;
  }

  /** The open table, after what somebody at it has not yet seen. */
  function createLaid(asked: Seat): Fresh {
    const { length } = history.decisions;
    const from = Math.min(...people.map((seat) => record.looked[seat]));
    const missed = replayBeats(engine, history, from, length, NOBODY);
    laidAt = length;
    return createFresh(NOBODY, null, missed, engine.view(history.stateAt(from), NOBODY), asked);
  }

  function createFirst(): Fresh {
    if (!isShared) return createFresh(people[0] ?? NOBODY, null);
    if (isOpenTable) {
      const last = findLastPerson() ?? people[0];
      const next = nextToAct(record.waiting, sitters, last);
      return createLaid(next !== null && people.includes(next) ? next : last);
    }
    const curtain =
      record.status === 'underWay'
        ? nextToHold(
            record.waiting.filter((seat) => appMoveOf(seat, NOBODY) === null),
            sitters,
            findLastPerson(),
          )
        : null;
    return createFresh(NOBODY, curtain);
  }

  const showing = createStore<Showing>(() => ({ ...createFirst(), epoch: 0, saving }));
  const shown = createStore<Shown>(() => ({ epoch: 0, count: 0 }));

  function restart(fresh: Fresh, saved = showing.getState().saving) {
    showing.setState({ ...fresh, saving: saved, epoch: showing.getState().epoch + 1 });
  }

  /** Saves what changed; called before anything of it is shown. */
  function keep(changed: Partial<MatchRecord>): RecordSaveResult {
    record = { ...record, ...changed, touched: now(), moves: packDecisions(history.decisions) };
    return save(record);
  }

  function markSeenUntil(viewer: Seat, count: number) {
    record = { ...record, looked: record.looked.map((before, seat) => (seat === viewer ? count : before)) };
  }

  /** Who sees what is shown: the viewer, or everybody at the open table. */
  function listOnlookers(): readonly Seat[] {
    const { viewer, asked } = showing.getState();
    return viewer !== NOBODY ? [viewer] : asked !== null ? people : [];
  }

  /** What was seen when the device goes on: a decision that was not shown to its end is shown again. */
  function rememberSeen(unseen: number) {
    const { beats } = showing.getState();
    const next = unseen > 0 ? beats[Math.max(0, beats.length - unseen)] : undefined;
    const count = next ? next.decision - 1 : history.decisions.length;
    for (const seat of listOnlookers()) markSeenUntil(seat, count);
  }

  function cover(seat: Seat, unseen: number) {
    if (!isShared) return;
    rememberSeen(unseen);
    restart(createFresh(NOBODY, record.status === 'underWay' ? seat : null));
  }

  const needsCards = (seat: Seat) => listOpenMoves(engine, record.state, seat).length === 0;

  return {
    id,
    engine,
    sitters,
    options: record.state.options,
    showing,
    shown,
    hasSecrets: hasSecrets(engine, record.state),
    isOpenTable,
    isAskedAgain: (seat) => isOpenTable && engine.game.isAskedAgain?.(record.state, seat) === true,
    needsCards,
    holdsCards: (seat) => !same(engine.view(record.state, seat), engine.view(record.state, NOBODY)),
    summary: () => summarizeMatch(id, record),

    markShown(epoch, count) {
      if (epoch === showing.getState().epoch) shown.setState({ epoch, count }); // else it comes from a table that is put away
    },

    countUnshown() {
      const { epoch, dropped, beats } = showing.getState();
      const { epoch: last, count } = shown.getState();
      return Math.max(0, dropped + beats.length - (last === epoch ? count : dropped));
    },

    play(seat: Seat, move: Move) {
      if (record.status !== 'underWay') throw ruleError(`${engine.game.id}: match ${id} is over`);
      const { viewer, asked } = showing.getState();
      const { state } = record;
      const after = clone(state);
      const before = listVisibleCards(engine, state);
      const number = history.decisions.length + 1;
      through.delete(seat);
      if (asked === seat && !engine.game.passesUnopened?.(state, seat)) shut.delete(seat); // it could have opened its cards
      let learned = false;
      const heard = () => void (learned ||= seesNewCard(before, listVisibleCards(engine, after)));
      const told = playInBeats(engine, after, { seat, move }, number, viewer, heard);
      heard();
      history.add({ seat, move }, after);
      if (seat === viewer) markSeenUntil(viewer, number - 1);
      else if (asked !== null) for (const onlooker of people) markSeenUntil(onlooker, number - 1);
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
        ...createSeen(viewer, asked),
        saving: saved,
        thinking: null,
        beats: all.slice(gone),
        dropped: dropped + gone,
        rest: gone > 0 ? all[gone - 1].view : rest,
      });
    },

    undo() {
      const { viewer, asked } = showing.getState();
      const count = undoPoint(viewer, asked !== null);
      if (typeof count !== 'number') return;
      const { seat } = history.decisions[count];
      sittingOut.delete(seat);
      const state = history.stateAt(count);
      history.cutTo(count);
      record = { ...record, looked: record.looked.map((seen) => Math.min(seen, count)) };
      const saved = keep({ state, waiting: engine.waiting(state), score: engine.game.score(state) });
      restart(createFresh(viewer, null, [], undefined, asked === null ? null : seat), saved);
    },

    log: () => createLog(engine, history, showing.getState().viewer),

    startThinking(think, seat) {
      const sitter = sitters[seat];
      if (sitter.kind !== 'bot') throw ruleError(`${engine.game.id}: at seat ${seat} sits no bot`);
      return think(engine, record.state, seat, sitter.level, decisionSeed(record.seed, record.state.played, seat));
    },

    thinkOver: (review) => (record.status === 'finished' ? review(history.stateAt(0), history.decisions) : null),

    maySitOut: (seat) => !isOpenTable && (engine.game.findSpan?.(record.state, seat) ?? null) !== null,

    sitOut(seat) {
      const span = engine.game.findSpan?.(record.state, seat) ?? null;
      if (span === null) return;
      sittingOut.set(seat, span);
      const done = appMoveOf(seat, seat);
      if (done) this.play(seat, done);
    },

    findAppMove: (seat) => appMoveOf(seat, showing.getState().viewer),

    cover,

    layOpen(unseen, isThrough = false) {
      const { viewer, curtain, asked } = showing.getState();
      if (!isOpenTable || asked !== null) return;
      if (isThrough) through.add(viewer);
      if (record.waiting.includes(viewer) || isThrough) shut.delete(viewer);
      else if (viewer !== NOBODY) shut.add(viewer);
      rememberSeen(unseen);
      restart(createLaid(viewer === NOBODY ? (curtain ?? people[0]) : viewer));
    },

    ask(seat) {
      if (needsCards(seat)) return cover(seat, 0);
      rememberSeen(0);
      restart(createFresh(NOBODY, null, [], undefined, seat));
    },

    take() {
      const { curtain } = showing.getState();
      if (curtain === null) return;
      through.delete(curtain);
      const from = record.looked[curtain];
      const missed = replayBeats(engine, history, from, history.decisions.length, curtain);
      restart(createFresh(curtain, null, missed, engine.view(history.stateAt(from), curtain)));
    },

    passTo(seat) {
      rememberSeen(0);
      restart(createFresh(seat, null));
    },

    abandon() {
      if (record.status !== 'underWay') return;
      const saved = keep({ status: 'abandoned', waiting: [] });
      restart(createFresh(isShared ? NOBODY : showing.getState().viewer, null), saved);
    },
  };
}
