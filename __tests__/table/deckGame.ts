import type { Beat } from '../../src/match/types';
import type { Event, Move, State } from '../../src/rules/kernel/types';
import type { GameFace } from '../../src/table/face';
import type { CardFlow, Piece, Place, Scene } from '../../src/table/scene';
import type { MatchSource } from '../../src/table/stage';

/** The smallest game that can test a table: a deck, an own hand, a rival's hand and a row. */
export interface Deck extends State {
  readonly deck: readonly number[];
  readonly hand: readonly number[];
  readonly rival: readonly number[];
  readonly row: readonly number[];
}

export interface DeckMove extends Move {
  readonly card?: number;
  readonly to?: string;
}

const BLANK: State = { seats: 2, first: 0, options: {}, chance: [0, 0, 0, 0], flow: [], played: 0 };

export const deckOf = (cards: readonly number[]): Deck => ({ ...BLANK, deck: cards, hand: [], rival: [], row: [] });

type Zone = 'deck' | 'hand' | 'rival' | 'row';

/** Moves cards from the end of one zone to the end of another. */
export function carry(s: Deck, from: Zone, to: Zone, count = 1): Deck {
  const cards = s[from].slice(-count);
  return { ...s, [from]: s[from].slice(0, -count), [to]: [...s[to], ...cards] };
}

export const play = (s: Deck, card: number): Deck => ({
  ...s,
  hand: s.hand.filter((one) => one !== card),
  row: [...s.row, card],
});

const SPOTS: Record<Zone, { readonly x: number; readonly y: number; readonly step: number; readonly isOpen: boolean }> =
  {
    deck: { x: 60, y: 200, step: 0, isOpen: false },
    rival: { x: 60, y: 60, step: 20, isOpen: false },
    row: { x: 60, y: 330, step: 44, isOpen: true },
    hand: { x: 60, y: 470, step: 40, isOpen: true },
  };
const ZONES = Object.keys(SPOTS) as Zone[];
const TOP = 6;

export function deckScene(s: Deck): Scene {
  const pieces: Piece[] = [];
  const places: Place[] = [];
  for (const zone of ZONES) {
    const { x, y, step, isOpen } = SPOTS[zone];
    const cards = s[zone];
    const hidden = zone === 'deck' ? Math.max(0, cards.length - TOP) : 0;
    places.push({ key: zone, x: 180, y, width: 340, height: 80, label: { key: zone }, outlined: zone === 'row' });
    cards.slice(hidden).forEach((card, index) => {
      const slot = hidden + index;
      pieces.push({
        key: isOpen ? `card:${card}` : `${zone}:${slot}`,
        place: zone,
        face: isOpen ? `face${card}` : null,
        x: x + step * index,
        y,
        width: 40,
        turn: 0,
        depth: slot,
        label: { key: isOpen ? `card ${card}` : 'hidden' },
      });
    });
  }
  return {
    pieces,
    places,
    playedAt: { x: 180, y: 400, width: 350, height: 220 },
    plates: [0, 1].map((seat) => ({ seat, x: 60 + 200 * seat, y: 20, width: 120, height: 28, score: seat })),
  };
}

export const flowsOf = (event: Event): readonly CardFlow[] => (event.flows as readonly CardFlow[] | undefined) ?? [];

/** The pure part of the face, without components. */
export const deckDrawing = {
  layOutScene: deckScene,
  listFlows: flowsOf,
  describeEvent: (event: Event) => (event.key === 'silent' ? null : { key: event.key }),
} satisfies Pick<GameFace<Deck>, 'layOutScene' | 'listFlows' | 'describeEvent'>;

export const beat = (
  view: State,
  key: string | null,
  flows: readonly CardFlow[] = [],
  decision = 1,
  seat = 1,
): Beat => ({
  decision,
  seat,
  event: key === null ? null : { key, flows: flows.map((flow) => ({ ...flow })) },
  view,
});

export const shows = (rest: State, beats: readonly Beat[], more: Partial<MatchSource> = {}): MatchSource => ({
  viewer: 0,
  rest,
  beats,
  dropped: 0,
  moves: [],
  waiting: [0],
  thinking: null,
  ...more,
});
