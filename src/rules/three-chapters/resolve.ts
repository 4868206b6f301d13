import type { Card } from '../kernel/types';

import type { Reward, Token } from './ability';
import { listCauses, countTimes } from './pays';
import type { Payment, Tokens } from './state';
import { add, makeNoTokens, multiplyReward } from './tokens';
import { FROZEN, IN_TRICK, type Turn } from './turns';

/** What happens in a trick. Places count in the order of play. */
export interface Resolved {
  /** The place that wins the trick. */
  readonly winner: number;
  /** The card that keeps everybody from gaining some tokens; null if there is none. */
  readonly frozenBy: Card | null;
  /** Payments in the order in which abilities have their turn, including those of ghosts. */
  readonly payments: readonly (Payment & { readonly place: number })[];
}

/** C4.3: the highest card wins. */
export function winnerOf(trick: readonly Card[]): number {
  let winner = 0;
  for (let place = 1; place < trick.length; place++) if (trick[place] > trick[winner]) winner = place;
  return winner;
}

/** Finds the place of the card that keeps everybody from gaining some tokens; -1 if there is none. */
function findFreezer(trick: readonly Card[]): number {
  for (let place = 0; place < trick.length; place++) if (FROZEN[trick[place]].length > 0) return place;
  return -1;
}

function dropTokens(reward: Reward, frozen: readonly Token[]): Reward {
  return Object.fromEntries(Object.entries(reward).filter(([token]) => !frozen.includes(token as Token)));
}

/** Resolves a trick; bots do it thousands of times, and have no use for the cards that make an ability pay. */
export function resolve(trick: readonly Card[], isTold = true): Resolved {
  const winner = winnerOf(trick);
  const freezer = findFreezer(trick);
  const gained: Tokens = makeNoTokens();
  gained.stars = 1;
  const known = { gained };
  const payments: (Payment & { place: number })[] = [];

  function pay(place: number, turns: readonly Turn[]) {
    for (let i = 0; i < turns.length; i++) {
      const { ability, index } = turns[i];
      const card = trick[place];
      const times = countTimes(ability, card, trick, known);
      if (times === 0) continue;
      const full = multiplyReward(ability.gain, times);
      const reward = freezer < 0 ? full : dropTokens(full, FROZEN[trick[freezer]]);
      if (Object.keys(reward).length === 0) continue;
      add(gained, reward);
      const cards = isTold ? listCauses(ability, card, trick) : [];
      payments.push({ place, card, ability: index, times, reward, cards });
    }
  }

  const late: number[] = [];
  for (let place = 0; place < trick.length; place++) {
    pay(place, IN_TRICK.usual[trick[place]]);
    if (IN_TRICK.late[trick[place]].length > 0) late.push(place);
  }
  late.sort((one, other) => trick[one] - trick[other]); // C6.4: the lower value has its turn first
  for (const place of late) pay(place, IN_TRICK.late[trick[place]]);
  return { winner, frozenBy: freezer < 0 ? null : trick[freezer], payments };
}
