import type { Seat } from '../../rules/kernel/types';
import { CONFLICTS } from '../../rules/nightmare-cathedral/content/cards';
import type { Conflict } from '../../rules/nightmare-cathedral/falling';
import { NONE, SHADOWS, type NightmareCathedral, type Side } from '../../rules/nightmare-cathedral/state';
import { reasonOfWin, type WinReason } from '../../rules/nightmare-cathedral/strengths';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { describeText } from './clause';
import { reachOf, type Fighter } from './conflict';
import { areaName } from './names';
import { joinPhrases, makePhrase } from './phrases';
import { getStep } from './task';

/** What is said about a conflict and about both sides of it. */

type Kind = 'you' | 'seat' | 'shadows';

const kindOf = (side: Side, viewer: Seat): Kind => (side === SHADOWS ? 'shadows' : side === viewer ? 'you' : 'seat');

/** A phrase that is worded for the person who looks, for the Shadows, or for somebody with a name. */
const describeTold = (
  key: string,
  side: Side,
  viewer: Seat,
  rest = '',
  facts: Readonly<Record<string, PhraseFact>> = {},
) => {
  const kind = kindOf(side, viewer);
  return makePhrase(`fight.${key}.${kind}${rest}`, { ...facts, ...(kind === 'seat' && { who: { seat: side } }) });
};

export function nameOfSide({ side, isViewer }: Pick<Fighter, 'side' | 'isViewer'>): Phrase {
  if (side === SHADOWS) return makePhrase('side.shadows');
  return isViewer ? makePhrase('side.you') : makePhrase('fight.name', { who: { seat: side } });
}

/** What there is to say about a side before the cards are shown, the most important first. */
export function linesOfSide(fighter: Fighter, other: Fighter): Phrase[] {
  const { side, isViewer, laid, most, inHand, strength, range } = fighter;
  if (strength && !isViewer) return laid > 0 || side === SHADOWS ? [] : [makePhrase('fight.noCards')];
  if (side === SHADOWS) {
    if (!range) return [];
    const [fromAttack, toAttack] = range.attack;
    const [fromDefence, toDefence] = range.defence;
    return [makePhrase('fight.range', { fromAttack, toAttack, fromDefence, toDefence }), makePhrase('fight.unknown')];
  }
  const limit = makePhrase('fight.most', { count: Math.min(most, laid + inHand) });
  if (!isViewer) {
    const lying = laid > 0 ? [makePhrase('fight.hidden', { count: laid })] : [];
    return [...lying, makePhrase('fight.inHand', { count: inHand }), limit];
  }
  const { deals, suffers } = reachOf(fighter, other);
  const reach = [
    makePhrase('fight.deals', { count: deals }),
    ...(suffers === null ? [] : [makePhrase('fight.suffers', { count: suffers })]),
  ];
  return [limit, ...(laid > 0 ? reach : []), makePhrase('fight.secret')];
}

/** The hits that a side deals, once its cards lie open. */
export const hitsOfSide = ({ side, isViewer, hits }: Fighter): Phrase | null =>
  hits === null ? null : describeTold('hits', side, isViewer ? side : NONE, '', { count: hits });

/** A side as it is heard: who, what lies there, what it comes to. */
export function describeFighter(fighter: Fighter, other: Fighter): Phrase {
  const { strength } = fighter;
  const hits = hitsOfSide(fighter);
  const parts = [
    ...(strength ? [makePhrase('fight.strength', { ...strength })] : []),
    ...(hits ? [makePhrase('sentence', { clause: hits })] : linesOfSide(fighter, other)),
  ];
  return makePhrase('fight.row', { side: nameOfSide(fighter), lines: joinPhrases(parts, 'space', 'space') });
}

function describeStanding(fighter: Fighter): Phrase {
  const { standing, fortress } = fighter;
  const side = nameOfSide(fighter);
  const units = makePhrase('fight.units', { count: standing });
  if (!fortress) return makePhrase('fight.stands.side', { side, units });
  return makePhrase('fight.stands.walled', {
    side,
    units,
    walls: makePhrase(`fight.${fortress.kind}`, { count: fortress.levels }),
  });
}

/** Where it is fought and who stands there. */
export function describeScene(
  view: NightmareCathedral,
  conflict: Conflict,
  [one, other]: readonly [Fighter, Fighter],
): Phrase {
  return makePhrase('fight.scene', {
    area: areaName(view, conflict.area),
    one: describeStanding(one),
    other: describeStanding(other),
  });
}

export const numberOf = (number: number, of: number): Phrase => makePhrase('fight.number', { number, of });
export const describeBegin = (seat: Seat, isViewer: boolean): Phrase =>
  describeTold('began', seat, isViewer ? seat : NONE);

/** Who won a conflict, and why. */
export const sayWhoWins = (side: Side, viewer: Seat, by: WinReason): Phrase =>
  describeTold('wins', side, viewer, `.${by}`);

/** How the conflict stands, in one sentence: who decides, or who won and why. */
export function verdictOf(view: NightmareCathedral, viewer: Seat, conflict: Conflict): Phrase | null {
  const step = getStep(view);
  if (step === 'conflict.order') return describeTold('order', view.turn, viewer);
  if (step === 'conflict.tie' && conflict.winner === NONE) return describeTold('tie', view.turn, viewer);
  if (conflict.winner !== NONE) return sayWhoWins(conflict.winner, viewer, reasonOfWin(view, conflict));
  return conflict.shown ? makePhrase('fight.open') : null;
}

/** What follows for somebody else than the person who has to choose: the reward of a rival, or a defeat. */
export function sequelOf(view: NightmareCathedral, viewer: Seat, conflict: Conflict): Phrase | null {
  const card = CONFLICTS[conflict.drawn[0]];
  if (card === undefined || conflict.winner === NONE) return null;
  if (conflict.winner === SHADOWS) return makePhrase('line.defeat', { text: describeText(card.defeat, true) });
  const isChoosing = getStep(view) === 'conflict.reward' && conflict.winner !== viewer;
  return isChoosing ? makePhrase('fight.reward', { who: { seat: conflict.winner } }) : null;
}
