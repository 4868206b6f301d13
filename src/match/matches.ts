import { createEngine } from '../rules/kernel/engine';
import type { Engine } from '../rules/kernel/types';
import type { IndexEntry } from '../storage/recordStore';
import type { Stores } from '../storage/store';
import type { ReadResult, RecordSaveResult, UnsavedText } from '../storage/twoSlots';
import { runAtOnce } from '../storage/work';

import { MINUTE } from './code/format';
import { readMatchCode } from './code/readMatchCode';
import { writeMatchCode } from './code/writeMatchCode';
import { unpackDecisions } from './decisions';
import { createHistory } from './history';
import { mapSitters } from './localPlayers';
import { createMatch } from './match';
import { openMatchStore } from './matchStore';
import { MATCH_FORMAT, readCurrent, readRecord, summarizeMatch, type Games, type MatchRecord } from './record';
import { createReplay } from './replay';
import { createSoundnessCheck } from './soundness';
import type { MatchList, Match, Matches, MatchRefusal, Setup, Summary } from './types';

export interface MatchesOptions {
  readonly stores: Stores;
  readonly games: Games;
  readonly now?: () => number;
  /** A seed for a new match. */
  readonly seed?: () => number;
}

/** Matches are counted from 1. */
const OF_NO_MATCH = 0;

const anySeed = () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);

