import { useStore } from 'zustand';

import type { KeptSheet, Standing } from '../../keeper/types';

/** A sheet as it stands now, drawn anew with every edit. */
export const useStanding = (sheet: KeptSheet): Standing => useStore(sheet.standing);
