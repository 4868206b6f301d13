import { finish } from '../../scripts/blunders/plant';
import { boxedGames } from '../../src/games';
import { findAdvice, type Adviser } from '../../src/match/advice';
import { pickReasons, type Reason } from '../../src/match/reasons';
import type { Match } from '../../src/match/types';
import { games } from '../../src/rules';
import { createEyes } from '../../src/rules/bots/eyes';
import { createMind, judgeByHand } from '../../src/rules/bots/mind';
import { createDice } from '../../src/rules/kernel/chance';
import { createEngine } from '../../src/rules/kernel/engine';
import type { State } from '../../src/rules/kernel/types';
import { loadLearned } from '../../src/rules/minds';
import { createMemoryStores } from '../../src/storage/memoryStores';
import { formatPhrase } from '../../src/words/formatPhrase';
import type { Phrase } from '../../src/words/phrase';
import { languages, setLanguage } from '../../src/words/words';
import { device, now, opened, sen, steady } from '../match/table';

const NAMES = ['Ola', 'Jan', 'Tata', 'Mama'];
const ids = boxedGames.map(({ id }) => id);
const faceOf = (game: string) => boxedGames.find(({ id }) => id === game)!.open();

async function adviserOf(game: string): Promise<Adviser> {
  const learned = await loadLearned(game);
  const mind = learned && createMind(games[game], learned);
  return mind?.canTell(2)
    ? { engine: mind.fair, hasShares: true }
    : { engine: judgeByHand(games[game]), hasShares: false };
}

/** Some states of a match of two that is played at random, each with a seat that has a choice. */
function* listChoices(game: string, seed: number, every: number, most: number): Generator<{ s: State; seat: number }> {
  const engine = createEngine(games[game]);
  const s = engine.start({ seats: 2, seed });
  const dice = createDice(seed);
  for (let found = 0; found < most && !engine.isOver(s);) {
    const [seat] = engine.waiting(s);
    const moves = engine.moves(s, seat);
    if (moves.length > 1 && s.played % every === 0) {
      found++;
      yield { s, seat };
    }
    engine.play(s, seat, moves[dice.random(moves.length)]);
  }
}

describe.each(ids)('advice in %s', (game) => {
  test('comes from what the seat knows: dealt anew, the rest changes neither moves nor shares nor reasons', async () => {
    const adviser = await adviserOf(game);
    const { listGains, isComing } = await faceOf(game);
    const comparing = listGains && { listGains, isComing };
    const adviceIn = (s: State, seat: number) =>
      finish(findAdvice<Phrase>(adviser, createEyes(adviser.engine, s, seat), createDice(2), { comparing }));
    for (const { s, seat } of listChoices(game, 9, 3, 5))
      expect(adviceIn(adviser.engine.imagine(s, seat, createDice(1)), seat)).toEqual(adviceIn(s, seat));
  });

  test('names at most three moves, and its reasons are words in both languages', async () => {
    const adviser = await adviserOf(game);
    const { listGains, isComing } = await faceOf(game);
    const comparing = listGains && { listGains, isComing };
    let reasons = 0;
    for (const { s, seat } of listChoices(game, 4, 2, 12)) {
      const eyes = createEyes(adviser.engine, s, seat);
      const advised = finish(findAdvice<Phrase>(adviser, eyes, createDice(3), { comparing }));
      expect(advised.length).toBeLessThanOrEqual(3);
      for (const { why, amount } of advised.flatMap((one) => one.reasons)) {
        reasons++;
        for (const language of languages) {
          await setLanguage(language);
          const said = formatPhrase({ ...why, facts: { ...why.facts, amount: Math.round(amount) } }, NAMES);
          expect(said).not.toMatch(/advice\.|\{\{|undefined/);
        }
      }
    }
    expect(reasons).toBeGreaterThan(0);
  });
});

const reason = (why: string, worth: number): Reason<string> => ({ why, amount: worth, worth, often: 1 });

test('a reason is what a move brings and the others do not; of two the second has to weigh half as much', () => {
  const gains = [[reason('land', 24), reason('owl', 5), reason('same', 9)], [reason('same', 9)], [reason('loss', -8)]];
  expect(pickReasons(gains, 0, true).map(({ why }) => why)).toEqual(['land']);
  expect(pickReasons(gains, 1, false)).toEqual([reason('same', 9)]);
  expect(pickReasons(gains, 2, true)).toEqual([]);
  expect(pickReasons(gains, 2, false).map(({ why }) => why)).toEqual(['loss']);
});

/** Plays what is not the first person's until they are asked. */
function playOthers(match: Match): void {
  for (;;) {
    const [seat] = now(match).waiting;
    if (match.sitters[seat].kind === 'person') return;
    match.play(seat, finish(match.startThinking(steady, seat)));
  }
}

describe('who may have advice', () => {
  test('one person alone with bots, at the own turn; it is counted, and kept with the match', () => {
    const stores = createMemoryStores(new Map());
    const match = device(undefined, stores).begin(sen('Pb'));
    playOthers(match);
    expect(match.mayHaveAdvice(0)).toBe(true);
    expect(match.giveEyes(match.engine, 0)).not.toBeNull();
    expect(match.giveEyes(match.engine, 1)).toBeNull();
    match.countAdvice(0);
    match.countAdvice(0);
    expect(opened(device(undefined, stores).open(match.id)).summary().advised).toEqual([2, 0]);
  });

  test('passing round nobody, unless all have agreed', () => {
    const matches = device();
    const silent = matches.begin(sen('PP'));
    const agreed = matches.begin({ ...sen('PP'), adviceForAll: true });
    for (const match of [silent, agreed]) match.take();
    expect(now(silent).moves.length).toBeGreaterThan(0);
    expect(silent.mayHaveAdvice(now(silent).viewer)).toBe(false);
    expect(agreed.mayHaveAdvice(now(agreed).viewer)).toBe(true);
    expect(agreed.mayHaveAdvice(1 - now(agreed).viewer)).toBe(false);
  });
});
