import { combine, pickFirst } from '../../table/layout/largest';
import { ASPECT, GAP } from '../../table/layout/measures';
import { TARGET } from '../../theme/space';

import { CAPTION_HEIGHT } from './measures';

/** The widest card in the middle. */
const WIDEST = 160;
/** What it counts to see who played the cards of a trick: as much as cards nearly twice as large. */
const WHO = { named: 0.9, marked: 0.8, nobody: 0 };
const WAYS = combine({ rows: [1, 2], who: ['named', 'marked', 'nobody'] } as const);
/** From this width on a name stands below a card. MARKED is the height of a mark alone. */
const NAMEABLE = 84;
const MARKED = 20;

export interface TrickCard {
  readonly card: number;
  readonly rows: number;
  /** What stands below each card to show who played it, and how much room it takes. */
  readonly who: keyof typeof WHO;
  readonly below: number;
  readonly worth: number;
}

/**
 * Finds how large the cards of a full trick can be. Below them stand mark and name where most of a name fits, or the
 * mark alone, or nothing.
 */
export function buildTrickCard(chairs: number, width: number, height: number, text: number): TrickCard | null {
  const all = WAYS.flatMap(({ rows, who }): TrickCard[] => {
    const pitch = (width + GAP) / Math.ceil(chairs / rows);
    const below = { named: CAPTION_HEIGHT * text, marked: MARKED, nobody: 0 }[who];
    const row = (height - (rows - 1) * GAP) / rows - below;
    const card = Math.min(WIDEST, pitch - GAP, row / ASPECT);
    const isLegible = pitch - GAP >= TARGET && row >= TARGET && (who !== 'named' || pitch >= NAMEABLE * text);
    return isLegible ? [{ card, rows, who, below, worth: Math.log2(card) + WHO[who] }] : [];
  });
  return all.length > 0 ? pickFirst(all, ({ worth }) => worth) : null;
}
