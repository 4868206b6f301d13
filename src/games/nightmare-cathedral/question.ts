import type { Card, Seat } from '../../rules/kernel/types';
import { mustGoOn } from '../../rules/nightmare-cathedral/carrying';
import type { Sign, Whom } from '../../rules/nightmare-cathedral/content/effects';
import { RITUAL } from '../../rules/nightmare-cathedral/content/tracks';
import type { Offer } from '../../rules/nightmare-cathedral/effects/offer';
import { countComing } from '../../rules/nightmare-cathedral/effects/produce';
import { loserOf, type Conflict } from '../../rules/nightmare-cathedral/falling';
import { listConflicts, countMostCards } from '../../rules/nightmare-cathedral/fighting';
import { landOf } from '../../rules/nightmare-cathedral/land';
import { countSpare } from '../../rules/nightmare-cathedral/piles';
import { SHADOWS, type NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { unitsAt } from '../../rules/nightmare-cathedral/units';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { dreamsOf } from './cardMoves';
import { describeFollowers, describeText } from './clause';
import { mayDream } from './dreamMoments';
import { actionName, nightmareName } from './names';
import { makePhrase } from './phrases';
import { nameSource } from './source';
import { findAction, findConflict, findErrand, getLocals, getStep } from './task';

const HAND = 8;
const DREAMS = 2;

type Facts = Readonly<Record<string, PhraseFact>>;
const ask = (key: string, facts?: Facts): Phrase => makePhrase(`prompt.${key}`, facts);

/** An action, or a reaction to another seat's. */
const isReaction = (view: NightmareCathedral): boolean => findAction(view)?.part !== 'do';

function askForArea(view: NightmareCathedral, seat: Seat): Phrase {
  if (view.stronghold[seat] > 0) return ask('take.other');
  const { inPlay } = landOf(view);
  return ask(inPlay.some((area) => view.control[area] === seat) ? 'take.corner' : 'take.first');
}

function askForCards(view: NightmareCathedral, seat: Seat): Phrase {
  const conflict = findConflict(view);
  if (!conflict) return ask('lay.first', { count: 1 });
  const laid = conflict.laid[conflict.sides.indexOf(seat)] ?? [];
  const count = Math.min(countMostCards(view, conflict.area, seat) - laid.length, view.hands[seat].length);
  return ask(laid.length === 0 ? 'lay.first' : 'lay.more', { count });
}

/** Conflicts must be fought as long as there are any, also where only others can. */
function askForConflict(view: NightmareCathedral, seat: Seat, count: number): Phrase {
  const { anywhere, here } = getLocals<Conflict>(view);
  const isOwn = listConflicts(view, anywhere, here).some(
    (move) => move.type === 'conflict' && move.sides.includes(seat),
  );
  return ask(isOwn ? 'conflict.own' : 'conflict.others', { count });
}

function askForRetreat(view: NightmareCathedral): Phrase {
  const conflict = findConflict(view);
  const loser = conflict ? loserOf(conflict) : SHADOWS;
  const count = conflict ? Math.max(1, unitsAt(view, conflict.area, loser)) : 1;
  return ask(loser === SHADOWS ? 'retreat.shadows' : 'retreat.own', { count });
}

function askToRoam(view: NightmareCathedral, count: number): Phrase {
  const errand = findErrand(view);
  const index = errand?.nightmare ?? 0;
  const nightmare = nightmareName(view, index);
  return view.nightmareAt[index] === 0 ? ask('roam.leave', { nightmare }) : ask('roam.on', { nightmare, count });
}

/** A follower is the price of a level, of a Dream, or a loss. */
function askToLose(view: NightmareCathedral, count: number): Phrase {
  const below = view.flow[view.flow.length - 2];
  if (below?.procedure !== 'build') return ask('lose', { count });
  const [all] = (below.locals as { readonly costs: readonly number[] }).costs;
  return all === 1 ? ask('price.only') : ask('price.one', { number: all - count + 1, all });
}

/** The question to the seat that decides, with numbers from the state and with what it comes from. */
export const describeQuestion = (view: NightmareCathedral, seat: Seat): Phrase =>
  nameSource(view, questionOf(view, seat));

function questionOf(view: NightmareCathedral, seat: Seat): Phrase {
  const { left = 1 } = getLocals<{ readonly left?: number }>(view);
  const describeCounted = (key: string): Phrase => ask(key, { count: left });
  const step = getStep(view);
  switch (step) {
    case 'match.takeArea':
      return askForArea(view, seat);
    case 'match.sleep':
    case 'turn.wake':
      return ask('sleep');
    case 'turn.choose':
      return ask('turn');
    case 'turn.after':
    case 'turn.reacted':
    case 'turn.close':
      return ask(dreamsOf(view, seat).some((card) => mayDream(view, seat, card)) ? 'dream.ready' : 'dream.any');
    case 'turn.putBack':
      return ask(view.dreams[seat].length > DREAMS ? 'putBack.must' : 'putBack.may', { count: DREAMS });
    case 'turn.dreamDraw':
      return ask(view.dreamDeck.length === 0 ? 'dreamDraw.market' : 'dreamDraw.any');
    case 'turn.discard':
      return ask('discard.limit', { count: view.hands[seat].length - HAND, limit: HAND });
    case 'turn.react':
      return ask('react', { who: { seat: view.turn }, action: actionName(view.day) });
    case 'action.deedsBefore':
    case 'action.deedsAfter':
      return ask(
        `deed.${step === 'action.deedsBefore' ? 'before' : 'after'}.${isReaction(view) ? 'reaction' : 'action'}`,
      );
    case 'conflict.name':
      return askForConflict(view, seat, left);
    case 'conflict.order':
      return ask('order');
    case 'conflict.layFirst':
    case 'conflict.laySecond':
      return askForCards(view, seat);
    case 'conflict.tie':
      return ask('tie');
    case 'conflict.retreat':
      return askForRetreat(view);
    case 'conflict.reward':
      return ask('reward');
    case 'command.which':
      return ask('command');
    case 'roam.step':
      return askToRoam(view, left);
    case 'climb.step':
      return describeCounted('climb');
    case 'worship.step':
      return ask(mustGoOn(view) ? 'worship.must' : 'worship.may');
    case 'worship.kneel':
      return ask('kneel', {
        sign: makePhrase(`sign.${getLocals<{ readonly signs: readonly Sign[] }>(view).signs[0] ?? 'eye'}`),
      });
    case 'bonus.offer':
      return ask('bonus', { text: describeText(RITUAL[getLocals<{ readonly step: number }>(view).step].effects) });
    case 'produce.choose':
      return ask('produce', { count: Math.max(1, countComing(view, getLocals<Offer>(view))) });
    case 'recall.choose':
    case 'move.choose':
    case 'convert.choose':
    case 'level.choose':
    case 'addShadow.choose':
    case 'removeShadow.choose':
      return describeCounted(step.replace('.choose', ''));
    case 'fly.choose':
      return getLocals<{ readonly anywhere: boolean }>(view).anywhere ? ask('flyAnywhere') : describeCounted('fly');
    case 'build.site':
      return ask('build', {
        followers: describeFollowers(getLocals<{ readonly costs: readonly number[] }>(view).costs[0] ?? 1),
      });
    case 'lose.choose':
      return askToLose(view, left);
    case 'discard.choose':
      return ask('discard.some', { count: Math.min(left, Math.max(1, countSpare(view, seat))) });
    case 'upgrade.choose':
      return ask('upgrade');
    case 'keep.keep':
      return ask('keep', { count: left, of: getLocals<{ readonly looked: readonly Card[] }>(view).looked.length });
    case 'choose.choose':
      return ask('choice');
    case 'pay.offer':
      return ask('offer');
    case 'borrow.which':
      return ask('borrow');
    case 'devour.choose':
      return describeCounted(getLocals<{ readonly whom: Whom }>(view).whom === 'own' ? 'devour.own' : 'devour.any');
    case 'release.choose':
      return describeCounted('release');
    default:
      return ask('piece');
  }
}
