import type { Card } from '../../rules/kernel/types';
import {
  isPays,
  momentOf,
  type Ability,
  type Condition,
  type Count,
  type Pays,
  type Reward,
  type Token,
} from '../../rules/three-chapters/ability';
import { FIGURES } from '../../rules/three-chapters/cards';
import type { FigureKey, Trait } from '../../rules/three-chapters/names';
import type { Phrase, PhraseFact } from '../../words/phrase';

const word = (path: string, facts?: Record<string, PhraseFact>): Phrase => ({
  key: `three-chapters:${path}`,
  ...(facts && { facts }),
});

const namePhrase = (figure: FigureKey): Phrase => word(`figure.${figure}`);

export const figurePhrase = (card: Card): Phrase => namePhrase(FIGURES[card].key);

export const describeWithFigure = (card: Card): Phrase => word(`withFigure.${FIGURES[card].key}`);

export const traitPhrase = (trait: Trait): Phrase => word(`trait.${trait}`);

const TOKENS: readonly Token[] = ['hearts', 'gems', 'stars'];

/** Names a reward, such as "2 hearts, 1 gem and 1 star". */
export function rewardPhrase(reward: Reward, times = 1): Phrase {
  const parts = TOKENS.flatMap((token) =>
    reward[token] ? [word(`tokens.${token}`, { count: reward[token] * times })] : [],
  );
  if (parts.length === 0) return word('tokens.none');
  return parts.reduce((some, more, i) => word(i === parts.length - 1 ? 'tokens.last' : 'tokens.more', { some, more }));
}

/** A card that has the trait itself needs "another" one, so its text differs. */
const still = (path: string, own: readonly Trait[], trait: Trait): Phrase =>
  word(`condition.${path}${own.includes(trait) ? 'Still' : ''}.${trait}`);

function conditionPhrase(condition: Condition, own: readonly Trait[]): Phrase {
  switch (condition.is) {
    case 'with':
      return word('condition.with', { figure: word(`withFigure.${condition.figure}`) });
    case 'another':
    case 'without':
      return still(condition.is, own, condition.trait);
    case 'winner':
      return word('condition.winner', { figure: namePhrase(condition.figure) });
    case 'noneGained':
      return word(`condition.noneGained.${condition.token}`);
    case 'hearts':
      return word('condition.hearts', { count: condition.least });
    default:
      return word(`condition.${condition.is}`);
  }
}

function countPhrase(count: Count, own: readonly Trait[]): Phrase {
  switch (count.each) {
    case 'value':
      return word('count.value', { from: count.from, to: count.to });
    case 'gained':
      return word(`count.gained.${count.token}`);
    default: {
      const symbol = word(`count.trait.${count.trait}`);
      if (!own.includes(count.trait)) return symbol;
      return word(count.each === 'trait' ? 'count.own' : 'count.other', { symbol });
    }
  }
}

/** Says what made an ability pay if no other card did; null if nothing had to. */
export function reasonPhrase({ when = [], per }: Pays): Phrase | null {
  if (per) return word(per.each === 'gained' ? 'reason.gained' : 'reason.own');
  const [condition] = when;
  switch (condition?.is) {
    case undefined:
    case 'with':
    case 'another':
    case 'winner':
      return null;
    case 'without':
      return word(`reason.without.${condition.trait}`);
    case 'noneGained':
      return word(`reason.noneGained.${condition.token}`);
    case 'hearts':
      return word('reason.hearts', { count: condition.least });
    default:
      return word(`reason.${condition.is}`);
  }
}

const isCompany = ({ is }: Condition) => is === 'with' || is === 'another';

function paysPhrase(ability: Pays, own: readonly Trait[]): Phrase {
  const { gain, per, when = [] } = ability;
  let what = rewardPhrase(gain);
  if (per) what = word('ability.pays.per', { what, each: countPhrase(per, own) });
  // company stands before conditions: "3 hearts together with Goldilocks, if this card wins"
  for (const condition of [...when.filter(isCompany), ...when.filter((one) => !isCompany(one))]) {
    what = word(`ability.pays.${isCompany(condition) ? 'with' : 'if'}`, {
      what,
      condition: conditionPhrase(condition, own),
    });
  }
  return momentOf(ability) === 'late' ? word('ability.pays.late', { what }) : what;
}

const freezesPhrase = (tokens: readonly Token[]): Phrase =>
  word('ability.freezes', {
    tokens: tokens
      .map((token) => word(`ability.unfrozen.${token}`))
      .reduce((some, more) => word('ability.unfrozen.neither', { some, more })),
  });

/**
 * Describes an ability of a card with these traits in words, made from its data: if somebody corrects the data, the
 * words follow.
 */
export function describeAbility(ability: Ability, own: readonly Trait[]): Phrase {
  const what = isPays(ability) ? paysPhrase(ability, own) : freezesPhrase(ability.freezes);
  return ability.seal ? word(`ability.sealed.${ability.seal}`, { what }) : what;
}

export const abilityPhrase = (ability: Ability, card: Card): Phrase => describeAbility(ability, FIGURES[card].traits);

/** Describes all abilities of a card, with a sentence for each. */
export function rulePhrase(card: Card): Phrase {
  const sentences = FIGURES[card].abilities.map((ability) => abilityPhrase(ability, card));
  if (sentences.length === 0) return word('rule.none');
  return sentences
    .slice(1)
    .reduce((rule, ability) => word('rule.more', { rule, ability }), word('rule.last', { ability: sentences[0] }));
}
