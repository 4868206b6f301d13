import type { Card } from '../kernel/types';
import { isPays, momentOf, type Pays, type Reward, type Token } from './ability';
import { FIGURES } from './cards';
import { causes, timesPaid } from './pays';
import type { Payment, Tokens } from './state';
import { add, noTokens, timesOver } from './tokens';

/** Who does what in a trick: places count in the order of play. */
export interface Resolved {
  /** The place that wins it. */
  readonly winner: number;
  /** The card because of which nobody gains some tokens; null: there is none. */
  readonly frozenBy: Card | null;
  /** In the order in which abilities have their turn; those of ghosts too. */
  readonly payments: readonly (Payment & { readonly place: number })[];
}

/** C4.2: the highest card wins. */
export function winnerOf(trick: readonly Card[]): number {
  let winner = 0;
  for (let place = 1; place < trick.length; place++) if (trick[place] > trick[winner]) winner = place;
  return winner;
}

function freezing(trick: readonly Card[]): { readonly card: Card; readonly tokens: readonly Token[] } | null {
  for (const card of trick) for (const ability of FIGURES[card].abilities) if (!isPays(ability)) return { card, tokens: ability.freezes };
  return null;
}

function withoutTokens(reward: Reward, frozen: readonly Token[]): Reward {
  return Object.fromEntries(Object.entries(reward).filter(([token]) => !frozen.includes(token as Token)));
}

export function resolve(trick: readonly Card[]): Resolved {
  const winner = winnerOf(trick);
  const frozen = freezing(trick);
  const gained: Tokens = noTokens();
  gained.stars = 1;
  const payments: (Payment & { place: number })[] = [];

  function pay(place: number, ability: Pays, index: number) {
    const card = trick[place];
    const times = timesPaid(ability, card, trick, { gained });
    if (times === 0) return;
    const full = timesOver(ability.gain, times);
    const reward = frozen ? withoutTokens(full, frozen.tokens) : full;
    if (Object.keys(reward).length === 0) return;
    add(gained, reward);
    payments.push({ place, card, ability: index, times, reward, cards: causes(ability, card, trick) });
  }

  const late: { place: number; ability: Pays; index: number }[] = [];
  for (let place = 0; place < trick.length; place++) {
    const { abilities } = FIGURES[trick[place]];
    for (let index = 0; index < abilities.length; index++) {
      const ability = abilities[index];
      if (!isPays(ability) || ability.seal === 'III') continue;
      if (momentOf(ability) === 'usual') pay(place, ability, index);
      else late.push({ place, ability, index });
    }
  }
  late.sort((one, other) => trick[one.place] - trick[other.place]); // C6.4: in the order of their values
  for (const { place, ability, index } of late) pay(place, ability, index);
  return { winner, frozenBy: frozen?.card ?? null, payments };
}
