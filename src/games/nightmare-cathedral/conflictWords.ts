import type { Seat } from '../../rules/kernel/types';
import { CONFLICTS } from '../../rules/nightmare-cathedral/content/cards';
import type { Conflict } from '../../rules/nightmare-cathedral/falling';
import { NONE, SHADOWS, type NightmareCathedral, type Side } from '../../rules/nightmare-cathedral/state';
import { winReason, type WinReason } from '../../rules/nightmare-cathedral/strengths';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { text } from './clause';
import { reachOf, type Fighter } from './conflict';
import { areaName } from './names';
import { joinPhrases, phrase } from './phrases';
import { getStep } from './task';

/** What is said about a conflict and about both sides of it. */

type Kind = 'you' | 'seat' | 'shadows';

const kindOf = (side: Side, viewer: Seat): Kind => (side === SHADOWS ? 'shadows' : side === viewer ? 'you' : 'seat');

/** A phrase that is worded for the person who looks, for the Shadows, or for somebody with a name. */
const told = (key: string, side: Side, viewer: Seat, rest = '', facts: Readonly<Record<string, PhraseFact>> = {}) => {
  const kind = kindOf(side, viewer);
  return phrase(`fight.${key}.${kind}${rest}`, { ...facts, ...(kind === 'seat' && { who: { seat: side } }) });
};

export function nameOfSide({ side, isViewer }: Pick<Fighter, 'side' | 'isViewer'>): Phrase {
  if (side === SHADOWS) return phrase('side.shadows');
  return isViewer ? phrase('side.you') : phrase('fight.name', { who: { seat: side } });
}

/** What there is to say about a side before the cards are shown, the most important first. */
export function linesOfSide(fighter: Fighter, other: Fighter): Phrase[] {
  const { side, isViewer, laid, most, inHand, strength, range } = fighter;
  if (strength && !isViewer) return laid > 0 || side === SHADOWS ? [] : [phrase('fight.noCards')];
  if (side === SHADOWS) {
    if (!range) return [];
    const [fromAttack, toAttack] = range.attack;
    const [fromDefence, toDefence] = range.defence;
    return [phrase('fight.range', { fromAttack, toAttack, fromDefence, toDefence }), phrase('fight.unknown')];
  }
  const limit = phrase('fight.most', { count: Math.min(most, laid + inHand) });
  if (!isViewer) {
    const lying = laid > 0 ? [phrase('fight.hidden', { count: laid })] : [];
    return [...lying, phrase('fight.inHand', { count: inHand }), limit];
  }
  const { deals, suffers } = reachOf(fighter, other);
  const reach = [
    phrase('fight.deals', { count: deals }),
    ...(suffers === null ? [] : [phrase('fight.suffers', { count: suffers })]),
  ];
  return [limit, ...(laid > 0 ? reach : []), phrase('fight.secret')];
}

/** The hits that a side deals, once its cards lie open. */
export const hitsOfSide = ({ side, isViewer, hits }: Fighter): Phrase | null =>
  hits === null ? null : told('hits', side, isViewer ? side : NONE, '', { count: hits });

/** A side as it is heard: who, what lies there, what it comes to. */
export function describeFighter(fighter: Fighter, other: Fighter): Phrase {
  const { strength } = fighter;
  const hits = hitsOfSide(fighter);
  const parts = [
    ...(strength ? [phrase('fight.strength', { ...strength })] : []),
    ...(hits ? [phrase('sentence', { clause: hits })] : linesOfSide(fighter, other)),
  ];
  return phrase('fight.row', { side: nameOfSide(fighter), lines: joinPhrases(parts, 'space', 'space') });
}

function describeStanding(fighter: Fighter): Phrase {
  const { standing, fortress } = fighter;
  const side = nameOfSide(fighter);
  const units = phrase('fight.units', { count: standing });
  if (!fortress) return phrase('fight.stands.side', { side, units });
  return phrase('fight.stands.walled', {
    side,
    units,
    walls: phrase(`fight.${fortress.kind}`, { count: fortress.levels }),
  });
}

/** Where it is fought and who stands there. */
export function describeScene(
  view: NightmareCathedral,
  conflict: Conflict,
  [one, other]: readonly [Fighter, Fighter],
): Phrase {
  return phrase('fight.scene', {
    area: areaName(view, conflict.area),
    one: describeStanding(one),
    other: describeStanding(other),
  });
}

export const numberOf = (number: number, of: number): Phrase => phrase('fight.number', { number, of });
export const begunBy = (seat: Seat, isViewer: boolean): Phrase => told('began', seat, isViewer ? seat : NONE);

/** Who won a conflict, and why. */
export const sayWhoWins = (side: Side, viewer: Seat, by: WinReason): Phrase => told('wins', side, viewer, `.${by}`);

/** How the conflict stands, in one sentence: who decides, or who won and why. */
export function verdictOf(view: NightmareCathedral, viewer: Seat, conflict: Conflict): Phrase | null {
  const step = getStep(view);
  if (step === 'conflict.order') return told('order', view.turn, viewer);
  if (step === 'conflict.tie' && conflict.winner === NONE) return told('tie', view.turn, viewer);
  if (conflict.winner !== NONE) return sayWhoWins(conflict.winner, viewer, winReason(view, conflict));
  return conflict.shown ? phrase('fight.open') : null;
}

/** What follows for somebody else than the person who has to choose: the reward of a rival, or a defeat. */
export function sequelOf(view: NightmareCathedral, viewer: Seat, conflict: Conflict): Phrase | null {
  const card = CONFLICTS[conflict.drawn[0]];
  if (card === undefined || conflict.winner === NONE) return null;
  if (conflict.winner === SHADOWS) return phrase('line.defeat', { text: text(card.defeat, true) });
  const isChoosing = getStep(view) === 'conflict.reward' && conflict.winner !== viewer;
  return isChoosing ? phrase('fight.reward', { who: { seat: conflict.winner } }) : null;
}
