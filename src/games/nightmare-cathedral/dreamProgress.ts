import type { Card, Seat } from '../../rules/kernel/types';
import { DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { costLine } from './cardLines';
import { progressOf, type Progress } from './cardMoves';
import { conditions } from './conditions';
import { phrase } from './phrases';

/** Says how far somebody is with a condition: "3 of 4 so far", or yes or no where there is nothing to count. */
export function describeProgress({ have, want }: Progress): Phrase {
  if (want > 1) return phrase('reader.progress', { have, want });
  return phrase(have >= want ? 'reader.met' : 'reader.notYet');
}

/** What a Dream asks for, each condition with how far somebody is, then its price: short enough to stand under the card. */
export function describeNeeds(view: NightmareCathedral, viewer: Seat, card: Card): Phrase[] {
  const cost = costLine(DREAMS[card]);
  const needs = progressOf(view, viewer, card).map((progress) =>
    phrase('reader.need', { clause: conditions([progress.condition]), progress: describeProgress(progress) }),
  );
  return cost ? [...needs, cost] : needs;
}
