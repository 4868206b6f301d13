import type { Card, Dice, Seat, Zone } from '../kernel/types';

import { BASIC, isBasic } from './content/cards';
import type { KeepTask } from './effects/keep';
import type { Conflict } from './falling';
import { mayHideCards } from './fighting';
import { SHADOWS, type NightmareCathedral } from './state';

/** The zones say where every card lies and who sees it. */

const BACK_OF = { books: 'development', dreams: 'dream', visions: 'dream' } as const;

/** Everybody knows that Basic Combat is in a hand, unless cards of its seat lie face down in a conflict. */
function handZone(s: NightmareCathedral, owner: Seat): Zone {
  const cards = s.hands[owner];
  const basicIsOpen = cards.length > 0 && isBasic(cards[0]) && !mayHideCards(s, owner);
  return {
    name: `hand:${owner}`,
    cards,
    back: 'development',
    seen: (seat, index) => seat === owner || (index === 0 && basicIsOpen),
  };
}

/** Cards that lie in conflicts and cards that are being looked at are kept in the frame that they belong to. */
function frameZones(s: NightmareCathedral): Zone[] {
  return s.flow.flatMap(({ procedure, locals }, depth): Zone[] => {
    if (procedure === 'conflict') {
      const l = locals as Conflict;
      const laid = l.laid.map((cards, index): Zone => ({
        name: `laid:${depth}:${index}`,
        cards,
        back: 'development',
        seen: l.shown || l.sides[index] === SHADOWS ? 'all' : l.sides[index],
      }));
      return [...laid, { name: `drawn:${depth}`, cards: l.drawn, back: 'conflict', seen: 'all' }];
    }
    if (procedure !== 'keep') return [];
    const l = locals as KeepTask;
    const apart = l.from !== 'dreams' && !s.stageCards;
    return [{ name: `looked:${depth}`, cards: l.looked, back: `${BACK_OF[l.from]}${apart ? '2' : ''}`, seen: l.seat }];
  });
}

const each = (rows: readonly Card[][], make: (cards: Card[], seat: Seat) => Zone): Zone[] => rows.map(make);

export function listZones(s: NightmareCathedral): Zone[] {
  return [
    { name: 'deck', cards: s.deck, back: 'development', seen: 'none' },
    { name: 'deck2', cards: s.deck2, back: 'development2', seen: 'none' },
    { name: 'discards', cards: s.discards, back: 'development', seen: 'all' },
    ...s.hands.map((_, seat) => handZone(s, seat)),
    ...s.actions.flatMap((rows, seat) =>
      rows.map((cards, day): Zone => ({ name: `action:${seat}:${day}`, cards, back: 'development', seen: 'all' })),
    ),
    {
      name: 'dreamDeck',
      cards: s.dreamDeck,
      back: 'dream',
      seen: 'none',
      known: (seat, index) => ((s.dreamDeckMet[index] >> seat) & 1) === 1,
    },
    { name: 'dreamDeck2', cards: s.dreamDeck2, back: 'dream2', seen: 'none' },
    { name: 'market', cards: s.market, back: 'dream', seen: 'all' },
    ...each(s.dreams, (cards, seat) => ({ name: `dreams:${seat}`, cards, back: 'dream', seen: seat })),
    ...each(s.visions, (cards, seat) => ({ name: `visions:${seat}`, cards, back: 'dream', seen: seat })),
    ...each(s.dreamt, (cards, seat) => ({ name: `dreamt:${seat}`, cards, back: 'dream', seen: 'all' })),
    {
      name: 'conflicts',
      cards: s.conflicts,
      back: 'conflict',
      seen: 'none',
      known: (_, index) => index < s.conflictsMet,
    },
    { name: 'conflicts2', cards: s.conflicts2, back: 'conflict2', seen: 'none' },
    { name: 'gone', cards: s.gone, back: 'conflict', seen: 'all' },
    ...frameZones(s),
  ];
}

/** Returns the row of a seat's cards that lies face down. */
function findHiddenRow(s: NightmareCathedral, seat: Seat): Card[] {
  for (const { procedure, locals } of s.flow) {
    const l = locals as Conflict;
    if (procedure === 'conflict' && !l.shown && l.sides.includes(seat)) return l.laid[l.sides.indexOf(seat)];
  }
  return [];
}

/**
 * Moves Basic Combat of each rival whose cards lie face down into that rival's hand or row, because it can be nowhere
 * else.
 */
export function sampleWorld(s: NightmareCathedral, seat: Seat, dice: Dice): void {
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival === seat || !mayHideCards(s, rival)) continue;
    const hand = s.hands[rival];
    const row = findHiddenRow(s, rival);
    const from = [s.deck, row, ...s.hands].find((cards) => cards.includes(BASIC[rival]));
    if (!from) continue;
    const place = dice.random(hand.length + row.length);
    const [cards, index] = place < hand.length ? [hand, 0] : [row, place - hand.length];
    from[from.indexOf(BASIC[rival])] = cards[index];
    cards[index] = BASIC[rival];
  }
}
