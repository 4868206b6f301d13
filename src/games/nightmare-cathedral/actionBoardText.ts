import type { Seat } from '../../rules/kernel/types';
import { DAYS, NIGHTS } from '../../rules/nightmare-cathedral/content/days';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase, PhraseFact } from '../../words/phrase';

import type { TileLook } from './actionBoard';
import { joinPhrases, makePhrase } from './phrases';

/** The action board as it is heard. */

const listSeats = (seats: readonly Seat[]): PhraseFact =>
  joinPhrases(
    seats.map((seat) => ({ seat })),
    'comma',
    'and',
  );

function describeState(view: NightmareCathedral, { isInUse, isOpen, isFaint, agreeing }: TileLook): Phrase[] {
  if (isInUse) return [makePhrase('place.state.inUse', { who: { seat: view.turn } })];
  if (isFaint) return [makePhrase('place.state.closed')];
  if (!isOpen) return [];
  return [
    agreeing.length === 0
      ? makePhrase('place.state.open')
      : makePhrase('place.state.shared', { seats: listSeats(agreeing) }),
  ];
}

/** A Day space: beside which beds it lies, where its Dreamer will sleep, and whether it may be chosen now. */
export function describeDay(view: NightmareCathedral, look: TileLook): Phrase {
  const { action, adjacent, arrow } = DAYS[look.day];
  const space = makePhrase('place.day', {
    action: makePhrase(`action.${action}`),
    beside: joinPhrases(
      adjacent.map((night) => makePhrase(`night.${night}`)),
      'comma',
      'and',
    ),
    night: makePhrase(`night.${arrow}`),
  });
  return joinPhrases([space, ...describeState(view, look)], 'space', 'space') as Phrase;
}

/** A bed with who sleeps in it; while somebody chooses one, the Dreamers are heard by themselves. */
export function describeBed(night: number, asleep: readonly Seat[], isChosen: boolean): Phrase {
  const name = makePhrase(`night.${NIGHTS[night]}`);
  if (isChosen || asleep.length === 0) return makePhrase('place.night', { night: name });
  return makePhrase('place.bed', { night: name, seats: listSeats(asleep) });
}
