import type { Seat } from '../../rules/kernel/types';
import { LAPS, TURN_TRACK } from '../../rules/nightmare-cathedral/content/tracks';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { actionName, areaName } from './names';
import { makePhrase } from './phrases';
import { describeQuestion } from './question';
import { findAsked, findConflict, getLocals, getStep, isEnding } from './task';

/** What others wait for while a seat decides, by step; who waits need not know the numbers. */
const WAITING: Readonly<Record<string, string>> = {
  'match.takeArea': 'take',
  'match.sleep': 'sleep',
  'turn.wake': 'sleep',
  'turn.choose': 'turn',
  'turn.after': 'dream',
  'turn.reacted': 'dream',
  'turn.close': 'dream',
  'turn.putBack': 'dreams',
  'turn.dreamDraw': 'dreams',
  'turn.discard': 'discard',
  'discard.choose': 'discard',
  'turn.react': 'react',
  'action.deedsBefore': 'deed',
  'action.deedsAfter': 'deed',
  'upgrade.choose': 'upgrade',
  'keep.keep': 'keep',
  'conflict.name': 'conflict',
  'conflict.order': 'order',
  'conflict.layFirst': 'lay',
  'conflict.laySecond': 'lay',
  'conflict.tie': 'tie',
  'conflict.retreat': 'retreat',
  'conflict.reward': 'reward',
  'command.which': 'command',
  'roam.step': 'roam',
  'devour.choose': 'devour',
  'release.choose': 'release',
  'climb.step': 'climb',
  'worship.step': 'climb',
  'worship.kneel': 'kneel',
  'bonus.offer': 'bonus',
  'produce.choose': 'produce',
  'recall.choose': 'produce',
  'move.choose': 'move',
  'fly.choose': 'fly',
  'convert.choose': 'convert',
  'level.choose': 'build',
  'build.site': 'build',
  'addShadow.choose': 'shadow',
  'removeShadow.choose': 'shadow',
  'lose.choose': 'lose',
  'choose.choose': 'choice',
  'pay.offer': 'choice',
  'borrow.which': 'choice',
  'cathedral.piece': 'piece',
};

/** Whether nobody is asked right now, because something is still being shown. */
function isBetween(view: NightmareCathedral): boolean {
  const step = getStep(view);
  if (!(step in WAITING)) return true;
  // `left` of a conflict or a paid step counts those after it, so the last one asks its questions with none left.
  if (step === 'worship.kneel' || (step !== 'conflict.name' && step.startsWith('conflict.'))) return false;
  return (getLocals<{ readonly left?: unknown }>(view).left ?? 1) === 0;
}

/**
 * Says what the match waits for. The seat that decides reads a question; on the open table, where nobody looks, it
 * comes with a name; everybody else reads who decides about what.
 */
export function describePrompt(view: NightmareCathedral, seat: Seat): Phrase {
  const step = getStep(view);
  if (isEnding(view)) return makePhrase('prompt.over');
  if (isBetween(view)) return makePhrase('prompt.between', { who: { seat: view.turn } });
  const asked = findAsked(view);
  if (asked === seat) return describeQuestion(view, asked);
  const who = { seat: asked };
  if (seat < 0) return makePhrase('prompt.open', { who, what: describeQuestion(view, asked) });
  const conflict = findConflict(view);
  return makePhrase(`waiting.${WAITING[step]}`, {
    who,
    ...(step === 'turn.react' && { action: actionName(view.day) }),
    ...(conflict && { area: areaName(view, conflict.area) }),
  });
}

const TURNS = LAPS * TURN_TRACK.length;

/** Says how far the match has come, short enough for the narrowest header. */
export function describeStatus(view: NightmareCathedral): Phrase {
  const isSetUp = view.flow.some(({ procedure }) => procedure === 'turn') || view.flow.length === 0;
  if (!isSetUp) return makePhrase('status.setUp');
  const turn = Math.min(view.turns + 1, TURNS);
  return view.lastRound ? makePhrase('status.last', { turn }) : makePhrase('status.turn', { turn, all: TURNS });
}
