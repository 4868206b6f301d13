import { copy, draftOn, engine, give, keep, keysOf, others, told } from './arrange';

const begin = (seats: number) => engine.start({ seats, seed: 3, first: 1 });
const sizes = (piles: readonly (readonly number[])[]) => piles.map((pile) => pile.length);

describe('three to six seats', () => {
  test.each([3, 4, 5, 6])('C2.1 everybody is dealt eight cards that only it sees (%d seats)', (seats) => {
    const s = begin(seats);
    expect(sizes(s.hands)).toEqual(Array(seats).fill(8));
    expect(s.deck).toHaveLength(50 - 8 * seats);
    for (let seat = 0; seat < seats; seat++) {
      const view = engine.view(s, seat);
      expect(view.hands[seat]).toEqual(s.hands[seat]);
      for (const other of others(s, seat)) expect(view.hands[other]).toEqual(Array(8).fill(0));
      expect(view.deck.every((card) => card === 0)).toBe(true);
    }
  });

  test('C2.2 everybody keeps a card in secret and all at once', () => {
    const s = begin(4);
    const hands = copy(s.hands);
    expect(engine.waiting(s)).toEqual([0, 1, 2, 3]);
    expect(engine.moves(s, 2)).toEqual(hands[2].map(keep));
    for (const seat of [2, 0, 3]) {
      engine.play(s, seat, keep(hands[seat][5]));
      expect(sizes(s.kept)).toEqual([0, 0, 0, 0]);
    }
    expect(engine.waiting(s)).toEqual([1]);
    const events: object[] = [];
    engine.play(s, 1, keep(hands[1][0]), (event) => events.push(event));
    expect(s.kept).toEqual([[hands[0][5]], [hands[1][0]], [hands[2][5]], [hands[3][5]]]);
    expect(engine.view(s, 1).kept).toEqual([[0], [hands[1][0]], [0], [0]]);
    expect(events).toEqual([
      { key: 'allKept', kept: 1 },
      { key: 'passed', count: 7 },
    ]);
    expect(() => engine.play(s, 0, keep(s.hands[1][0]))).toThrow(/may not play/);
  });

  test('C2.3 the other cards go to the left', () => {
    const s = begin(5);
    const hands = copy(s.hands);
    draftOn(s, 1);
    expect(s.hands).toEqual([4, 0, 1, 2, 3].map((from) => hands[from].slice(1)));
    draftOn(s, 1);
    expect(s.hands).toEqual([3, 4, 0, 1, 2].map((from) => hands[from].slice(2)));
  });

  test.each([4, 5, 6])('C2.4 seven are kept and the last is set aside unseen (%d seats)', (seats) => {
    const s = begin(seats);
    draftOn(s, 6);
    expect(sizes(s.hands)).toEqual(Array(seats).fill(2));
    const last = s.hands.map((hand) => hand[1]);
    const events = draftOn(s, 1);
    expect(s.chapter).toBe(2);
    expect(sizes(s.hands)).toEqual(Array(seats).fill(7));
    expect(s.box).toEqual(last.map((card) => [card]));
    for (let seat = 0; seat < seats; seat++) expect(engine.view(s, seat).box.flat()).toEqual(Array(seats).fill(0));
    expect(events.slice(0, 3)).toEqual([
      { key: 'allKept', kept: 7 },
      { key: 'setAside', count: 1 },
      { key: 'chapterTwo', seat: 1 },
    ]);
  });

  test('C2.5 three seats keep four of each of two deals', () => {
    const s = begin(3);
    const dealt = s.hands.flat();
    const deck = copy(s.deck);
    const events = draftOn(s, 4);
    expect(sizes(s.kept)).toEqual([4, 4, 4]);
    expect(sizes(s.box)).toEqual([4, 4, 4]);
    expect([...s.kept.flat(), ...s.box.flat()].sort()).toEqual([...dealt].sort());
    expect(s.hands.flat().sort()).toEqual(deck.slice(2).sort());
    expect(s.deck).toEqual(deck.slice(0, 2));
    expect(events.slice(-3)).toEqual([
      { key: 'allKept', kept: 4 },
      { key: 'setAside', count: 4 },
      { key: 'dealt', deal: 2 },
    ]);
    draftOn(s, 4);
    expect(s.chapter).toBe(2);
    expect(sizes(s.hands)).toEqual([8, 8, 8]);
    expect(sizes(s.box)).toEqual([8, 8, 8]);
  });

  test('who set a card aside still knows it in an imagined world, others do not', () => {
    const s = begin(4);
    draftOn(s, 7);
    const worlds = (seat: number) =>
      Array.from(
        { length: 40 },
        (_, i) =>
          engine.imagine(s, seat, {
            random: (below) => (i * 7) % below,
            shuffle: (cards) => void cards.push(...cards.splice(0, i % cards.length)),
          }).box[2][0],
      );
    expect(new Set(worlds(2))).toEqual(new Set(s.box[2]));
    expect(new Set(worlds(0)).size).toBeGreaterThan(5);
  });
});

