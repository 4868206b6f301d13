import type { Cost, Effect, Effects, Where, Word } from '../../rules/nightmare-cathedral/content/effects';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { joinPhrases, makePhrase } from './phrases';

/** Who is spoken to or about, as in "dobierz", "dobiera" or "(aby) dobrać". */
export type Voice = 'you' | 'they' | 'to';

const verb = (name: string, voice: Voice) => makePhrase(`verb.${name}.${voice}`);
/** A rival controls other areas than the reader of the card, so "controlled" needs other words for a rival. */
const areas = (key: 'in' | 'from', where: Where, count: number, voice: Voice) =>
  makePhrase(
    voice === 'they' && (where === 'controlled' || where === 'oneControlled')
      ? `${key}.theirs.${where}`
      : `${key}.${where}`,
    { count },
  );
const within = (where: Where, count: number, voice: Voice) => areas('in', where, count, voice);
const from = (where: Where, count: number, voice: Voice) => areas('from', where, count, voice);
export const describeFollowers = (count: number) => makePhrase('followers', { count });
const capitalise = (name: string) => name[0].toUpperCase() + name.slice(1);

export function describePayment(cost: Cost, voice: Voice): Phrase {
  switch (cost[0]) {
    case 'followers':
      return makePhrase('cost.followers', {
        verb: verb('give', voice),
        count: cost[2],
        where: from(cost[1], cost[2], voice),
      });
    case 'cards':
      return makePhrase('cost.cards', { verb: verb('discard', voice), count: cost[1] });
    case 'limbo':
      return makePhrase('cost.limbo', { verb: verb('give', voice), count: cost[1] });
  }
}

/** Writes what each level costs, as in "1, 2 and 3 followers". */
const prices = (costs: readonly number[]) =>
  joinPhrases([...costs.slice(0, -1), describeFollowers(costs[costs.length - 1])], 'comma', 'and');

/**
 * Effects that a seat may leave out, in part or altogether (N5.1). The text says "you may" for these; everything else
 * must be done.
 */
const OFFERS: readonly Word[] = [
  'produce',
  'move',
  'fly',
  'convert',
  'level',
  'build',
  'climb',
  'worship',
  'upgrade',
  'recall',
  'removeShadow',
  'agreeAny',
];
const isOffer = ([effect]: Effects) => OFFERS.includes(effect[0]);

const isSimple = (branch: Effects) => branch.length === 1 && !['choose', 'may', 'pay'].includes(branch[0][0]);

function choice(branches: readonly Effects[], voice: Voice, mustAll: boolean): PhraseFact {
  const offers = mustAll || voice === 'to' ? 0 : branches.filter(isOffer).length;
  if (branches.every(isSimple) && offers === branches.length) {
    const clausesOfBranches = branches.map((branch) => describeClauses(branch, 'to'));
    return makePhrase('effect.may', {
      verb: verb('may', voice),
      effects: joinPhrases(clausesOfBranches, 'comma', 'or'),
    });
  }
  const clausesOfBranches = branches.map((branch) => describeClauses(branch, voice, mustAll));
  if (branches.every(isSimple) && offers === 0) return joinPhrases(clausesOfBranches, 'comma', 'or');
  return makePhrase('effect.choose', {
    verb: verb('choose', voice),
    branches: joinPhrases(clausesOfBranches, 'orElse', 'orElse'),
  });
}

/** Joins several effects into one clause. With `mustAll` offers must be done, too, as on Conflict cards (N6.7). */
export const describeClauses = (effects: Effects, voice: Voice, mustAll = false): PhraseFact =>
  joinPhrases(
    effects.map((effect) => clause(effect, voice, mustAll)),
    'then',
    'andThen',
  );

