import { CARDS, MOVES, SEATS, TRICKS } from './rules';

/** The plainest mutable JavaScript for the reference game: no list of moves, no flow, no saves, no secrets. */
export function playPlain(matches: number): number {
  let checksum = 0;
  for (let match = 0; match < matches; match++) {
    const deck: number[] = [];
    for (let card = 1; card <= CARDS; card++) deck.push(card);
    for (let i = deck.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      const card = deck[i];
      deck[i] = deck[j];
      deck[j] = card;
    }
    const hands: number[][] = [];
    for (let seat = 0; seat < SEATS; seat++) hands.push(deck.splice(0, TRICKS));
    const taken = [0, 0, 0, 0];
    let leader = 0;
    for (let trick = 0; trick < TRICKS; trick++) {
      let best = -1;
      let winner = leader;
      for (let i = 0; i < SEATS; i++) {
        const seat = (leader + i) % SEATS;
        const hand = hands[seat];
        const card = hand.splice(Math.floor(Math.random() * hand.length), 1)[0];
        if (card > best) {
          best = card;
          winner = seat;
        }
      }
      taken[winner]++;
      leader = winner;
    }
    checksum += taken[0];
  }
  if (checksum < 0) throw new Error('impossible');
  return matches * MOVES;
}
