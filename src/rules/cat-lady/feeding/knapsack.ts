import type { Meal } from '../cats';

import type { MealItem, Option } from './plan';

/** A group of cats, and how many of them must be fed at least. */
export interface ItemGroup {
  readonly items: readonly MealItem[];
  readonly need: number;
}

export interface Question {
  readonly groups: readonly ItemGroup[];
  /** How many cats of all groups together must be fed. */
  readonly atLeast: number;
  /** How much of each kind may be eaten at most. */
  readonly most: Meal;
}

/**
 * The best gain for each amount of chicken, tuna and milk that is eaten. There is a layer for each pair of two counts:
 * cats fed in all, and cats fed in the current group. Both are counted no further than is needed.
 */
type Gains = Int16Array;

export interface Answer {
  readonly question: Question;
  /** The gains at the beginning and after every step. */
  readonly gains: readonly Gains[];
  readonly steps: readonly (MealItem | ItemGroup)[];
  /** The layer in which all that must be fed is fed. */
  readonly layer: number;
}

export interface GroupChoice {
  readonly item: MealItem;
  readonly option: Option;
}

export const NEVER = -10_000;

const sizeOf = ({ most }: Question) => (most[0] + 1) * (most[1] + 1) * (most[2] + 1);
export const encodeState = ({ most }: Question, meal: Meal) =>
  (meal[0] * (most[1] + 1) + meal[1]) * (most[2] + 1) + meal[2];

const widthOf = ({ groups }: Question) => 1 + Math.max(0, ...groups.map((group) => group.need));
const layerOf = (question: Question, all: number, group: number) =>
  (all * widthOf(question) + group) * sizeOf(question);

/** Lists the counts from which feeding one more cat leads to `to`, if counting stops at `last`. */
const countsBefore = (to: number, last: number): number[] => [
  ...(to > 0 ? [to - 1] : []),
  ...(to === last ? [to] : []),
];

/** Lists pairs of layers: feeding a cat of this group leads from the first to the second. */
function listSteps(question: Question, need: number): (readonly [number, number])[] {
  const list: (readonly [number, number])[] = [];
  for (let all = 0; all <= question.atLeast; all++) {
    for (let group = 0; group <= need; group++) {
      for (const allBefore of countsBefore(all, question.atLeast)) {
        for (const groupBefore of countsBefore(group, need))
          list.push([layerOf(question, allBefore, groupBefore), layerOf(question, all, group)]);
      }
    }
  }
  return list;
}

function feed(
  { most }: Question,
  { meal, gain }: Option,
  before: Gains,
  source: number,
  after: Gains,
  target: number,
): void {
  const rows = most[2] + 1;
  const step = (meal[0] * (most[1] + 1) + meal[1]) * rows + meal[2];
  for (let c = meal[0]; c <= most[0]; c++) {
    for (let t = meal[1]; t <= most[1]; t++) {
      const row = (c * (most[1] + 1) + t) * rows;
      for (let at = row + meal[2]; at < row + rows; at++) {
        const value = before[source + at - step] + gain;
        if (value > after[target + at]) after[target + at] = value;
      }
    }
  }
}

/** Ends a group: only layers with enough cats of the group go on, and the next group begins with none. */
function closeGroup(question: Question, { need }: ItemGroup, before: Gains): Gains {
  const after = new Int16Array(before.length).fill(NEVER);
  const size = sizeOf(question);
  for (let all = 0; all <= question.atLeast; all++) {
    const enough = layerOf(question, all, need);
    after.set(before.subarray(enough, enough + size), layerOf(question, all, 0));
  }
  return after;
}

export function solve(question: Question): Answer {
  const first = new Int16Array((question.atLeast + 1) * widthOf(question) * sizeOf(question)).fill(NEVER);
  first[0] = 0;
  const gains: Gains[] = [first];
  const steps: (MealItem | ItemGroup)[] = [];
  for (const group of question.groups) {
    const layers = listSteps(question, group.need);
    for (const item of group.items) {
      const before = gains[gains.length - 1];
      const after = before.slice();
      for (const option of item.options)
        for (const [source, target] of layers) feed(question, option, before, source, after, target);
      gains.push(after);
      steps.push(item);
    }
    if (group.need === 0) continue;
    gains.push(closeGroup(question, group, gains[gains.length - 1]));
    steps.push(group);
  }
  return { question, gains, steps, layer: layerOf(question, question.atLeast, 0) };
}

/** Lists which cats are fed, and with what, to reach a state of the answer. */
export function listChoices({ question, gains, steps, layer }: Answer, state: number): GroupChoice[] {
  const list: GroupChoice[] = [];
  let at = layer + state;
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i];
    const before = gains[i];
    const value = gains[i + 1][at];
    if ('need' in step) {
      at += layerOf(question, 0, step.need);
      continue;
    }
    if (before[at] === value) continue;
    const groupNeed = question.groups.find((group) => group.items.includes(step))!.need;
    for (const option of step.options) {
      const back = listSteps(question, groupNeed).find(
        ([source, target]) =>
          fits(question, at - target, option) &&
          before[source + at - target - encodeState(question, option.meal)] + option.gain === value,
      );
      if (!back) continue;
      list.push({ item: step, option });
      at += back[0] - back[1] - encodeState(question, option.meal);
      break;
    }
  }
  return list;
}

/** Says whether a state lies within a layer and holds at least the meal of an option. */
function fits(question: Question, state: number, { meal }: Option): boolean {
  if (state < 0 || state >= sizeOf(question)) return false;
  const { most } = question;
  const milk = state % (most[2] + 1);
  const rest = Math.floor(state / (most[2] + 1));
  return milk >= meal[2] && rest % (most[1] + 1) >= meal[1] && Math.floor(rest / (most[1] + 1)) >= meal[0];
}
