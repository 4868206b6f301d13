import type { Card } from '../../rules/kernel/types';
import type { Carrying } from '../../rules/nightmare-cathedral/carrying';
import type { Conflict } from '../../rules/nightmare-cathedral/falling';
import { SHADOWS, type NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { isLoneArea } from './loneArea';
import { actionName, cardName, nightmareName } from './names';
import { makePhrase } from './phrases';
import { getStep } from './task';

/** What a question comes from: "New follower: where?" alone does not say whose gift it is. */

const say = (key: string, facts?: Phrase['facts']): Phrase => makePhrase(`source.${key}`, facts);

/** Questions that do not name by themselves what they come from. */
const ERRANDS = new Set([
  'produce.choose',
  'recall.choose',
  'move.choose',
  'fly.choose',
  'convert.choose',
  'level.choose',
  'addShadow.choose',
  'removeShadow.choose',
  'lose.choose',
  'discard.choose',
  'upgrade.choose',
  'keep.keep',
  'choose.choose',
  'pay.offer',
  'borrow.which',
  'build.site',
  'climb.step',
  'worship.step',
  'command.which',
  'devour.choose',
  'release.choose',
  'conflict.name',
]);

/** After a conflict first the card of the Shadows is carried out, wholly, then the Combat cards. */
function sourceInConflict({ winner, drawn }: Conflict, { must }: Carrying): Phrase {
  if (!must) return say('combat');
  return say(winner === SHADOWS ? 'defeat' : 'victory', { card: cardName(drawn[0] ?? 0) });
}

/** What the frame at this height of the flow stands for, if something above it is carried out because of it. */
function sourceAt(view: NightmareCathedral, at: number): Phrase | null {
  const { procedure, locals } = view.flow[at];
  const above = view.flow[at + 1];
  switch (procedure) {
    case 'effects': {
      const { deed, errand } = locals as Carrying;
      if (deed !== undefined) return say('deed', { card: cardName(deed) });
      return errand ? nightmareName(view, errand.nightmare) : null;
    }
    case 'dream':
      return say('dream', { card: cardName((locals as { readonly card: Card }).card) });
    // What is carried out in the middle of a climb is the bonus of the step that was reached.
    case 'climb':
    case 'worship':
      return above ? say('bonus') : null;
    case 'conflict':
      return above ? sourceInConflict(locals as Conflict, above.locals as Carrying) : null;
    case 'action': {
      const { day, part } = locals as { readonly day: number; readonly part: 'do' | 'agree' | 'oppose' };
      return part === 'do' ? actionName(day) : say(part, { action: actionName(day) });
    }
    // Nothing but a piece of the Cathedral brings something straight in a turn.
    case 'turn':
      return above?.procedure === 'effects' ? say(view.options.forking ? 'token' : 'piece') : null;
    default:
      return null;
  }
}

function findSource(view: NightmareCathedral): Phrase | null {
  for (let at = view.flow.length - 1; at >= 0; at--) {
    const source = sourceAt(view, at);
    if (source) return source;
  }
  return null;
}

/**
 * Puts before a question what it comes from, but not where two buttons stand beside it: on the narrowest phone nothing
 * of the question itself was left.
 */
export function nameSource(view: NightmareCathedral, what: Phrase): Phrase {
  const source = ERRANDS.has(getStep(view)) && !isLoneArea(view) ? findSource(view) : null;
  return source ? makePhrase('prompt.from', { source, what }) : what;
}
