import { COMMON } from '../../keeper/edits';
import type { OpenSheet } from '../../keeper/types';

/** Enters on a sheet the cards that the owner of the box has checked by now. */
export function enterOwnCards(sheet: OpenSheet, texts: readonly string[]): void {
  const { deck } = sheet.state.getState().rounds[0].common;
  const entered = Array.isArray(deck) ? deck : [];
  if (JSON.stringify(entered) === JSON.stringify(texts)) return;
  sheet.edit({ type: 'enter', round: 0, seat: COMMON, field: 'deck', value: texts.length === 0 ? null : texts }, true);
}
