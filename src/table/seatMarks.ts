import { createContext, useContext } from 'react';

import type { Seat } from '../rules/kernel/types';
import { markNames, type MarkName } from '../storage/marks';

/** The marks of the people at the table, by seat; a face that paints seats' tokens and pictures asks for them here. */
const SeatMarks = createContext<readonly MarkName[]>(markNames);

export const SeatMarksProvider = SeatMarks.Provider;

/** The names of the people at the table, by seat, for pictures with words on them. */
const SeatNames = createContext<readonly string[]>([]);

export const SeatNamesProvider = SeatNames.Provider;
export const useSeatNames = (): readonly string[] => useContext(SeatNames);

/** The mark of a seat; outside a match every seat has one of its own. */
export function useSeatMark(seat: Seat): MarkName {
  const given = useContext(SeatMarks);
  return given[seat] ?? markNames[seat % markNames.length];
}
