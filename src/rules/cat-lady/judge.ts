import type { Card, Seat } from '../kernel/types';

import { scoresOf } from './belongings';
import { TOYS, catOf, faceOf } from './cards';
import { scoreCatnip, sum } from './feeding/collection';
import { guessCatnip, guessCostumes, guessLostCats, guessSprayBottle, guessToys } from './guesses';
import { estimateFromCats } from './hunger';
import { rankSeats } from './score';
import type { CatLady } from './state';

/** How much a rival's prospects count against the seat's own. */
const RIVALS = 0.7;
/** What winning is worth beyond the points, when the match is over. */
const WINNING = 20;
/** The best feeding lies in the bowls already, so a bot that goes on looking for a better one wastes time. */
const NOT_DONE = -1000;

interface Held {
  readonly catnip: number;
  readonly costumes: number;
  readonly lostCats: number;
  readonly sprayBottles: number;
  readonly toys: readonly number[];
}

function countHand(hand: readonly Card[]): Held {
  const counts = { catnip: 0, costumes: 0, lostCats: 0, sprayBottles: 0, toys: TOYS.map(() => 0) };
  for (const card of hand) {
    const face = faceOf(card);
    if (face.type === 'toy') counts.toys[TOYS.indexOf(face.toy)]++;
    else if (face.type === 'catnip') counts.catnip++;
    else if (face.type === 'costume') counts.costumes++;
    else if (face.type === 'lostCat') counts.lostCats++;
    else if (face.type === 'sprayBottle') counts.sprayBottles++;
  }
  return counts;
}

/** About how many turns each seat has left. */
const turnsLeft = (s: CatLady): number =>
  (s.deck.length / 3 + (s.grid.every((spot) => spot.length > 0) ? 1 : 0)) / s.seats;

/** Estimates the points that a seat will have in the end. */
function expectPoints(s: CatLady, seat: Seat, holdings: readonly Held[], turns: number): number {
  const own = holdings[seat];
  let costumes = 0;
  let rivals = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    costumes = Math.max(costumes, holdings[other].costumes);
    rivals = Math.max(rivals, s.cats[other].length);
  }
  const cats = s.cats[seat].map(catOf);
  const each = Math.max(0, scoreCatnip(own.catnip, 1)) / 2; // the other half is part of catnipGuess
  return (
    estimateFromCats({ cats, food: s.food[seat], costumes: own.costumes, toys: sum(own.toys), each, rivals, turns }) +
    guessCatnip(own.catnip, cats.length, turns) +
    guessCostumes(own.costumes, costumes, turns) +
    guessToys(own.toys, turns) +
    guessLostCats(own.lostCats, s.strays.length, turns) +
    guessSprayBottle(own.sprayBottles, turns) +
    s.points[seat]
  );
}

/** How far a seat is ahead of the rivals; their mean and the best of them count equally. */
function lead(points: readonly number[], seat: Seat, weight: number): number {
  const rivals = points.filter((_, other) => other !== seat);
  return points[seat] - (weight * (sum(rivals) / rivals.length + Math.max(...rivals))) / 2;
}

/**
 * Estimates how good a table is for a seat. Everything that it counts was seen by all; what a bot has forgotten is
 * imagined anew.
 */
export function judge(s: CatLady, seat: Seat): number {
  if (s.revealed) {
    const scores = scoresOf(s);
    return (
      lead(
        scores.map(({ total }) => total),
        seat,
        1,
      ) +
      (rankSeats(scores)[seat] === 1 ? WINNING : 0) +
      (s.done[seat] ? 0 : NOT_DONE)
    );
  }
  const turns = turnsLeft(s);
  const holdings = s.hands.map(countHand);
  return lead(
    s.cats.map((_, one) => expectPoints(s, one, holdings, turns)),
    seat,
    RIVALS,
  );
}
