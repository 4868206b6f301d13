import { arrange, cards, engine, play, told, tokens, trick } from './arrange';

describe('a trick', () => {
  test('C4.1 the seat that begins leads the first trick', () => {
    for (const first of [0, 1, 2, 3]) {
      const s = engine.start({ seats: 4, seed: 9, first });
      while (s.chapter === 1) for (const seat of [...engine.waiting(s)]) engine.play(s, seat, engine.moves(s, seat)[0]);
      expect(engine.waiting(s)).toEqual([first]);
    }
    const led = new Set<number>();
    for (let seed = 0; seed < 30; seed++) led.add(engine.start({ seats: 4, seed }).first);
    expect([...led].sort()).toEqual([0, 1, 2, 3]);
  });

  test('C4.2 in clockwise order everybody plays any card of the hand', () => {
    const s = arrange({
      hands: [
        ['giant', 'jack'],
        ['ogre', 'beauty'],
        ['troll', 'puss'],
      ],
      leader: 2,
    });
    expect(engine.moves(s, 2)).toEqual(cards('troll', 'puss').map((card) => ({ type: 'play', card })));
    const events = play(s, 'puss');
    expect(events).toEqual([{ key: 'played', chair: 2, seat: 2, card: 10 }]);
    expect(engine.waiting(s)).toEqual([0]);
    expect(engine.moves(s, 0)).toHaveLength(2);
    play(s, 'giant');
    expect(engine.waiting(s)).toEqual([1]);
    expect(s.trick).toEqual(cards('puss', 'giant'));
    for (const seat of [0, 1, 2]) expect(engine.view(s, seat).trick).toEqual(s.trick);
    expect(() => engine.play(s, 1, { type: 'play', card: 47 })).toThrow(/may not play/);
  });

  test('C4.3 the highest value wins and takes a star', () => {
    const s = arrange({
      hands: [
        ['unicorn', 'shapeshifter'],
        ['giant', 'rapunzel'],
        ['ogre', 'beauty'],
        ['humptyDumpty', 'duckling'],
      ],
    });
    const events = play(s, 'unicorn', 'giant', 'ogre', 'humptyDumpty');
    expect(told(events, 'won')).toEqual([{ key: 'won', chair: 2, seat: 2, card: 48 }]);
    expect(s.tokens).toEqual([tokens(), tokens(), tokens(0, 0, 1), tokens()]);
    expect(s.won).toEqual([0, 0, 1, 0]);
  });

  test('C4.4 cards lie before who played them, the winner leads, until the hands are empty', () => {
    const s = arrange({
      hands: [
        ['unicorn', 'shapeshifter'],
        ['giant', 'rapunzel'],
        ['ogre', 'tweedledum'],
      ],
      leader: 1,
    });
    const events = play(s, 'giant', 'tweedledum', 'unicorn');
    expect(s.stories).toEqual([cards('unicorn'), cards('giant'), cards('tweedledum')]);
    expect(s.trick).toEqual([]);
    expect(events.at(-1)).toEqual({ key: 'gathered', chair: 1, seat: 1 });
    expect(engine.waiting(s)).toEqual([1]);
    play(s, 'rapunzel', 'ogre', 'shapeshifter');
    expect(engine.isOver(s)).toBe(true);
    expect(s.chapter).toBe(3);
    expect(s.stories).toEqual([
      cards('unicorn', 'shapeshifter'),
      cards('giant', 'rapunzel'),
      cards('tweedledum', 'ogre'),
    ]);
    expect(s.won).toEqual([0, 1, 1]);
  });
});

