import type { FigureKey, Trait } from './names';

/** The small language in which abilities are written. src/games/three-chapters/ability.ts makes their texts from it. */

export type Token = 'hearts' | 'gems' | 'stars';

/** Amounts of tokens; a token that is not named counts as none. */
export type Reward = Readonly<Partial<Record<Token, number>>>;

/**
 * A condition looks at the "cards in sight": in chapter II the cards of the trick, in chapter III the seat's own cards.
 */
export type Condition =
  /** The condition that this figure is in sight. */
  | { readonly is: 'with'; readonly figure: FigureKey }
  /** Another card in sight has the trait; the card itself does not count. */
  | { readonly is: 'another'; readonly trait: Trait }
  /** No other card in sight has the trait. */
  | { readonly is: 'without'; readonly trait: Trait }
  /** No card in sight is lower. */
  | { readonly is: 'lowest' }
  /** The condition that the card wins the trick, does not win it, was played first in it, or was played last. */
  | { readonly is: 'win' }
  | { readonly is: 'lose' }
  | { readonly is: 'first' }
  | { readonly is: 'last' }
  /** This figure wins the trick, whoever played it. */
  | { readonly is: 'winner'; readonly figure: FigureKey }
  /** The condition that nobody has gained such a token in this trick so far. */
  | { readonly is: 'noneGained'; readonly token: Token }
  /** The seat won no trick in chapter II. */
  | { readonly is: 'noTrick' }
  /** The seat has gathered at least this many hearts when all else of chapter III is counted. */
  | { readonly is: 'hearts'; readonly least: number }
  /** The seat has the most gems at the end, alone or tied. */
  | { readonly is: 'mostGems' };

/** What the reward is multiplied with. */
export type Count =
  /** The cards in sight with a value in this range. */
  | { readonly each: 'value'; readonly from: number; readonly to: number }
  /** The symbols of a trait on all cards in sight; `otherTrait` leaves out the card itself. */
  | { readonly each: 'trait'; readonly trait: Trait }
  | { readonly each: 'otherTrait'; readonly trait: Trait }
  /** The tokens that others have gained in this trick so far, ghosts included. */
  | { readonly each: 'gained'; readonly token: Token };

export interface Pays {
  /** The only chapter in which the ability pays; without a seal it pays once in each. */
  readonly seal?: 'II' | 'III';
  /** All of these must hold. */
  readonly when?: readonly Condition[];
  readonly per?: Count;
  readonly gain: Reward;
}

/** Keeps everybody from gaining such tokens in the trick. */
export interface Freezes {
  readonly seal: 'II';
  readonly freezes: readonly Token[];
}

export type Ability = Pays | Freezes;

export const isPays = (ability: Ability): ability is Pays => 'gain' in ability;

/** Says when an ability has its turn: with the others of its chapter, after them, or after the gems for most gems. */
export function momentOf(ability: Pays): 'usual' | 'late' | 'end' {
  if (ability.when?.some((condition) => condition.is === 'mostGems')) return 'end';
  if (ability.per?.each === 'gained' || ability.when?.some(({ is }) => is === 'noneGained' || is === 'hearts'))
    return 'late';
  return 'usual';
}
