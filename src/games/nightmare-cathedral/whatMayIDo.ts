import type { Seat } from '../../rules/kernel/types';
import { DEVELOPMENTS } from '../../rules/nightmare-cathedral/content/cards';
import { ACTIONS, DAYS, NIGHTS } from '../../rules/nightmare-cathedral/content/days';
import type { ActionName, Effect } from '../../rules/nightmare-cathedral/content/effects';
import { RITUAL } from '../../rules/nightmare-cathedral/content/tracks';
import { listConflicts } from '../../rules/nightmare-cathedral/fighting';
import { landOf, signMarkedIn } from '../../rules/nightmare-cathedral/land';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { findStepAbove } from '../../rules/nightmare-cathedral/steps';
import { MOST_LEVELS, cardOfAction, countFollowersOf, limitOf, unitsAt } from '../../rules/nightmare-cathedral/units';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { actionName, nightName } from './names';
import { joinPhrases, makePhrase } from './phrases';
import { isHeld } from './refuseArea';

/** "What may I do?": what each Day space would bring a seat now, with numbers from the state. */

export interface Outlook {
  readonly day: number;
  /** False for the spaces beside the Dreamer's bed. */
  readonly isOpen: boolean;
  readonly lines: readonly Phrase[];
}

type Facts = Readonly<Record<string, PhraseFact>>;
const say = (key: string, facts?: Facts): Phrase => makePhrase(`outlook.${key}`, facts);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const effectsOf = (view: NightmareCathedral, seat: Seat, day: number): readonly Effect[] =>
  cardOfAction(view, seat, day).do;

/** Adds up what a word of the card gives. */
const total = (effects: readonly Effect[], word: 'draw' | 'move'): number =>
  sum(effects.flatMap((effect) => (effect[0] === word ? [effect[1]] : [])));

function lookAtDevelop(view: NightmareCathedral, seat: Seat, day: number): Phrase {
  const upgrades = view.hands[seat].filter((card) => card > 0 && DEVELOPMENTS[card].kind === 'upgrade').length;
  const drawn = total(effectsOf(view, seat, day), 'draw');
  return say('develop', {
    drawn,
    cards: makePhrase('count.developments', { count: view.hands[seat].length }),
    upgrades,
  });
}

function lookAtSummon(view: NightmareCathedral, seat: Seat, day: number): Phrase {
  const { inPlay, signs } = landOf(view);
  const limit = limitOf(view, seat);
  const own = inPlay.filter((area) => view.control[area] === seat);
  const rooms = (areas: readonly number[], each: number) =>
    sum(areas.map((area) => Math.min(each, Math.max(0, limit - unitsAt(view, area, seat)))));
  const parts = effectsOf(view, seat, day).flatMap((effect): Phrase[] => {
    if (effect[0] === 'produceEach') {
      const areas =
        effect[1] === 'fortress'
          ? own.filter((area) => view.levels[area] > 0)
          : own.filter((area) => signs[area] === signMarkedIn(view));
      return [say(`summon.${effect[1]}`, { count: rooms(areas, effect[2]) })];
    }
    return effect[0] === 'produce' ? [say('summon.chosen', { count: Math.min(effect[2], rooms(own, limit)) })] : [];
  });
  return say('summon.all', {
    parts: joinPhrases(parts, 'comma', 'comma'),
    supply: view.supply[seat] + view.limbo[seat],
  });
}

/** How many levels of a building can be paid for with the followers on the map. */
function affordable(costs: readonly number[], purse: number): number {
  let left = purse;
  return costs.filter((cost) => (left -= cost) >= 0).length;
}

function lookAtFortify(view: NightmareCathedral, seat: Seat, day: number): Phrase {
  const sites = landOf(view).inPlay.filter((area) => view.control[area] === seat && view.levels[area] < MOST_LEVELS);
  const costs = effectsOf(view, seat, day).flatMap((effect) => (effect[0] === 'build' ? effect[1] : []));
  const count = sites.length === 0 ? 0 : Math.min(view.blocks[seat], affordable(costs, countFollowersOf(view, seat)));
  return say('fortify', { count, sites: sites.length });
}

function lookAtManoeuvre(view: NightmareCathedral, seat: Seat, day: number): Phrase {
  const mine = landOf(view).inPlay.filter((area) => unitsAt(view, area, seat) > 0);
  const free = sum(mine.filter((area) => !isHeld(view, seat, area)).map((area) => unitsAt(view, area, seat)));
  const fights = new Set(listConflicts(view, true, 0).flatMap((move) => (move.type === 'conflict' ? [move.area] : [])))
    .size;
  return say('manoeuvre', { count: total(effectsOf(view, seat, day), 'move'), free, fights });
}

function lookAtRitual(view: NightmareCathedral, seat: Seat): Phrase {
  const steps = [0, 1].flatMap((marker) => findStepAbove(view, seat, marker) ?? []);
  if (steps.length === 0) return say('ritual.top');
  const named = [...new Set(steps)].map((step) => {
    const { kind, signs } = RITUAL[step];
    return say(`ritual.${kind}`, {
      step,
      signs: joinPhrases(
        signs.map((sign) => makePhrase(`sign.${sign}`)),
        'comma',
        'comma',
      ),
    });
  });
  return say('ritual.next', { steps: joinPhrases(named, 'comma', 'comma') });
}

const LOOKS: Readonly<Record<ActionName, (view: NightmareCathedral, seat: Seat, day: number) => Phrase>> = {
  develop: lookAtDevelop,
  summon: lookAtSummon,
  fortify: lookAtFortify,
  manoeuvre: lookAtManoeuvre,
  ritual: lookAtRitual,
};

/** Who else could agree to an action on this space: whose Dreamer sleeps beside it. */
export function describeWhoMayAgree(view: NightmareCathedral, seat: Seat, day: number): Phrase {
  const seats = Array.from({ length: view.seats }, (_, other) => other).filter(
    (other) => other !== seat && DAYS[day].adjacent.includes(NIGHTS[view.dreamer[other]]),
  );
  if (seats.length === 0) return say('agree.nobody');
  return say('agree.some', {
    who: joinPhrases(
      seats.map((other) => ({ seat: other })),
      'comma',
      'and',
    ),
  });
}

export const describeBeds = (day: number): Phrase =>
  say('sleep', { night: nightName(NIGHTS.indexOf(DAYS[day].arrow)) });

/** A Day space for a seat: what it brings now, who may agree, where the Dreamer will sleep. */
export function lookAtDay(view: NightmareCathedral, seat: Seat, day: number): Outlook {
  const isOpen = !DAYS[day].adjacent.includes(NIGHTS[view.dreamer[seat]]);
  const action = say('action', { action: actionName(day), what: LOOKS[ACTIONS[day]](view, seat, day) });
  const closed = say('closed', { night: nightName(view.dreamer[seat]) });
  return {
    day,
    isOpen,
    lines: [action, ...(isOpen ? [] : [closed]), describeWhoMayAgree(view, seat, day), describeBeds(day)],
  };
}

export const listOutlooks = (view: NightmareCathedral, seat: Seat): readonly Outlook[] =>
  DAYS.map((_, day) => lookAtDay(view, seat, day));
