import type { FigureKey, Trait } from './names';

/** The small language in which abilities are written down. Their text is made from it: src/games/three-chapters/ability.ts. */

export type Token = 'hearts' | 'gems' | 'stars';

/** So many tokens; what is not named is none. */
export type Reward = Readonly<Partial<Record<Token, number>>>;

/** Chapter II looks at the cards of the trick, chapter III at one's own cards: "the cards in sight". */
export type Condition =
  /** This figure is in sight. */
  | { readonly is: 'with'; readonly figure: FigureKey }
  /** Another card in sight has the trait; "other" leaves out the card itself. */
  | { readonly is: 'another'; readonly trait: Trait }
  /** No other card in sight has the trait. */
  | { readonly is: 'without'; readonly trait: Trait }
  /** No card in sight is lower. */
  | { readonly is: 'lowest' }
  /** The card wins the trick; does not win it; was played first in it; last. */
  | { readonly is: 'win' }
  | { readonly is: 'lose' }
  | { readonly is: 'first' }
  | { readonly is: 'last' }
  /** This figure wins the trick, whoever played it. */
  | { readonly is: 'winner'; readonly figure: FigureKey }
  /** Nobody has gained such a token in this trick so far. */
  | { readonly is: 'noneGained'; readonly token: Token }
  /** No trick was won in chapter II. */
  | { readonly is: 'noTrick' }
  /** So many hearts are gathered when all else of chapter III is counted. */
  | { readonly is: 'hearts'; readonly least: number }
  /** Has, alone or tied, the most gems at the end. */
  | { readonly is: 'mostGems' };

/** For each of what the reward is given. */
export type Count =
  /** Cards in sight of a value from … to …. */
  | { readonly each: 'value'; readonly from: number; readonly to: number }
  /** Symbols of a trait on all cards in sight; on all but the card itself. */
  | { readonly each: 'trait'; readonly trait: Trait }
  | { readonly each: 'otherTrait'; readonly trait: Trait }
  /** Tokens that others have gained in this trick so far, ghosts included. */
  | { readonly each: 'gained'; readonly token: Token };

export interface Pays {
  /** Pays in this chapter only; without a seal once in each. */
  readonly seal?: 'II' | 'III';
  /** All of them must hold. */
  readonly when?: readonly Condition[];
  readonly per?: Count;
  readonly gain: Reward;
}

/** Nobody gains such tokens in the trick. */
export interface Freezes {
  readonly seal: 'II';
  readonly freezes: readonly Token[];
}

export type Ability = Pays | Freezes;

export const isPays = (ability: Ability): ability is Pays => 'gain' in ability;

/** When an ability has its turn: with the others of its chapter, after them, or after the gems for most gems. */
export function momentOf(ability: Pays): 'usual' | 'late' | 'end' {
  if (ability.when?.some((condition) => condition.is === 'mostGems')) return 'end';
  if (ability.per?.each === 'gained' || ability.when?.some(({ is }) => is === 'noneGained' || is === 'hearts'))
    return 'late';
  return 'usual';
}