describe('ghosts', () => {
  const hands = [
    ['giant', 'jack'],
    ['ogre', 'beauty'],
  ] as const;
  const ghosts = [
    ['puss', 'unicorn'],
    ['rapunzel', 'dragon'],
  ] as const;

  test('C4.5 seat, ghost, seat, ghost; a ghost plays the top of its deck, also when it leads', () => {
    const s = arrange({ hands, ghosts });
    const events = play(s, 'giant');
    // After seat 0 comes the ghost on the right of seat 1.
    expect(events).toEqual([
      { key: 'played', chair: 0, seat: 0, card: 47 },
      { key: 'played', chair: 1, card: 50 },
    ]);
    expect(engine.waiting(s)).toEqual([1]);
    const more = play(s, 'beauty');
    expect(more.map(({ key, chair }) => [key, chair])).toEqual([
      ['played', 2],
      ['played', 3],
      ['won', 1],
      ['gathered', 1],
      ['played', 1],
    ]);
    expect(more[1]).toEqual({ key: 'played', chair: 3, card: 28 });
    expect(s.trick).toEqual(cards('rapunzel'));
    expect(engine.waiting(s)).toEqual([1]);
    play(s, 'ogre');
    expect(s.trick).toEqual(cards('rapunzel', 'ogre', 'puss'));
    expect(engine.waiting(s)).toEqual([0]);
  });

  test('C4.6 ghosts gain nothing, and keep the star from everybody', () => {
    const s = arrange({
      hands: [
        ['giant', 'jack'],
        ['beast', 'beauty'],
      ],
      ghosts: [
        ['puss', 'rapunzel'],
        ['unicorn', 'dragon'],
      ],
    });
    const events = play(s, 'giant', 'beast');
    expect(s.tokens).toEqual([tokens(), tokens()]);
    expect(s.won).toEqual([0, 0]);
    expect(told(events, 'won')).toEqual([{ key: 'won', chair: 1, card: 50 }]);
    const s2 = arrange({
      hands: [
        ['witch', 'jack'],
        ['giant', 'beauty'],
      ],
      ghosts: [
        ['puss', 'rapunzel'],
        ['unicorn', 'duckling'],
      ],
    });
    const paid = told(play(s2, 'witch', 'giant'), 'paid'); // Rapunzel belongs to a ghost.
    expect(paid.map(({ seat }) => seat)).toEqual([0]);
  });

  test('C4.7 the cards of ghosts are in sight: the Dragon of a ghost pays the Princess', () => {
    const s = arrange({
      hands: [
        ['puss', 'jack'],
        ['princess', 'beauty'],
      ],
      ghosts: [
        ['duckling', 'rapunzel'],
        ['unicorn', 'dragon'],
      ],
    });
    const events = play(s, 'puss', 'princess');
    expect(s.tokens).toEqual([tokens(), tokens(1, 1, 1)]);
    expect(told(events, 'paid')).toEqual([
      {
        key: 'paid',
        chair: 2,
        seat: 1,
        card: 38,
        ability: 0,
        times: 1,
        reward: { hearts: 1, gems: 1, stars: 1 },
        cards: [50],
      },
    ]);
    expect(s.stories).toEqual([cards('puss'), cards('dragon'), cards('princess'), [...cards('rapunzel')]]);
    for (const seat of [0, 1]) expect(engine.view(s, seat).stories).toEqual(s.stories);
    expect(s.won).toEqual([0, 0]);
  });
});

