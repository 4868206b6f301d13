import type { Seat } from '../../rules/kernel/types';
import { NIGHTS } from '../../rules/nightmare-cathedral/content/days';
import { NONE, type NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { isBeside } from './actionBoard';
import { makePhrase } from './phrases';

/** Says why a seat may not go to a Day space now. */
export function explainWhyNotNow(view: NightmareCathedral, viewer: Seat, day: number): Phrase {
  const why = (key: string, facts?: Phrase['facts']) => makePhrase(`reader.not.${key}`, facts);
  if (view.flow.length === 0) return why('over');
  if (view.turn !== viewer) return why('turn', { active: { seat: view.turn } });
  if (view.day === day) return why('here');
  if (view.day !== NONE) return why('gone');
  const night = view.dreamer[viewer];
  if (night >= 0 && isBeside(night, day)) return why('beside', { night: makePhrase(`night.${NIGHTS[night]}`) });
  return why('yet');
}
