import { isFreeSheet } from '../../keeper/free';
import type { SheetSummary } from '../../keeper/types';
import type { Phrase } from '../../words/phrase';

/** The name of a sheet: that of its game, or what somebody typed. */
export function nameSheet({ sheet, title }: Pick<SheetSummary, 'sheet' | 'title'>): Phrase {
  if (!isFreeSheet(sheet)) return { key: `app:game.${sheet}` };
  return title ? { key: 'app:keeper.typed', facts: { text: title } } : { key: `app:keeper.${sheet}.name` };
}
