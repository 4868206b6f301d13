import type { Card } from '../../rules/kernel/types';

/** Names of the places on the table, and of the cards that lie in them. */

export const CLOSED = 'closed';
export const OPEN = 'open';
export const landPlace = (dream: number, land: number): string => `land:${dream}:${land}`;
export const handPlace = (index: number): string => `hand:${index}`;

/** A card by itself where the viewer may know it, else by its slot: a pile's slots are counted from the bottom. */
export const pieceKey = (card: Card, slot: string): string => (card === 0 ? `slot:${slot}` : `card:${card}`);