describe('two seats', () => {
  test('C3.1 a ghost deck on the right of each, given cards by that seat only', () => {
    const s = begin(2);
    expect(s.ghosts).toEqual([[], []]);
    const [mine, theirs] = copy(s.hands);
    draftOn(s, 1);
    expect(s.ghosts).toEqual([[mine[1]], [theirs[1]]]);
    expect(begin(3).ghosts).toEqual([]);
  });

  test('C3.2 a seat keeps one card and gives one to its ghost, both in secret, in one visit', () => {
    const s = begin(2);
    const [mine, theirs] = copy(s.hands);
    const events: object[] = [];
    const tell = (event: object) => events.push(event);
    expect(engine.waiting(s)).toEqual([0, 1]);
    expect(engine.moves(s, 1)).toEqual(theirs.map(keep));
    engine.play(s, 1, keep(theirs[3]), tell);
    expect(engine.waiting(s)).toEqual([0, 1]);
    const left = theirs.filter((card) => card !== theirs[3]);
    expect(engine.moves(s, 1)).toEqual(left.map(give));
    engine.play(s, 1, give(left[0]), tell);
    expect(engine.waiting(s)).toEqual([0]);
    expect(engine.moves(s, 0)).toEqual(mine.map(keep));
    expect(engine.view(s, 0).kept).toEqual([[], [0]]);
    expect(engine.view(s, 0).ghosts).toEqual([[], [0]]);
    expect(engine.view(s, 1).kept).toEqual([[], [theirs[3]]]);
    expect(events).toEqual([
      { key: 'kept', seat: 1, secret: { to: [1], card: theirs[3] } },
      { key: 'gave', seat: 1, secret: { to: [1], card: left[0] } },
    ]);
  });

  test('C3.3 hands change places until they are empty; then eight more are dealt', () => {
    const s = begin(2);
    const [mine, theirs] = copy(s.hands);
    const first = draftOn(s, 1);
    expect(s.hands).toEqual([theirs.slice(2), mine.slice(2)]);
    expect(first.at(-1)).toEqual({ key: 'passed', count: 6 });
    const more = draftOn(s, 3);
    expect(told(more, 'setAside')).toEqual([]);
    expect(more.at(-1)).toEqual({ key: 'dealt', deal: 2 });
    expect(sizes(s.hands)).toEqual([8, 8]);
    expect(sizes(s.kept)).toEqual([4, 4]);
    draftOn(s, 3);
    expect(s.chapter).toBe(1);
    draftOn(s, 1);
    expect(s.chapter).toBe(2);
    expect(sizes(s.hands)).toEqual([8, 8]);
    expect(sizes(s.ghosts).reduce((sum, one) => sum + one)).toBe(16 - s.trick.length);
    expect(s.deck).toHaveLength(50 - 32);
  });

  test('C3.4 ghost decks are unseen and shuffled: who gave knows which cards, not when they come', () => {
    const s = begin(2);
    draftOn(s, 7);
    const given = copy(s.ghosts);
    const hands = copy(s.hands);
    const events = draftOn(s, 1);
    expect(told(events, 'ghostsShuffled')).toHaveLength(1);
    const ghosts = given.map((ghost, seat) => [...ghost, hands[seat][1]]);
    const now = s.ghosts.map((ghost, seat) => [...ghost, ...s.trick.filter((card) => ghosts[seat].includes(card))]);
    expect(now.map((ghost) => [...ghost].sort())).toEqual(ghosts.map((ghost) => [...ghost].sort()));
    expect(now).not.toEqual(ghosts);
    for (const seat of [0, 1])
      expect(
        engine
          .view(s, seat)
          .ghosts.flat()
          .every((card) => card === 0),
      ).toBe(true);
    const dice = { random: () => 0, shuffle: (cards: number[]) => void cards.reverse() };
    const world = engine.imagine(s, 0, dice);
    expect(world.ghosts[0]).toEqual([...s.ghosts[0]].reverse());
    expect([...world.ghosts[1]].sort()).not.toEqual([...s.ghosts[1]].sort());
  });

  test('in the draft a bot knows what it gave, in the order in which it gave it', () => {
    const s = begin(2);
    draftOn(s, 2);
    const world = engine.imagine(s, 1, { random: () => 0, shuffle: (cards: number[]) => void cards.reverse() });
    expect(world.ghosts[1]).toEqual(s.ghosts[1]);
    expect(keysOf(world.kept[1])).toEqual(keysOf(s.kept[1]));
    expect(world.kept[0]).not.toEqual(s.kept[0]);
  });
});
