import { UNIT_LIMIT } from '../../rules/nightmare-cathedral/content/actions';
import type { Battle } from '../../rules/nightmare-cathedral/content/effects';
import type {
  ActionCard,
  ConflictCard,
  Development,
  Dream,
  NightmareSide,
  Strength,
  Upgrade,
} from '../../rules/nightmare-cathedral/content/types';
import type { Phrase } from '../../words/phrase';

import { describeClauses, describePayment, describeSentences, describeText } from './clause';
import { describeConditions } from './conditions';
import { joinPhrases, makePhrase } from './phrases';

/**
 * Writes what a card says, line by line. The text is made from the card's data, so correcting a number corrects the
 * text.
 */

function battleLine(word: Battle): Phrase {
  switch (word[0]) {
    case 'bonus':
      return makePhrase('sentence', {
        clause: makePhrase(`battle.${word[1]}`, { number: word[2], if: makePhrase(`battle.if.${word[3]}`) }),
      });
    case 'devourFallen':
      return makePhrase('sentence', { clause: makePhrase('battle.devourFallen') });
    default:
      return makePhrase('sentence', {
        clause: makePhrase(`battle.${word[0]}`, { effects: describeClauses(word[1], 'you') }),
      });
  }
}

/** How many units of one side an area holds; only a Fortify card says so. */
export const describeCardLimit = ({ limit }: ActionCard): Phrase | null =>
  limit === null ? null : makePhrase(limit > UNIT_LIMIT ? 'line.oneCrowd' : 'line.limit', { number: limit });

export function describeAction(card: ActionCard): Phrase[] {
  const lines = (['do', 'agree', 'oppose'] as const).map((part) =>
    makePhrase(`line.${part}`, { text: describeText(card[part]) }),
  );
  const limit = describeCardLimit(card);
  return limit ? [...lines, limit] : lines;
}

export function describeKind(card: Development): Phrase {
  if (card.kind === 'combat') return makePhrase('kind.combat');
  const on = card.kind === 'upgrade' ? card.action : card.on;
  return makePhrase(`kind.${card.kind}`, { action: makePhrase(on === 'any' ? 'kind.anyAction' : `action.${on}`) });
}

export function describeOwnLines(card: Exclude<Development, Upgrade>): Phrase[] {
  return card.kind === 'deed' ? describeSentences(card.effects) : card.battle.map(battleLine);
}

const describeUpgrade = (card: Upgrade): Phrase[] => [
  ...describeAction(card),
  ...(card.points > 0 ? [makePhrase('line.points', { count: card.points })] : []),
];

export const describeDevelopment = (card: Development): Phrase[] => [
  describeKind(card),
  makePhrase('line.icons', { attack: card.attack, defence: card.defence }),
  ...(card.kind === 'upgrade' ? describeUpgrade(card) : describeOwnLines(card)),
];

export const describeWhen = ({ when }: Dream): Phrase => makePhrase('line.when', { when: makePhrase(`when.${when}`) });

export function describeCost({ cost }: Dream): Phrase | null {
  if (cost.length === 0) return null;
  const costs = cost.map((one) => describePayment(one, 'you'));
  return makePhrase('line.cost', { costs: joinPhrases(costs, 'comma', 'and') });
}

/** The lines of a Dream; its pieces of the Cathedral say nothing to who plays the standard game. */
export function describeDream(dream: Dream, isStandard = false): Phrase[] {
  const { need, vp, icons } = dream;
  const lines = [describeWhen(dream)];
  if (need.length > 0) lines.push(makePhrase('line.need', { conditions: describeConditions(need) }));
  const cost = describeCost(dream);
  if (cost) lines.push(cost);
  lines.push(makePhrase('line.points', { count: vp }));
  if (icons > 0 && !isStandard) lines.push(makePhrase('line.pieces', { count: icons }));
  return lines;
}

export const describeConflict = ({ shadows, victory, defeat }: ConflictCard): Phrase[] => [
  ...shadows.map(({ attack, defence }: Strength, i) => makePhrase('line.shadows', { count: i + 1, attack, defence })),
  makePhrase('line.victory', { text: describeText(victory, true) }),
  makePhrase('line.defeat', { text: describeText(defeat, true) }),
];

export const describeNightmareCard = ({ command, limit }: NightmareSide): Phrase[] => [
  makePhrase('line.command', { text: describeText(command) }),
  limit === null
    ? makePhrase('line.noDevoured')
    : makePhrase('line.devoured', { two: limit[0], three: limit[1], four: limit[2] }),
];
