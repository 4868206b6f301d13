import { createEngine } from '../rules/kernel/engine';
import type { Engine, State } from '../rules/kernel/types';
import { openRecords } from '../storage/records';
import type { IndexEntry } from '../storage/recordStore';
import type { Stores } from '../storage/store';
import { runAtOnce } from '../storage/work';

import { MINUTE } from './code/format';
import { readMatchCode } from './code/readMatchCode';
import { writeMatchCode } from './code/writeMatchCode';
import { unpackDecisions } from './decisions';
import { createHistory } from './history';
import { mapSitters } from './localPlayers';
import { createMatch } from './match';
import { openMatchStore } from './matchStore';
import { findPlayOn, seatForPlayOn } from './playOn';
import { MATCH_FORMAT, readCurrent, readRecord, summarizeMatch, type Games, type MatchRecord } from './record';
import { createReplay } from './replay';
import { createSoundnessCheck } from './soundness';
import type { Match, Matches, Setup, Sitter, Summary } from './types';

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

  const records = openRecords<MatchRecord, Summary, Match>({
    store: openMatchStore(stores, games),
    readRecord: (text) => readRecord(text, games),
    summarize: summarizeMatch,
    isFinal: ({ status }) => status !== 'underWay',
    savingOf: ({ showing }) => showing,
  });

  /** The record as it can be played on by the rules of today. */
  function load(id: number) {
    const reading = records.read(id);
    if ('refused' in reading) return reading;
    const found = readCurrent(reading.text, games);
    if (typeof found === 'string') return records.refuse(id, found);
    const engine = engineOf(found.record.game);
    const sound = runAtOnce(createSoundnessCheck(engine, found.record, 'here'));
    if (!sound) return records.refuse(id, 'damaged');
    const beganAnew = found.record !== found.saved || sound.record.base !== found.record.base;
    return { engine, sound, beganAnew, sequence: reading.sequence };
  }

  function beginAt(
    game: string,
    base: State,
    sitters: readonly Sitter[],
    drawn: number,
    more: Pick<MatchRecord, 'openTable' | 'adviceForAll' | 'isExercise'>,
  ): Match {
    const engine = engineOf(game);
    const record: MatchRecord = {
      format: MATCH_FORMAT,
      game,
      version: engine.game.version,
      status: 'underWay',
      sitters,
      seed: drawn,
      begun: now(),
      touched: now(),
      waiting: engine.waiting(base),
      score: engine.game.score(base),
      places: null,
      barrier: { at: 0, why: 'start' },
      ...more,
      looked: sitters.map(() => 0),
      base,
      moves: { book: [], played: [] },
      state: base,
    };
    const history = createHistory(engine, base, []);
    return records.begin(record, (id, save, saving) => createMatch({ id, engine, record, history, now, save, saving }));
  }

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
    const listed = records.entries();
    const same = listed.find((entry) => {
      const other = isLike(entry) ? codeOfMatch(entry.id) : null;
      return other !== null && 'code' in other && other.code === coded.code;
    });
    return same?.id ?? null;
  }

  return {
    list: records.list,
    listUnfinished: records.listUnfinished,
    prepareList: records.prepareList,
    tidy: records.tidy,

    begin({ game, sitters, options, first, seed: chosen = seed(), openTable, adviceForAll }: Setup): Match {
      const base = engineOf(game).start({ seats: sitters.length, seed: chosen, options, first });
      const agreed = { ...(openTable && { openTable }), ...(adviceForAll && { adviceForAll }) };
      return beginAt(game, base, sitters, chosen, agreed);
    },

    playOn(from) {
      const loaded = load(from.match);
      if ('refused' in loaded) return loaded;
      const { engine, sound } = loaded;
      const { seat, move } = from;
      const base = findPlayOn(engine, sound.history.stateAt(from.at), from, seed());
      const { sitters, game } = sound.record;
      const match = beginAt(game, base, seatForPlayOn(sitters, from), sound.record.seed, { isExercise: true });
      match.play(seat, move);
      return match;
    },

    open(id) {
      const unwritten = records.findOpen(id);
      if (unwritten) return unwritten;
      const loaded = load(id);
      if ('refused' in loaded) return loaded;
      const { engine, sound, sequence } = loaded;
      return records.resume(id, sequence, sound.record.status, (save) =>
        createMatch({ id, engine, ...sound, now, save, saving: 'saved' }),
      );
    },

    replay(id, shown) {
      const loaded = load(id);
      if ('refused' in loaded) return loaded;
      return loaded.beganAnew ? records.refuse(id, 'older') : createReplay(id, loaded.engine, loaded.sound, shown);
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
      return records.add({ ...found, sitters: mapSitters(found.sitters, personOf) });
    },

    unsaved: () => records.unsaved,
    remove: records.remove,
  };
}
