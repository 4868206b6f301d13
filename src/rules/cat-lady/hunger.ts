import { COLOURS, type Cat, type Meal } from './cats';
import { PENALTY, TREAT, type Foods } from './feeding/collection';

/** What a cat would bring, and what it wants; a guess where that is open. */
interface Guest {
  readonly gain: number;
  readonly meal: Meal;
  readonly size: number;
}

export interface Household {
  readonly cats: readonly Cat[];
  readonly food: Readonly<Foods>;
  readonly costumes: number;
  readonly toys: number;
  /** What the catnip adds for each fed cat. */
  readonly each: number;
  /** The most cats that a rival has. */
  readonly rivals: number;
  /** Turns that its seat has left. */
  readonly turns: number;
}

export const H = {
  /** Food of a kind, and treats, that a turn brings who looks for it. */
  supply: 0.35,
  milk: 0.8,
  treats: 0.12,
  /** How sure it is that a meal which could be completed will be. */
  sure: 0.72,
  /** What a food that no cat wants yet is worth while cats may come for it. */
  spare: 0.9,
  spareMost: 4,
  spareMore: 0.2,
  treat: 0.4,
  waffle: 6,
  late: 0.5,
};

const ANYTHING: Meal = [0, 1, 0];

function gainOf({ worth }: Cat, { cats, costumes, toys, rivals }: Household, colours: readonly number[]): number {
  if ('points' in worth) return worth.points;
  if ('most' in worth) return cats.length > rivals ? worth.most - 1 : worth.otherwise + 1;
  switch (worth.per) {
    case 'set':
      return worth.each * Math.min(colours[0], colours[1], colours[2]);
    case 'costume':
      return worth.each * costumes;
    case 'toy':
      return worth.each * toys;
    case 'food':
      return H.waffle;
    case 'sameKind':
      return cats.length;
    default:
      return worth.each * colours[COLOURS.indexOf(worth.per)];
  }
}

/** Cats by what they bring for each food, the best first. */
function guests(household: Household): Guest[] {
  const colours = [0, 0, 0];
  for (const cat of household.cats) for (let i = 0; i < COLOURS.length; i++) if (cat.colours.includes(COLOURS[i])) colours[i]++;
  const list = household.cats.map((cat): Guest => {
    const meal = 'meal' in cat.wants ? cat.wants.meal : ANYTHING;
    return { gain: gainOf(cat, household, colours) - PENALTY + household.each, meal, size: meal[0] + meal[1] + meal[2] };
  });
  return list.sort((one, other) => other.gain * one.size - one.gain * other.size);
}

/** About what a seat's cats will bring: fed at once with what is there, the best first, or later with what may come. Much faster than the best feeding, and looks ahead. */
export function expectedFromCats(household: Household): number {
  const { turns } = household;
  const food = household.food.slice() as Foods;
  let value = 0;
  const hungry: Guest[] = [];
  for (const guest of guests(household)) {
    let missing = 0;
    for (let i = 0; i < TREAT; i++) missing += Math.max(0, guest.meal[i] - food[i]);
    if (missing > food[TREAT]) {
      hungry.push(guest);
      continue;
    }
    for (let i = 0; i < TREAT; i++) food[i] = Math.max(0, food[i] - guest.meal[i]);
    food[TREAT] -= missing;
    value += guest.gain + PENALTY;
  }
  const supply = [turns * H.supply, turns * H.supply, turns * H.supply * H.milk];
  let treats = food[TREAT] + turns * H.treats;
  for (const { gain, meal } of hungry) {
    let chance = 1;
    for (let i = 0; i < TREAT; i++) {
      const missing = meal[i] - Math.min(meal[i], food[i]);
      food[i] -= meal[i] - missing;
      if (missing === 0) continue;
      chance = Math.min(chance, (supply[i] + treats / 2) / missing);
      supply[i] = Math.max(0, supply[i] - missing);
    }
    treats *= 0.8;
    value += chance * H.sure * gain + PENALTY;
  }
  const spare = food[0] + food[1] + food[2] + food[TREAT];
  const soon = Math.min(1, turns / 3);
  const useful = Math.min(spare, H.spareMost);
  return value + soon * (useful * H.spare + (spare - useful) * H.spareMore + food[TREAT] * H.treat) - (1 - soon) * Math.min(-PENALTY, spare * H.late);
}
