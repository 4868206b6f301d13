import type { Seat } from '../../rules/kernel/types';
import { DAYS, NIGHTS } from '../../rules/nightmare-cathedral/content/days';
import { landOf } from '../../rules/nightmare-cathedral/land';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { isEmpty } from '../../rules/nightmare-cathedral/units';
import type { Phrase } from '../../words/phrase';

import { isBeside } from './actionBoard';
import { actionName, listAreas, nightName } from './names';
import { joinPhrases, makePhrase } from './phrases';
import { getStep } from './task';
import { listOutlooks } from './whatMayIDo';

/** While areas are taken: those that are free, the corners by themselves. */
function listFreeAreas(view: NightmareCathedral): (readonly Phrase[])[] {
  const { inPlay, corner } = landOf(view);
  return [true, false].flatMap((isCorner) => {
    const free = inPlay.filter((area) => corner[area] === isCorner && isEmpty(view, area));
    const key = isCorner ? 'outlook.corners' : 'outlook.others';
    return free.length === 0 ? [] : [[makePhrase(key, { areas: listAreas(view, free) })]];
  });
}

/** While a Dreamer is laid down for the first time: what each bed means for the turn to come. */
const listBeds = (): (readonly Phrase[])[] =>
  NIGHTS.map((_, night) => {
    const closed = DAYS.flatMap((_space, day) => (isBeside(night, day) ? [actionName(day)] : []));
    return [makePhrase('outlook.bed', { night: nightName(night), actions: joinPhrases(closed, 'comma', 'and') })];
  });

/** "What may I do?", a paragraph each: in the set-up what is chosen there, later what each Day space would bring. */
export function listOptions(view: NightmareCathedral, seat: Seat): readonly (readonly Phrase[])[] {
  const step = getStep(view);
  if (step === 'match.takeArea') return listFreeAreas(view);
  if (step === 'match.sleep') return listBeds();
  return listOutlooks(view, seat).map(({ lines }) => lines);
}
