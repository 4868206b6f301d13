import { isFreeSheet } from '../../keeper/free';
import type { SheetSummary } from '../../keeper/types';
import type { Phrase } from '../../words/phrase';

/** What a sheet is called: by its game, or as somebody has called it. */
export function nameSheet({ sheet, title }: Pick<SheetSummary, 'sheet' | 'title'>): Phrase {
  if (!isFreeSheet(sheet)) return { key: `app:game.${sheet}` };
  return title ? { key: 'app:keeper.typed', facts: { text: title } } : { key: `app:keeper.${sheet}.name` };
}
