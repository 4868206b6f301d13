import type { Seat } from '../../rules/kernel/types';
import { CONFLICTS, DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import type { Effects } from '../../rules/nightmare-cathedral/content/effects';
import { RITUAL } from '../../rules/nightmare-cathedral/content/tracks';
import { countMostCards } from '../../rules/nightmare-cathedral/fighting';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { LIMBO_PRICE } from '../../rules/nightmare-cathedral/steps';
import { cardOfAction } from '../../rules/nightmare-cathedral/units';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { listPieceRows } from './building';
import { dreamsOf } from './cardMoves';
import { describePayment, describeText } from './clause';
import { isLoneArea } from './loneArea';
import { actionName, areaName, cardName, nightmareName, nightName, preyName, sideName } from './names';
import { joinPhrases, makePhrase } from './phrases';
import { findConflict, getLocals, getStep } from './task';

type Facts = Readonly<Record<string, PhraseFact>>;
const say = (key: string, facts?: Facts): Phrase => makePhrase(`move.${key}`, facts);

/** What `done` ends, by step. */
const DONE: Readonly<Record<string, string>> = {
  'turn.after': 'goOn',
  'turn.reacted': 'goOn',
  'turn.close': 'goOn',
  'turn.putBack': 'keep',
  'action.deedsBefore': 'goOn',
  'action.deedsAfter': 'goOn',
  'upgrade.choose': 'goOn',
  'bonus.offer': 'leave',
  'pay.offer': 'leave',
  'borrow.which': 'leave',
  'conflict.layFirst': 'ready',
  'conflict.laySecond': 'ready',
  'roam.step': 'here',
};

/** The step above a marker, its signs, and what it brings. */
function stepFacts(view: NightmareCathedral, seat: Seat, marker: number): Facts {
  const step = view.ritual[seat * 2 + marker] + 1;
  const { signs, vp } = RITUAL[Math.min(step, RITUAL.length - 1)];
  const names = signs.map((sign) => makePhrase(`sign.${sign}`));
  return { step, points: vp, ...(names.length > 0 && { signs: joinPhrases(names, 'comma', 'comma') }) };
}

function describeClimb(view: NightmareCathedral, seat: Seat, marker: number): Phrase {
  const facts = stepFacts(view, seat, marker);
  const { kind } = RITUAL[Number(facts.step)] ?? RITUAL[0];
  return say(kind === 'bonus' ? 'climb.bonus' : 'climb.plain', facts);
}

/** Two sides fight: "You and the Shadows"; the areas of a conflict are often named by what was touched already. */
const pair = (sides: readonly [number, number], viewer: Seat): Phrase => {
  const [one, other] = sides[1] === viewer ? [sides[1], sides[0]] : sides;
  return makePhrase('list.and', { one: sideName(one, viewer), rest: sideName(other, viewer) });
};

function describeChoice(view: NightmareCathedral, branch: number): Phrase {
  const { branches } = getLocals<{ readonly branches: readonly Effects[] }>(view);
  return say('choose', { text: describeText(branches[branch] ?? []) });
}

/** The Conflict card that was turned up. */
const cardDrawnBy = (view: NightmareCathedral): number => findConflict(view)?.drawn[0] ?? 0;

/** What an answer to an action does: that part of the seat's own card. */
const answerText = (view: NightmareCathedral, seat: Seat, part: 'agree' | 'oppose'): PhraseFact =>
  describeText(cardOfAction(view, seat, Math.max(0, view.day))[part]);

/** Describes a move: in the choice sheet and for screen readers. */
export function describeMove(view: NightmareCathedral, seat: Seat, move: CathedralMove): Phrase {
  const area = (id: number): Facts => ({ area: areaName(view, id) });
  switch (move.type) {
    case 'produce':
    case 'addShadow':
    case 'removeShadow':
    case 'recall':
    case 'level':
    case 'take':
    case 'lose':
    case 'kneel':
      return say(move.type, area(move.area));
    case 'retreat':
    case 'roam':
    case 'fly':
      return say(move.type, area(move.to));
    case 'move':
      return say('move', { from: areaName(view, move.from), to: areaName(view, move.to) });
    case 'sleep':
      return say('sleep', { night: nightName(move.night) });
    case 'act':
    case 'ignore':
    case 'borrow':
      return say(move.type, { action: actionName(move.day) });
    case 'agree':
    case 'oppose':
      return makePhrase(`line.${move.type}`, { text: answerText(view, seat, move.type) });
    case 'done':
      return say(`done.${DONE[getStep(view)] ?? 'enough'}`, { count: dreamsOf(view, seat).length });
    case 'dream':
      return say(DREAMS[move.card]?.cost.length ? 'dream.paid' : 'dream.free', {
        card: cardName(move.card),
        count: DREAMS[move.card]?.vp ?? 0,
      });
    case 'putBack':
    case 'deed':
    case 'discard':
    case 'upgrade':
    case 'keep':
    case 'lay':
      return say(move.type, { card: cardName(move.card) });
    case 'market':
      return say('market', { card: cardName(view.market[move.slot] ?? 0) });
    case 'convert':
    case 'devour':
      return say(move.type, { unit: preyName(move.side, seat), ...area(move.area) });
    case 'climb':
      return describeClimb(view, seat, move.marker);
    case 'worship': {
      const facts = stepFacts(view, seat, move.marker);
      return move.limbo ? say('worship.limbo', { ...facts, count: LIMBO_PRICE }) : say('worship.signs', facts);
    }
    case 'choose':
      return describeChoice(view, move.branch);
    case 'conflict':
      return say('conflict', { sides: pair(move.sides, seat), ...area(move.area) });
    case 'layFirst':
    case 'winner':
      return say(move.type, { side: sideName(move.side, seat) });
    case 'release':
      return say('release', { unit: preyName(move.side, seat) });
    case 'victory':
      return say('victory', { text: describeText(CONFLICTS[cardDrawnBy(view)]?.victory ?? [], true) });
    case 'command':
      return say('command', { nightmare: nightmareName(view, move.nightmare) });
    case 'piece':
      return say('piece', {
        piece: move.piece,
        brings: listPieceRows(view).find(({ piece }) => piece === move.piece)?.brings ?? '',
      });
    case 'accept':
      return say(getStep(view) === 'bonus.offer' ? 'accept.bonus' : 'accept.offer');
    case 'pass':
    case 'deck':
    case 'draw':
      return say(move.type);
  }
}

/** What the button beside the question says, which has no room for more: where, if only one area comes into question. */
export const describeButton = (view: NightmareCathedral, seat: Seat, move: CathedralMove): Phrase =>
  'area' in move && isLoneArea(view) ? areaName(view, move.area) : describeMove(view, seat, move);

/** Whether the next card that is laid in a conflict is the last, after which there is no turning back. */
function isLastOfSeveral(view: NightmareCathedral): boolean {
  const conflict = findConflict(view);
  if (!conflict) return false;
  const row = getStep(view) === 'conflict.layFirst' ? 0 : 1;
  const seat = conflict.sides[row];
  const laid = conflict.laid[row].length;
  const most = Math.min(countMostCards(view, conflict.area, seat), laid + view.hands[seat].length);
  return most > 1 && laid + 1 >= most;
}

/**
 * One tap on a Dream with a cost pays it, and ignoring an action gives it up: we ask first. Whoever drags a Dream that
 * costs may not have read the price, so the question comes for hands and buttons alike.
 */
export function askToConfirm(view: NightmareCathedral, move: CathedralMove): Phrase | null {
  if (move.type === 'ignore') return makePhrase('sure.ignore', { action: actionName(move.day) });
  if (move.type === 'lay') return isLastOfSeveral(view) ? makePhrase('sure.lay') : null;
  if (move.type !== 'dream') return null;
  const cost = DREAMS[move.card]?.cost ?? [];
  if (cost.length === 0) return null;
  const costs = cost.map((one) => describePayment(one, 'you'));
  return makePhrase('sure.dream', { costs: joinPhrases(costs, 'comma', 'and') });
}
