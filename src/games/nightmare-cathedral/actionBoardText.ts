import type { Seat } from '../../rules/kernel/types';
import { DAYS, NIGHTS } from '../../rules/nightmare-cathedral/content/days';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { sideName } from './names';
import { joinPhrases, makePhrase } from './phrases';

/** The action board as it is heard. */

/** What is told of a Day space. */
interface DaySpace {
  readonly day: number;
  readonly isOpen: boolean;
  readonly isFaint: boolean;
  readonly agreeing: readonly Seat[];
}

const listSeats = (seats: readonly Seat[], viewer: Seat): PhraseFact =>
  joinPhrases(
    seats.map((seat) => sideName(seat, viewer)),
    'comma',
    'and',
  );

function describeState(viewer: Seat, { isOpen, isFaint, agreeing }: DaySpace): Phrase[] {
  if (isFaint) return [makePhrase('place.state.closed')];
  if (!isOpen) return [];
  return [
    agreeing.length === 0
      ? makePhrase('place.state.open')
      : makePhrase('place.state.shared', { seats: listSeats(agreeing, viewer) }),
  ];
}

/** A Day space: beside which beds it lies, where its Dreamer will sleep, and whether it may be chosen now. */
export function describeDay(viewer: Seat, look: DaySpace): Phrase {
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
  return joinPhrases([space, ...describeState(viewer, look)], 'space', 'space') as Phrase;
}

/** A bed with who sleeps in it; while somebody chooses one, with the Day spaces beside it: Dreamers are heard by themselves. */
export function describeBed(night: number, asleep: readonly Seat[], viewer: Seat, isChosen: boolean): Phrase {
  const name = makePhrase(`night.${NIGHTS[night]}`);
  if (isChosen) {
    const beside = DAYS.filter(({ adjacent }) => adjacent.includes(NIGHTS[night]));
    const actions = beside.map(({ action }) => makePhrase(`action.${action}`));
    return makePhrase('place.bedBeside', { night: name, actions: joinPhrases(actions, 'comma', 'and') });
  }
  if (asleep.length === 0) return makePhrase('place.night', { night: name });
  return makePhrase('place.bed', { night: name, count: asleep.length, seats: listSeats(asleep, viewer) });
}
