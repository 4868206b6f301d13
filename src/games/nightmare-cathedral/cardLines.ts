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

import { clauses, payment, sentences, text } from './clause';
import { conditions } from './conditions';
import { joinPhrases, phrase } from './phrases';

/**
 * Writes what a card says, line by line. The text is made from the card's data, so correcting a number corrects the
 * text.
 */

function battleLine(word: Battle): Phrase {
  switch (word[0]) {
    case 'bonus':
      return phrase('sentence', {
        clause: phrase(`battle.${word[1]}`, { number: word[2], if: phrase(`battle.if.${word[3]}`) }),
      });
    case 'devourFallen':
      return phrase('sentence', { clause: phrase('battle.devourFallen') });
    default:
      return phrase('sentence', { clause: phrase(`battle.${word[0]}`, { effects: clauses(word[1], 'you') }) });
  }
}

/** How many units of one side an area holds; only a Fortify card says so. */
export const limitLine = ({ limit }: ActionCard): Phrase | null =>
  limit === null ? null : phrase(limit > UNIT_LIMIT ? 'line.oneCrowd' : 'line.limit', { number: limit });

export function actionLines(card: ActionCard): Phrase[] {
  const lines = (['do', 'agree', 'oppose'] as const).map((part) => phrase(`line.${part}`, { text: text(card[part]) }));
  const limit = limitLine(card);
  return limit ? [...lines, limit] : lines;
}

export function kindLine(card: Development): Phrase {
  if (card.kind === 'combat') return phrase('kind.combat');
  const on = card.kind === 'upgrade' ? card.action : card.on;
  return phrase(`kind.${card.kind}`, { action: phrase(on === 'any' ? 'kind.anyAction' : `action.${on}`) });
}

export function ownLines(card: Exclude<Development, Upgrade>): Phrase[] {
  return card.kind === 'deed' ? sentences(card.effects) : card.battle.map(battleLine);
}

const upgradeLines = (card: Upgrade): Phrase[] => [
  ...actionLines(card),
  ...(card.points > 0 ? [phrase('line.points', { count: card.points })] : []),
];

export const developmentLines = (card: Development): Phrase[] => [
  kindLine(card),
  phrase('line.icons', { attack: card.attack, defence: card.defence }),
  ...(card.kind === 'upgrade' ? upgradeLines(card) : ownLines(card)),
];

export const whenLine = ({ when }: Dream): Phrase => phrase('line.when', { when: phrase(`when.${when}`) });

export function costLine({ cost }: Dream): Phrase | null {
  if (cost.length === 0) return null;
  const costs = cost.map((one) => payment(one, 'you'));
  return phrase('line.cost', { costs: joinPhrases(costs, 'comma', 'and') });
}

/** The lines of a Dream; its pieces of the Cathedral say nothing to who plays the standard game. */
export function dreamLines(dream: Dream, isStandard = false): Phrase[] {
  const { need, vp, icons } = dream;
  const lines = [whenLine(dream)];
  if (need.length > 0) lines.push(phrase('line.need', { conditions: conditions(need) }));
  const cost = costLine(dream);
  if (cost) lines.push(cost);
  lines.push(phrase('line.points', { count: vp }));
  if (icons > 0 && !isStandard) lines.push(phrase('line.pieces', { count: icons }));
  return lines;
}

export const conflictLines = ({ shadows, victory, defeat }: ConflictCard): Phrase[] => [
  ...shadows.map(({ attack, defence }: Strength, i) => phrase('line.shadows', { count: i + 1, attack, defence })),
  phrase('line.victory', { text: text(victory, true) }),
  phrase('line.defeat', { text: text(defeat, true) }),
];

export const nightmareLines = ({ command, limit }: NightmareSide): Phrase[] => [
  phrase('line.command', { text: text(command) }),
  limit === null
    ? phrase('line.noDevoured')
    : phrase('line.devoured', { two: limit[0], three: limit[1], four: limit[2] }),
];
