import { useStore } from 'zustand';

import type { OpenSheet, SheetState } from '../../keeper/types';

/** Returns the present state of a sheet, and draws the component again with every edit. */
export const useSheetState = (sheet: OpenSheet): SheetState => useStore(sheet.state);
