import type { Cost, Effect, Effects, Where } from '../../rules/nightmare-cathedral/content/effects';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { joined, phrase } from './phrases';

/** Who is spoken of: "dobierz", "dobiera" or "(aby) dobrać". */
export type Voice = 'you' | 'they' | 'to';

const verb = (name: string, voice: Voice) => phrase(`verb.${name}.${voice}`);
const within = (where: Where, count: number) => phrase(`in.${where}`, { count });
const from = (where: Where, count: number) => phrase(`from.${where}`, { count });
export const followers = (count: number) => phrase('followers', { count });
const named = (name: string) => name[0].toUpperCase() + name.slice(1);

export function payment(cost: Cost, voice: Voice): Phrase {
  switch (cost[0]) {
    case 'followers':
      return phrase('cost.followers', { verb: verb('give', voice), count: cost[2], where: from(cost[1], cost[2]) });
    case 'cards':
      return phrase('cost.cards', { verb: verb('discard', voice), count: cost[1] });
    case 'limbo':
      return phrase('cost.limbo', { verb: verb('give', voice), count: cost[1] });
  }
}

/** What each level costs, as in "1, 2 and 3 followers". */
const prices = (costs: readonly number[]) =>
  joined([...costs.slice(0, -1), followers(costs[costs.length - 1])], 'comma', 'and');

const isSimple = (branch: Effects) => branch.length === 1 && !['choose', 'may', 'pay'].includes(branch[0][0]);

function choice(branches: readonly Effects[], voice: Voice): PhraseFact {
  const said = branches.map((branch) => clauses(branch, voice));
  if (branches.every(isSimple)) return joined(said, 'comma', 'or');
  return phrase('effect.choose', { verb: verb('choose', voice), branches: joined(said, 'orElse', 'orElse') });
}

/** Several effects as one clause. */
export const clauses = (effects: Effects, voice: Voice): PhraseFact =>
  joined(
    effects.map((effect) => clause(effect, voice)),
    'then',
    'andThen',
  );

/** An effect as a clause that a sentence can be made of. */
function clause(effect: Effect, voice: Voice): PhraseFact {
  const say = (key: string, name: string, facts: Phrase['facts'] = {}) =>
    phrase(`effect.${key}`, { verb: verb(name, voice), ...facts });
  switch (effect[0]) {
    case 'draw':
      return say('draw', 'draw', { count: effect[1] });
    case 'discard':
      return say('discard', 'discard', { count: effect[1] });
    case 'upgrade':
      return effect[1] === 'all' ? say('upgradeAll', 'play') : say('upgrade', 'play', { count: effect[1] });
    case 'books':
    case 'dreams':
    case 'visions':
      return say(effect[0], 'take', { count: effect[1], keep: effect[2] });
    case 'produceEach':
      return phrase(`effect.produceEach${named(effect[1])}`, { count: effect[2] });
    case 'produce':
      return say('produce', 'produce', { followers: followers(effect[2]), where: within(effect[1], effect[2]) });
    case 'addShadow':
      return say('addShadow', 'add', { count: effect[2], where: within(effect[1], effect[2]) });
    case 'removeShadow':
      return say('removeShadow', 'remove', { count: effect[2], where: from(effect[1], effect[2]) });
    case 'move':
      return say('move', 'gain', { count: effect[1] });
    case 'fly':
      return effect[1] === 'anywhere' ? say('flyAnywhere', 'shift') : say('fly', 'shift', { count: effect[1] });
    case 'convert':
      return say('convert', 'carryOut', { count: effect[2], where: within(effect[1], effect[2]) });
    case 'conflict':
      return say(effect[3] ? 'conflictDevouring' : 'conflict', 'resolve', {
        count: effect[2],
        where: within(effect[1], effect[2]),
      });
    case 'level':
      return effect[1] === 'fortress'
        ? say('levelFortress', 'add', { count: effect[2] })
        : say('level', 'add', { count: effect[2], where: within(effect[1], effect[2]) });
    case 'build':
      return say('build', 'build', { count: effect[1].length, price: prices(effect[1]) });
    case 'climb':
      return say(`climb${named(effect[1])}`, 'climb', { count: effect[2] });
    case 'worship':
      return effect[1] === 'all' ? say('worshipAll', 'climbOn') : say('worship', 'climbOn', { count: effect[1] });
    case 'recall':
      return say('recall', 'place', { count: effect[2], where: within(effect[1], effect[2]) });
    case 'lose':
      return say('lose', 'return', { count: effect[2], where: from(effect[1], effect[2]) });
    case 'command':
      return say('command', 'order', { count: effect[1] });
    case 'roam':
      return say('roam', 'shift', { count: effect[1] });
    case 'trail':
      return phrase('effect.trail', { roam: clause(['roam', effect[1]], voice), effects: clauses(effect[2], voice) });
    case 'devour':
      return say(`devour${named(effect[1])}`, 'devour', {
        count: effect[2],
        where: within(effect[3] ?? 'here', effect[2]),
      });
    case 'perDevoured':
      return phrase(`effect.perDevoured${named(effect[1])}`, { effects: clauses(effect[2], voice) });
    case 'owner':
    case 'rivals':
      return phrase(`effect.${effect[0]}`, { effects: clauses(effect[1], 'they') });
    case 'release':
      return say('release', 'return', { count: effect[1] });
    case 'dreamer':
      return say('dreamer', 'carry');
    case 'agreeAny':
      return say('agreeAny', 'carryOut');
    case 'choose':
      return choice(effect[1], voice);
    case 'may':
      return effect[1].every(([word]) => word === 'pay')
        ? clauses(effect[1], voice)
        : say('may', 'may', { effects: clauses(effect[1], 'to') });
    case 'pay':
      return say('pay', 'may', { cost: payment(effect[1], 'to'), effects: clauses(effect[2], 'to') });
  }
}

/** An effect a sentence. */
export const sentences = (effects: Effects): Phrase[] =>
  effects.map((effect) => phrase('sentence', { clause: clause(effect, 'you') }));

/** All of it in one piece, to follow a word and a colon. */
export const text = (effects: Effects): PhraseFact =>
  effects.length === 0 ? phrase('line.nothing') : joined(sentences(effects), 'space', 'space');