/** Writes an effect as a clause that can become part of a sentence. */
function clause(effect: Effect, voice: Voice, mustAll: boolean): PhraseFact {
  const mayLeave = isOffer([effect]) && !mustAll && voice !== 'to';
  const say = (key: string, name: string, facts: Phrase['facts'] = {}) =>
    makePhrase(`effect.${key}`, {
      verb: mayLeave
        ? makePhrase('effect.may', { verb: verb('may', voice), effects: verb(name, 'to') })
        : verb(name, voice),
      ...facts,
    });
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
      return makePhrase(`effect.produceEach${capitalise(effect[1])}`, { count: effect[2] });
    case 'produce':
      return say('produce', 'produce', {
        followers: describeFollowers(effect[2]),
        where: within(effect[1], effect[2], voice),
      });
    case 'addShadow':
      return say('addShadow', 'add', { count: effect[2], where: within(effect[1], effect[2], voice) });
    case 'removeShadow':
      return say('removeShadow', 'remove', { count: effect[2], where: from(effect[1], effect[2], voice) });
    case 'move':
      return say('move', 'use', { count: effect[1] });
    case 'fly':
      return effect[1] === 'anywhere' ? say('flyAnywhere', 'shift') : say('fly', 'shift', { count: effect[1] });
    case 'convert':
      return say('convert', 'convert', { count: effect[2], where: within(effect[1], effect[2], voice) });
    case 'conflict':
      return say(effect[3] ? 'conflictDevouring' : 'conflict', 'resolve', {
        count: effect[2],
        where: within(effect[1], effect[2], voice),
      });
    case 'level':
      return effect[1] === 'fortress'
        ? say('levelFortress', 'add', { count: effect[2] })
        : say('level', 'add', { count: effect[2], where: within(effect[1], effect[2], voice) });
    case 'build':
      return say('build', 'build', {
        count: effect[1].length,
        price: prices(effect[1]),
        where: within('controlled', effect[1].length, voice),
      });
    case 'climb':
      return say(`climb${capitalise(effect[1])}`, 'climb', { count: effect[2] });
    case 'worship':
      return effect[1] === 'all' ? say('worshipAll', 'climbOn') : say('worship', 'climbOn', { count: effect[1] });
    case 'recall':
      return say('recall', 'place', { count: effect[2], where: within(effect[1], effect[2], voice) });
    case 'lose':
      return say('lose', 'return', { count: effect[2], where: from(effect[1], effect[2], voice) });
    case 'command':
      return say('command', 'order', { count: effect[1] });
    case 'roam':
      return say('roam', 'shift', { count: effect[1] });
    case 'trail':
      return makePhrase('effect.trail', {
        roam: clause(['roam', effect[1]], voice, mustAll),
        effects: describeClauses(effect[2], voice, mustAll),
      });
    case 'devour':
      return say(`devour${capitalise(effect[1])}`, 'devour', {
        count: effect[2],
        where: within(effect[3] ?? 'here', effect[2], voice),
      });
    case 'perDevoured':
      return makePhrase(`effect.perDevoured${capitalise(effect[1])}`, {
        effects: describeClauses(effect[2], voice, mustAll),
      });
    case 'owner':
    case 'rivals':
      return makePhrase(`effect.${effect[0]}`, { effects: describeClauses(effect[1], 'they') });
    case 'release':
      return say('release', 'return', { count: effect[1] });
    case 'dreamer':
      return say('dreamer', 'carry');
    case 'agreeAny':
      return say('agreeAny', 'carryOut');
    case 'choose':
      return choice(effect[1], voice, mustAll);
    case 'may':
      return effect[1].every(([word]) => word === 'pay')
        ? describeClauses(effect[1], voice, mustAll)
        : say('may', 'may', { effects: describeClauses(effect[1], 'to') });
    case 'pay':
      return say('pay', 'may', { cost: describePayment(effect[1], 'to'), effects: describeClauses(effect[2], 'to') });
  }
}

/** Writes a sentence for each effect. */
export const describeSentences = (effects: Effects, mustAll = false): Phrase[] =>
  effects.map((effect) => makePhrase('sentence', { clause: clause(effect, 'you', mustAll) }));

/** Writes all effects as one text that can follow a word and a colon. */
export const describeText = (effects: Effects, mustAll = false): PhraseFact =>
  effects.length === 0
    ? makePhrase('line.nothing')
    : joinPhrases(describeSentences(effects, mustAll), 'space', 'space');
