import type { Card, Seat } from '../../rules/kernel/types';
import type { Special } from '../../rules/sen/cards';
import type { Written } from '../../rules/sen/score';
import type { LandPlace } from '../../rules/sen/state';

/** The events of Sen as a viewer gets them. Optional facts are those that only some viewers may know. */
export type SenEvent =
  | { readonly key: 'dealt'; readonly seat: Seat; readonly round: number }
  | { readonly key: 'looked'; readonly seat: Seat; readonly dream: Seat; readonly land: number; readonly card?: Card }
  | { readonly key: 'took'; readonly seat: Seat; readonly land: number; readonly card: Card; readonly left: Card }
  | { readonly key: 'drew'; readonly seat: Seat; readonly card?: Card }
  | { readonly key: 'put'; readonly seat: Seat; readonly land: number; readonly left: Card; readonly card?: Card }
  | { readonly key: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly key: 'used'; readonly seat: Seat; readonly card: Card; readonly special: Special }
  | { readonly key: 'drewTwo'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  | { readonly key: 'kept'; readonly seat: Seat; readonly left: Card; readonly card?: Card }
  | { readonly key: 'swapped'; readonly seat: Seat; readonly one: LandPlace; readonly other: LandPlace }
  | {
      readonly key: 'claimed';
      readonly seat: Seat;
      readonly lands: readonly [number, number];
      readonly crows: number;
      readonly right: boolean;
      readonly cards: readonly [Card, Card];
    }
  | {
      readonly key: 'settled';
      readonly seat: Seat;
      readonly right: boolean;
      readonly lands: number;
      readonly claimed: readonly [number, number];
    }
  | { readonly key: 'emptied'; readonly seat: Seat }
  | { readonly key: 'woke'; readonly seat: Seat }
  /** A land is turned up; with the last of a dream comes what lies on all of its lands. */
  | { readonly key: 'revealed'; readonly seat: Seat; readonly land: number; readonly crows?: readonly number[] }
  | { readonly key: 'compared'; readonly seat: Seat }
  | {
      readonly key: 'counted';
      readonly seat: Seat;
      readonly round: number;
      readonly called: boolean;
      readonly written: readonly Written[];
    };
