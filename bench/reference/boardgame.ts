import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';

import { CARDS, MOVES, SEATS, TRICKS } from './rules';

interface G {
  hands: number[][];
  trick: number[];
  leader: number;
  taken: number[];
}
type Context = {
  G: G;
  random: { Shuffle<T>(list: T[]): T[] };
  events: { endTurn(next: { next: string }): void };
  playerID: string;
};

/** The reference game for boardgame.io 0.50, in its fastest form: no undo, no client, only the reducer. */
const game = {
  name: 'tricks',
  disableUndo: true,
  setup: ({ random }: Context): G => {
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, i) => i + 1));
    return {
      hands: Array.from({ length: SEATS }, (_, seat) => deck.slice(seat * TRICKS, (seat + 1) * TRICKS)),
      trick: [],
      leader: 0,
      taken: [0, 0, 0, 0],
    };
  },
  moves: {
    lay: ({ G, events, playerID }: Context, card: number) => {
      const hand = G.hands[Number(playerID)];
      const index = hand.indexOf(card);
      if (index < 0) return 'INVALID_MOVE';
      hand.splice(index, 1);
      G.trick.push(card);
      let next = (Number(playerID) + 1) % SEATS;
      if (G.trick.length === SEATS) {
        next = (G.leader + G.trick.indexOf(Math.max(...G.trick))) % SEATS;
        G.taken[next]++;
        G.leader = next;
        G.trick = [];
      }
      events.endTurn({ next: String(next) });
      return undefined;
    },
  },
  endIf: ({ G }: Context) => (G.hands.every((hand) => hand.length === 0) ? { taken: G.taken } : undefined),
};

type BoardState = { G: G; ctx: { currentPlayer: string; gameover?: unknown } };

export function playBoardgame(matches: number): number {
  const reduce = CreateGameReducer({ game: game as never }) as unknown as (
    state: BoardState,
    action: object,
  ) => BoardState;
  for (let match = 0; match < matches; match++) {
    let state = InitializeGame({
      game: { ...game, seed: String(match) } as never,
      numPlayers: SEATS,
    }) as unknown as BoardState;
    for (let i = 0; i < MOVES; i++) {
      const playerID = state.ctx.currentPlayer;
      const hand = state.G.hands[Number(playerID)];
      const card = hand[Math.floor(Math.random() * hand.length)];
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'lay', args: [card], playerID } });
    }
    if (!state.ctx.gameover) throw new Error('boardgame.io does not end');
  }
  return matches * MOVES;
}
