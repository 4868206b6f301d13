import type { Card, Seat } from '../../rules/kernel/types';
import { DEVELOPMENTS, DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import { RITUAL } from '../../rules/nightmare-cathedral/content/tracks';
import { entryOf, type Parts } from '../../rules/nightmare-cathedral/score';
import { SHADOWS, type NightmareCathedral, type Side } from '../../rules/nightmare-cathedral/state';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { listDevoured } from './building';
import { cardName, sideName } from './names';
import { joinPhrases, makePhrase } from './phrases';

/** Where each point comes from: below a number of the score sheet stands what it is made of. */

const say = (key: string, facts: Phrase['facts']): Phrase => makePhrase(`sheet.from.${key}`, facts);

const listPoints = (cards: readonly (readonly [Card, number])[]): PhraseFact =>
  joinPhrases(
    cards.map(([card, points]) => say('card', { card: cardName(card), points })),
    'comma',
    'comma',
  );

function fromRitual(view: NightmareCathedral, seat: Seat): Phrase | null {
  const steps = [0, 1].map((marker) => view.ritual[seat * 2 + marker]).filter((step) => RITUAL[step].vp > 0);
  if (steps.length === 0) return null;
  const markers = steps.map((step) => say('step', { step, points: RITUAL[step].vp }));
  return say('cards', { cards: joinPhrases(markers, 'comma', 'comma') });
}

function fromFortresses(view: NightmareCathedral, seat: Seat): Phrase | null {
  const { two, three } = entryOf(view, seat);
  const parts = [
    ...(two > 0 ? [say('two', { number: two, points: two })] : []),
    ...(three > 0 ? [say('three', { number: three, points: 2 * three })] : []),
  ];
  return parts.length === 0 ? null : say('cards', { cards: joinPhrases(parts, 'comma', 'comma') });
}

/** The place of a side among all, and the points for it; places that several fill are shared. */
function fromDevoured(view: NightmareCathedral, side: Side): Phrase | null {
  const rows = listDevoured(view);
  const own = rows.find((row) => row.side === side);
  if (!own || rows.every(({ count }) => count === 0)) return null;
  const first = rows.filter(({ count }) => count > own.count).length + 1;
  const tied = rows.filter(({ count }) => count === own.count).length;
  const place = tied === 1 ? say('place', { first }) : say('places', { first, last: first + tied - 1 });
  return own.points === null
    ? say('shadows', { count: own.count, place })
    : say('devoured', { count: own.count, place, points: own.points });
}

function fromUpgrades(view: NightmareCathedral, seat: Seat): Phrase | null {
  const worth = view.actions[seat].flat().flatMap((card): [Card, number][] => {
    const upgrade = DEVELOPMENTS[card];
    return upgrade.kind === 'upgrade' && upgrade.points > 0 ? [[card, upgrade.points]] : [];
  });
  return worth.length === 0 ? null : say('cards', { cards: listPoints(worth) });
}

function fromDreams(view: NightmareCathedral, seat: Seat): Phrase | null {
  const worth = view.dreamt[seat].map((card): [Card, number] => [card, DREAMS[card].vp]);
  return worth.length === 0 ? null : say('cards', { cards: listPoints(worth) });
}

const FROM: Readonly<Record<keyof Parts, (view: NightmareCathedral, seat: Seat) => Phrase | null>> = {
  ritual: fromRitual,
  fortresses: fromFortresses,
  devoured: fromDevoured,
  upgrades: fromUpgrades,
  dreams: fromDreams,
};

/** What a part of the score is made of, a line a seat; of the devoured the Shadows have one, too. */
export function explainPart(view: NightmareCathedral, part: keyof Parts): readonly Phrase[] {
  const seats = Array.from({ length: view.seats }, (_, seat): Side => seat);
  return (part === 'devoured' ? [...seats, SHADOWS] : seats).flatMap((side) => {
    const from = FROM[part](view, side);
    return from ? [makePhrase('sheet.line', { who: sideName(side, -1), from })] : [];
  });
}
