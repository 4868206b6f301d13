import { useStore } from 'zustand';

import type { OpenSheet, SheetState } from '../../keeper/types';

/** A sheet as it stands now, drawn anew with every edit. */
export const useSheetState = (sheet: OpenSheet): SheetState => useStore(sheet.state);