describe('the order in a trick', () => {
  const order = (events: readonly { key: string; card?: unknown }[]) =>
    events.map(({ key, card }) => [key, card]).slice(0, -1);

  test('C6.1 the star, then the abilities in the order of play', () => {
    const s = arrange({
      hands: [
        ['geppetto', 'giant'],
        ['pinocchio', 'ogre'],
        ['goldilocks', 'troll'],
        ['threeBears', 'beauty'],
      ],
      leader: 2,
    });
    const events = play(s, 'goldilocks', 'threeBears', 'geppetto');
    expect(told(events, 'paid')).toEqual([]);
    expect(order(play(s, 'pinocchio'))).toEqual([
      ['played', 3],
      ['won', 46],
      ['paid', 5],
      ['paid', 46],
      ['paid', 26],
      ['paid', 3],
    ]);
    expect(s.tokens).toEqual([tokens(2), tokens(3), tokens(0, 4), tokens(3, 0, 1)]);
  });

  test.each([
    [['snowQueen', 'geppetto', 'goldilocks', 'threeBears']],
    [['goldilocks', 'threeBears', 'geppetto', 'snowQueen']],
  ] as const)('C6.2 with the Snow Queen nobody gains hearts or gems (%s)', (keys) => {
    const s = arrange({ hands: keys.map((key, seat) => [key, (['giant', 'ogre', 'troll', 'beauty'] as const)[seat]]) });
    const events = play(s, ...keys);
    expect(told(events, 'paid')).toEqual([]);
    expect(told(events, 'frozen')).toEqual([{ key: 'frozen', card: 40 }]);
    expect(s.tokens.map(({ hearts, gems }) => hearts + gems)).toEqual([0, 0, 0, 0]);
    const ghost = arrange({
      hands: [
        ['goldilocks', 'giant'],
        ['geppetto', 'ogre'],
      ],
      ghosts: [
        ['beauty', 'snowQueen'],
        ['troll', 'threeBears'],
      ],
    });
    play(ghost, 'goldilocks', 'geppetto');
    expect(ghost.tokens).toEqual([tokens(), tokens()]);
  });

  test('C6.3 she does not touch stars', () => {
    expect(trick('snowQueen', 'princess', 'dragon', 'goldilocks')).toEqual([
      tokens(),
      tokens(0, 0, 1),
      tokens(0, 0, 1),
      tokens(),
    ]);
    expect(trick('snowQueen', 'goldilocks', 'jack')).toEqual([tokens(0, 0, 1), tokens(), tokens()]);
  });

  test('C6.4 the Queen of Hearts and the Cheshire Cat come last, the lower value first', () => {
    // Nobody else gains hearts, so the Cat does, and the Queen sees it although she was played first.
    const s = arrange({
      hands: [
        ['queenOfHearts', 'giant'],
        ['cheshireCat', 'ogre'],
        ['rapunzel', 'troll'],
      ],
    });
    const events = told(play(s, 'queenOfHearts', 'cheshireCat', 'rapunzel'), 'paid');
    expect(events.map(({ card }) => card)).toEqual([34, 39]);
    const [, cat] = s.tokens;
    expect(cat.hearts).toBeGreaterThan(0);
    expect(s.tokens[0].hearts).toBe(cat.hearts);
    // Somebody after her gains hearts, so the Cat gets none.
    const [queen, , geppetto] = trick('queenOfHearts', 'cheshireCat', 'geppetto', 'jack', 'pinocchio');
    expect(geppetto.hearts).toBe(2);
    expect(queen.hearts).toBe(5);
    expect(trick('cheshireCat', 'geppetto', 'jack')[0]).toEqual(tokens(0, 0, 1));
  });

  test('C6.5 they count what ghosts would have gained', () => {
    const s = arrange({
      hands: [
        ['queenOfHearts', 'giant'],
        ['cheshireCat', 'ogre'],
      ],
      ghosts: [
        ['beauty', 'pinocchio'],
        ['troll', 'geppetto'],
      ],
    });
    play(s, 'queenOfHearts', 'cheshireCat');
    expect(s.tokens).toEqual([tokens(4, 0, 1), tokens()]); // Pinocchio brings 3, Geppetto 1.
    const frozen = arrange({
      hands: [
        ['queenOfHearts', 'giant'],
        ['cheshireCat', 'ogre'],
      ],
      ghosts: [
        ['beauty', 'pinocchio'],
        ['troll', 'snowQueen'],
      ],
    });
    play(frozen, 'queenOfHearts', 'cheshireCat');
    expect(frozen.tokens).toEqual([tokens(), tokens()]);
  });
});