export function openMatches({ stores, games, now = Date.now, seed = anySeed }: MatchesOptions): Matches {
  const engines = new Map<string, Engine>();
  function engineOf(game: string): Engine {
    let engine = engines.get(game);
    if (!engine) engines.set(game, (engine = createEngine(games[game])));
    return engine;
  }

  function recordIn(reading: ReadResult): MatchRecord | MatchRefusal['refused'] {
    if (reading.found === 'valid') return readRecord(reading.text, games);
    return reading.found === 'none' ? 'missing' : 'damaged';
  }

  const shelf = openMatchStore(stores, games);

  function refusal(id: number, refused: MatchRefusal['refused']): MatchRefusal {
    return { id, refused, summary: shelf.list().find((entry) => entry.id === id)?.line ?? null };
  }

  /** The record as it can be played on by the rules of today. */
  function load(id: number) {
    const reading = shelf.read(id);
    if (reading.found !== 'valid') return refusal(id, reading.found === 'none' ? 'missing' : 'damaged');
    const found = readCurrent(reading.text, games);
    if (typeof found === 'string') return refusal(id, found);
    const engine = engineOf(found.record.game);
    const sound = runAtOnce(createSoundnessCheck(engine, found.record, 'here'));
    if (!sound) return refusal(id, 'damaged');
    const beganAnew = found.record !== found.saved || sound.record.base !== found.record.base;
    return { engine, sound, beganAnew, sequence: reading.sequence };
  }

  const unsaved = new Map<number, UnsavedText>();

  /** Writes a record each time, and its line in the list when it begins and ends. */
  function saver(id: number, sequence: number, isListed: boolean) {
    let known = sequence;
    let listed = isListed;
    return function save(record: MatchRecord): RecordSaveResult {
      const isLast = record.status !== 'underWay';
      const text = JSON.stringify(record);
      const writing = shelf.write(id, text, known, isLast);
      if (writing === 'full') unsaved.set(id, { text, save: () => save(record) });
      else unsaved.delete(id);
      if (writing !== 'saved') return writing;
      known += isLast ? 2 : 1;
      if (listed && !isLast) return 'saved';
      const entering = shelf.putLine(id, summarizeMatch(id, record));
      listed = entering === 'saved';
      return entering;
    };
  }

  /** The line of an entry; of a match under way its record tells more, and the truth. */
  function line({ id, line: listed }: IndexEntry<Summary>): Summary | MatchRefusal {
    if (listed && listed.status !== 'underWay') return { ...listed, id };
    const record = recordIn(shelf.read(id));
    if (typeof record === 'string') return { id, refused: record, summary: listed };
    const summary = summarizeMatch(id, record);
    if (summary.status !== 'underWay') shelf.putLine(id, summary); // the app was killed between the two
    return summary;
  }

  // Matches that could not be written: they live on in memory, and are opened and listed from there.
  const unwritten = new Map<number, Match>();
  function keepAlive(match: Match): Match {
    const note = () => {
      if (match.showing.getState().saving === 'full') unwritten.set(match.id, match);
      else unwritten.delete(match.id);
    };
    match.showing.subscribe(note);
    note();
    return match;
  }

  const newId = () => Math.max(shelf.nextId(), ...[...unwritten.keys()].map((other) => other + 1));

  function codeOfMatch(id: number): ReturnType<Matches['createCode']> {
    const loaded = load(id);
    if ('refused' in loaded) return loaded;
    const coded = loaded.beganAnew ? 'older' : writeMatchCode(loaded.engine, loaded.sound.record);
    return typeof coded === 'string' ? { refused: coded } : coded;
  }

  /** The number of a match here that has the same code; of thousands only those are looked into that ended in the same minute. */
  function sameHere(record: MatchRecord): number | null {
    const coded = writeMatchCode(engineOf(record.game), record);
    if (typeof coded === 'string') return null;
    const minuteOf = ({ touched }: { readonly touched: number }) => Math.floor(touched / MINUTE);
    const isLike = ({ line: listed }: IndexEntry<Summary>) =>
      listed?.status === 'finished' &&
      listed.game === record.game &&
      listed.played === record.state.played &&
      minuteOf(listed) === minuteOf(record);
    const same = shelf.list().find((entry) => {
      const other = isLike(entry) ? codeOfMatch(entry.id) : null;
      return other !== null && 'code' in other && other.code === coded.code;
    });
    return same?.id ?? null;
  }

  return {
    list(): MatchList {
      const lines = shelf
        .list()
        .filter(({ id }) => !unwritten.has(id))
        .map(line);
      const written = lines.filter((one): one is Summary => 'status' in one);
      const summaries = [...written, ...[...unwritten.values()].map((match) => match.summary())].sort(
        (a, b) => b.touched - a.touched,
      );
      return {
        underWay: summaries.filter(({ status }) => status === 'underWay'),
        finished: summaries.filter(({ status }) => status !== 'underWay'),
        refused: lines.filter((one): one is MatchRefusal => 'refused' in one),
      };
    },

    begin({ game, sitters, options, first, seed: chosen = seed(), openTable }: Setup): Match {
      const engine = engineOf(game);
      const state = engine.start({ seats: sitters.length, seed: chosen, options, first });
      const record: MatchRecord = {
        format: MATCH_FORMAT,
        game,
        version: engine.game.version,
        status: 'underWay',
        sitters,
        seed: chosen,
        begun: now(),
        touched: now(),
        waiting: engine.waiting(state),
        score: engine.game.score(state),
        places: null,
        barrier: { at: 0, why: 'start' },
        ...(openTable && { openTable }),
        looked: sitters.map(() => 0),
        base: state,
        moves: { book: [], played: [] },
        state,
      };
      const id = newId();
      const save = saver(id, 0, false);
      const history = createHistory(engine, state, []);
      return keepAlive(createMatch({ id, engine, record, history, now, save, saving: save(record) }));
    },

    open(id) {
      const alive = unwritten.get(id);
      if (alive) return alive;
      const loaded = load(id);
      if ('refused' in loaded) return loaded;
      const { engine, sound, sequence } = loaded;
      return keepAlive(createMatch({ id, engine, ...sound, now, save: saver(id, sequence, true), saving: 'saved' }));
    },

    replay(id, shown) {
      const loaded = load(id);
      if ('refused' in loaded) return loaded;
      return loaded.beganAnew ? refusal(id, 'older') : createReplay(id, loaded.engine, loaded.sound, shown);
    },

    createCode: codeOfMatch,

    replayCode(text, shown) {
      const record = readMatchCode(text, games, engineOf);
      if (typeof record === 'string') return { refused: record };
      const engine = engineOf(record.game);
      const history = createHistory(engine, record.base, unpackDecisions(record.moves));
      return createReplay(OF_NO_MATCH, engine, { record, history }, shown);
    },

    findKept(text) {
      const record = readMatchCode(text, games, engineOf);
      return typeof record === 'string' ? null : sameHere(record);
    },

    keep(text, personOf) {
      const found = readMatchCode(text, games, engineOf);
      if (typeof found === 'string') return { refused: found };
      const here = sameHere(found);
      if (here !== null) return { id: here };
      const record = { ...found, sitters: mapSitters(found.sitters, personOf) };
      const id = newId();
      let writing = shelf.write(id, JSON.stringify(record), 0, true);
      if (writing === 'elsewhere' || writing === 'removed') return { refused: 'elsewhere' };
      if (writing === 'saved') writing = shelf.putLine(id, summarizeMatch(id, record));
      if (writing === 'saved') return { id };
      shelf.remove(id); // all of it or nothing
      return { refused: writing };
    },

    unsaved: () => unsaved,

    remove(id) {
      unwritten.delete(id);
      unsaved.delete(id);
      shelf.remove(id);
    },
  };
}
