import type { Event, Seat } from '../../rules/kernel/types';
import { SHADOWS, type Side } from '../../rules/nightmare-cathedral/state';
import type { CardFlow } from '../../table/scene';

import {
  areaPlace,
  CATHEDRAL_PLACE,
  chipPlace,
  CONFLICT_DECK,
  dayPlace,
  DREAM_DECK,
  dreamsPlace,
  handPlace,
  placeOfLaid,
  marketPlace,
  supplyPlace,
  unitsKey,
} from './keys';

/** Units of a side that come to an area or leave it. */
const arrives = (from: string, area: number, side: Side): CardFlow => ({
  from,
  to: areaPlace(area),
  only: unitsKey(area, side),
});
const leaves = (area: number, side: Side, to: string): CardFlow => ({
  from: areaPlace(area),
  to,
  leaving: unitsKey(area, side),
});
const walks = (from: number, to: number, side: Side): CardFlow => ({
  from: areaPlace(from),
  to: areaPlace(to),
  leaving: unitsKey(from, side),
  only: unitsKey(to, side),
});
/** Cards come to the drawer of who sees them and to the chip of anybody else. */
const draws = (from: string, seat: Seat): CardFlow[] => [
  { from, to: handPlace(seat) },
  { from, to: chipPlace(seat) },
];

/**
 * Says where pieces come from that appear somewhere new, and where those go that are gone. Pieces that keep their key,
 * such as a Winged One, need no flow.
 */
export function listFlows(event: Event): readonly CardFlow[] {
  const { key } = event;
  const seat = Number(event.seat);
  const area = Number(event.area);
  const side = Number(event.side);
  switch (key) {
    case 'took':
      return [arrives(chipPlace(seat), area, seat)];
    case 'produced':
      return [arrives(supplyPlace(side), area, side)];
    case 'recalled':
      return [arrives(chipPlace(seat), area, seat)];
    case 'shadowCame':
      return [arrives(CATHEDRAL_PLACE, area, SHADOWS)];
    case 'shadowWent':
      return [leaves(area, SHADOWS, CATHEDRAL_PLACE)];
    case 'moved':
      return [walks(Number(event.from), Number(event.to), seat)];
    case 'retreated':
      return [walks(area, Number(event.to), side)];
    case 'lost':
    case 'knelt':
      return [leaves(area, seat, chipPlace(seat))];
    case 'fell':
    case 'devoured':
      return [leaves(area, side, supplyPlace(side))];
    case 'converted':
      return [leaves(area, side, supplyPlace(side)), arrives(chipPlace(seat), area, seat)];
    case 'drew':
      return draws(chipPlace(seat), seat);
    case 'discarded':
    case 'deed':
      return [{ from: handPlace(seat), to: chipPlace(seat) }];
    case 'upgraded':
      return [{ from: handPlace(seat), to: dayPlace(Number(event.day)) }];
    case 'dreamt':
      return [{ from: dreamsPlace(seat), to: chipPlace(seat) }];
    case 'putBack':
      return [{ from: dreamsPlace(seat), to: DREAM_DECK }];
    case 'dreamDrawn':
      return [
        { from: DREAM_DECK, to: dreamsPlace(seat) },
        { from: chipPlace(seat), to: dreamsPlace(seat) }, // the deck lies on the table only while it is asked for
      ];
    case 'dreamTaken':
      return [
        { from: marketPlace(Number(event.slot)), to: dreamsPlace(seat) },
        { from: DREAM_DECK, to: marketPlace(Number(event.slot)) },
      ];
    case 'laid':
      return [
        { from: handPlace(seat), to: placeOfLaid(0) },
        { from: handPlace(seat), to: placeOfLaid(1) },
        { from: chipPlace(seat), to: placeOfLaid(0) },
        { from: chipPlace(seat), to: placeOfLaid(1) },
      ];
    case 'shown': {
      // Cards of seats are turned over where they lie.
      const [, second] = event.sides as readonly [Side, Side];
      return second === SHADOWS ? [{ from: CONFLICT_DECK, to: placeOfLaid(1) }] : [];
    }
    default:
      return [];
  }
}
