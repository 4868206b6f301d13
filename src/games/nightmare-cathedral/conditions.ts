import type { AreaFilter, Condition } from '../../rules/nightmare-cathedral/content/effects';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { describeFollowers } from './clause';
import { joinPhrases, makePhrase } from './phrases';

const HIGHEST = 3;

/** Writes "at least 2 areas with a Bone", or with `inAreas` "in at least 2 areas …". */
function areas(key: 'areas' | 'inAreas', count: number, filter: AreaFilter = 'all'): Phrase {
  const those = makePhrase(key, { count });
  return filter === 'all' ? those : makePhrase(`those.${filter}`, { areas: those });
}

type Did = Extract<Condition, readonly ['did', ...unknown[]]>;
const isDid = (condition: Condition): condition is Did => condition[0] === 'did';

/** Joins the deeds of one turn, or of one action, into one clause. */
function describeDeeds(deeds: readonly Did[], within: Did[3]): PhraseFact[] {
  const those = deeds.filter((deed) => deed[3] === within);
  if (those.length === 0) return [];
  return [
    makePhrase(`condition.did.${within}`, {
      deed: joinPhrases(
        those.map(([, deed, count]) => makePhrase(`deed.${deed}`, { count })),
        'comma',
        'and',
      ),
    }),
  ];
}

function describeState(condition: Exclude<Condition, Did>): Phrase {
  switch (condition[0]) {
    case 'control':
      return makePhrase('condition.control', { areas: areas('areas', condition[1], condition[2]) });
    case 'present':
      return makePhrase('condition.present', { areas: areas('inAreas', condition[1], condition[2]) });
    case 'sameSymbol':
      return makePhrase('condition.sameSymbol', { areas: areas('areas', condition[1]) });
    case 'shared':
      return makePhrase('condition.shared', { areas: areas('inAreas', condition[1]) });
    case 'crowds':
      return makePhrase('condition.crowds', {
        count: condition[1],
        followers: describeFollowers(condition[2]),
        areas: areas('inAreas', condition[1], condition[3]),
      });
    case 'followers':
      return makePhrase('condition.followers', { followers: describeFollowers(condition[1]) });
    case 'fortresses': {
      const [, count, level] = condition;
      if (level === 1) return makePhrase('condition.fortresses', { count });
      return makePhrase(level === HIGHEST ? 'condition.highestFortresses' : 'condition.highFortresses', {
        count,
        level,
      });
    }
    case 'step':
      return makePhrase('condition.step', { count: condition[1], step: condition[2] });
    case 'winged':
      return makePhrase('condition.winged');
    case 'eachSymbol':
    case 'levels':
    case 'upgrades':
    case 'devouredOwn':
      return makePhrase(`condition.${condition[0]}`, { count: condition[1] });
  }
}

/** Joins all conditions into one clause. */
export function describeConditions(need: readonly Condition[]): PhraseFact {
  const deeds = need.filter(isDid);
  const states = need
    .filter((condition) => !isDid(condition))
    .map((condition) => describeState(condition as Exclude<Condition, Did>));
  return joinPhrases([...describeDeeds(deeds, 'action'), ...describeDeeds(deeds, 'turn'), ...states], 'comma', 'and');
}
