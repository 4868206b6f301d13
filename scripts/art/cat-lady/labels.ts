/** What a card says beside its picture. */
import type { FurColour } from './palette';
import type { Food } from './signs/food';

export interface Worth {
  readonly points: string;
  /** So many points for each of these, or these as well. */
  readonly sign?: string;
  readonly by?: 'times' | 'plus';
  /** Points of those who do not do what the sign asks for. */
  readonly otherwise?: string;
}

export interface Meal {
  readonly foods: readonly Food[];
  /** One kind of the three, not all of them. */
  readonly isChoice?: boolean;
  /** How many of them: '1–4', '1+'. */
  readonly count?: string;
}

export interface Labels {
  readonly worth?: Worth;
  /** In place of points: what sort of card it is. */
  readonly sort?: string;
  readonly tab?: string;
  readonly meal?: Meal;
  readonly colours?: readonly FurColour[];
  /** At the left of the band, where cats have their colours. */
  readonly tag?: string;
  readonly paper?: string;
}
