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
import { FIGURES, symbols } from '../../rules/three-chapters/cards';
import type { FigureKey, Trait } from '../../rules/three-chapters/names';
import type { Phrase, PhraseFact } from '../../words/phrase';

const word = (path: string, facts?: Record<string, PhraseFact>): Phrase => ({
  key: `three-chapters:${path}`,
  ...(facts && { facts }),
});

const namePhrase = (figure: FigureKey): Phrase => word(`figure.${figure}`);

export const figurePhrase = (card: Card): Phrase => namePhrase(FIGURES[card].key);

export const withFigurePhrase = (card: Card): Phrase => word(`withFigure.${FIGURES[card].key}`);

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
const still = (path: string, card: Card, trait: Trait): Phrase =>
  word(`condition.${path}${symbols(card, trait) > 0 ? 'Still' : ''}.${trait}`);

function conditionPhrase(condition: Condition, card: Card): Phrase {
  switch (condition.is) {
    case 'with':
      return word('condition.with', { figure: word(`withFigure.${condition.figure}`) });
    case 'another':
    case 'without':
      return still(condition.is, card, condition.trait);
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

function countPhrase(count: Count, card: Card): Phrase {
  switch (count.each) {
    case 'value':
      return word('count.value', { from: count.from, to: count.to });
    case 'gained':
      return word(`count.gained.${count.token}`);
    default: {
      const symbol = word(`count.trait.${count.trait}`);
      if (symbols(card, count.trait) === 0) return symbol;
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

function paysPhrase(ability: Pays, card: Card): Phrase {
  const { gain, per, when = [] } = ability;
  let what = rewardPhrase(gain);
  if (per) what = word('ability.pays.per', { what, each: countPhrase(per, card) });
  // company stands before conditions: "3 hearts together with Goldilocks, if this card wins"
  for (const condition of [...when.filter(isCompany), ...when.filter((one) => !isCompany(one))]) {
    what = word(`ability.pays.${isCompany(condition) ? 'with' : 'if'}`, {
      what,
      condition: conditionPhrase(condition, card),
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

/** Describes an ability in words, made from its data: if somebody corrects the data, the words follow. */
export function abilityPhrase(ability: Ability, card: Card): Phrase {
  const what = isPays(ability) ? paysPhrase(ability, card) : freezesPhrase(ability.freezes);
  return ability.seal ? word(`ability.sealed.${ability.seal}`, { what }) : what;
}

/** Describes all abilities of a card, with a sentence for each. */
export function rulePhrase(card: Card): Phrase {
  const sentences = FIGURES[card].abilities.map((ability) => abilityPhrase(ability, card));
  if (sentences.length === 0) return word('rule.none');
  return sentences
    .slice(1)
    .reduce((rule, ability) => word('rule.more', { rule, ability }), word('rule.last', { ability: sentences[0] }));
}
