import { KINDS, type Cat, type Colour, type Kind } from '../../../src/rules/cat-lady/cats';
import type { Collection } from '../../../src/rules/cat-lady/feeding/collection';

/**
 * Solves the feeding a second time, by trying everything: which cats are fed, what each eats, and which food serves. It
 * shares nothing with the solver but the cats, and knows strays by their names.
 */
export interface Outcome {
  readonly points: number;
  readonly leftover: number;
}

interface Eater {
  readonly cat: Cat;
  readonly eats: readonly Kind[];
}

/** All handfuls of this many foods. */
function handfuls(size: number): Kind[][] {
  const list: Kind[][] = [];
  for (let chicken = 0; chicken <= size; chicken++) {
    for (let tuna = 0; chicken + tuna <= size; tuna++) {
      list.push([
        ...Array<Kind>(chicken).fill('chicken'),
        ...Array<Kind>(tuna).fill('tuna'),
        ...Array<Kind>(size - chicken - tuna).fill('milk'),
      ]);
    }
  }
  return list;
}

function dishes(cat: Cat, foods: number, cares: boolean): Kind[][] {
  if (cat.key === 'waffle') return KINDS.flatMap((kind) => [1, 2, 3, 4].map((count) => Array<Kind>(count).fill(kind)));
  if (cat.key === 'truffle') return KINDS.map((kind) => [kind]);
  if (cat.key === 'cow') {
    const sizes = Array.from({ length: foods }, (_, i) => i + 1);
    // Only Truffle cares what Cow eats; without it any food will do, so all of it counts as one kind.
    return cares ? sizes.flatMap(handfuls) : sizes.map((size) => Array<Kind>(size).fill('any' as Kind));
  }
  const { meal } = cat.wants as { meal: readonly number[] };
  return [KINDS.flatMap((kind, i) => Array<Kind>(meal[i]).fill(kind))];
}

/** Whether the food can be handed out bite by bite. */
function canServe(eaters: readonly Eater[], food: readonly number[]): boolean {
  const sugar = eaters.some(({ cat }) => cat.key === 'moonbeam') ? 2 : 0;
  const bites = eaters.flatMap(({ cat, eats }) => eats.map((kind) => ({ kind, own: cat.key === 'moonbeam' })));
  const failed = new Set<string>();
  const go = (at: number, left: readonly number[], sweet: number): boolean => {
    if (at === bites.length) return true;
    const name = `${at} ${left.join()} ${sweet}`;
    if (failed.has(name)) return false;
    const { kind, own } = bites[at];
    const wanted = KINDS.indexOf(kind);
    for (let one = 0; one < 4; one++) {
      if (left[one] === 0) continue;
      const fits = one === wanted || one === 3 || wanted < 0;
      if (!fits && (own || sweet === 0)) continue;
      if (
        go(
          at + 1,
          left.map((count, i) => (i === one ? count - 1 : count)),
          fits ? sweet : sweet - 1,
        )
      )
        return true;
    }
    failed.add(name);
    return false;
  };
  return go(0, food, sugar);
}

/** The most sets that can be laid out, cat by cat. */
function laySets(cats: readonly (readonly Colour[])[]): number {
  const [first, ...rest] = cats;
  if (!first) return 0;
  let best = laySets(rest);
  if (first.length === 3) return 1 + best;
  for (let i = 0; i < rest.length; i++) {
    for (let j = i + 1; j < rest.length; j++) {
      const three = [first, rest[i], rest[j]];
      if (three.some((one) => one.length === 3)) continue;
      const isSet = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
      ].some(([b, o, w]) => three[b].includes('black') && three[o].includes('orange') && three[w].includes('white'));
      if (isSet) best = Math.max(best, 1 + laySets(rest.filter((_, k) => k !== i && k !== j)));
    }
  }
  return best;
}

function pointsOf(eaters: readonly Eater[], { cats, catnip, costumes, toys, rivalsFed }: Collection): number {
  const fed = eaters.length;
  const coloured = (colour: Colour) => eaters.filter(({ cat }) => cat.colours.includes(colour)).length;
  let points = -2 * (cats.length - fed);
  for (const eater of eaters) {
    const { key, worth } = eater.cat;
    switch (key) {
      case 'alvin':
        points += coloured('orange');
        break;
      case 'dinah':
        points += coloured('white');
        break;
      case 'luna':
        points += coloured('black');
        break;
      case 'florence':
        points += 2 * coloured('orange');
        break;
      case 'antoinette':
        points += 2 * coloured('white');
        break;
      case 'eliot':
        points += 2 * coloured('black');
        break;
      case 'levar':
        points += 4 * laySets(eaters.map(({ cat }) => cat.colours));
        break;
      case 'zoroaster':
        points += 2 * costumes;
        break;
      case 'penny':
        points += toys;
        break;
      case 'hemingway':
        points += fed > rivalsFed ? 7 : 3;
        break;
      case 'waffle':
        points += 3 * eater.eats.length;
        break;
      case 'cow':
        points += 2 * eater.eats.length;
        break;
      case 'truffle':
        points += 2 * eaters.filter((other) => other !== eater && other.eats.includes(eater.eats[0])).length;
        break;
      default:
        points += (worth as { points: number }).points;
    }
  }
  const nip = (count: number) => (count === 0 ? 0 : count === 1 ? -2 : count < 4 ? fed : 2 * fed);
  const macak = eaters.some(({ cat }) => cat.key === 'macak');
  return points + (macak ? Math.max(nip(catnip), nip(catnip + 1)) : nip(catnip));
}

export function bruteForce(collection: Collection): Outcome {
  const { cats, food } = collection;
  const foods = food.reduce((total, count) => total + count, 0);
  const cares = cats.some((cat) => cat.key === 'truffle');
  let best: Outcome = { points: -Infinity, leftover: Infinity };
  const go = (at: number, eaters: readonly Eater[], eaten: number) => {
    if (eaten > foods) return;
    if (at < cats.length) {
      go(at + 1, eaters, eaten);
      for (const eats of dishes(cats[at], foods, cares))
        go(at + 1, [...eaters, { cat: cats[at], eats }], eaten + eats.length);
      return;
    }
    const points = pointsOf(eaters, collection);
    const leftover = foods - eaten;
    if ((points > best.points || (points === best.points && leftover < best.leftover)) && canServe(eaters, food))
      best = { points, leftover };
  };
  go(0, [], 0);
  return best;
}
