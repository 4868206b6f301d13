import { describeBriefly, describeShown } from '../../../src/games/nightmare-cathedral/brief';
import { describeChapter, canJoin } from '../../../src/games/nightmare-cathedral/chapters';
import { words } from '../../../src/games/nightmare-cathedral/words';
import { hideSecret } from '../../../src/rules/kernel/events';
import type { CathedralEvent } from '../../../src/rules/nightmare-cathedral/events';
import { SHADOWS, type NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { splitChapters } from '../../../src/table/chapters';
import { formatPhrase } from '../../../src/words/formatPhrase';
import { addWords, setLanguage, type Language } from '../../../src/words/words';

import { engine, play } from './matches';

const NAMES = ['Ola', 'Psotka', 'Mruczek'];
const begun: NightmareCathedral = engine.start({ seats: 3, seed: 1, options: { nightmares: '4+6' } });
const match: NightmareCathedral = { ...begun, pieces: ['1A', '2A', '3B'] };

beforeAll(() => addWords('nightmare-cathedral', words));

const tell = (language: Language, viewer: number, ...events: CathedralEvent[]) => (
  setLanguage(language),
  describeChapter(events, viewer, match)
    .map((one) => formatPhrase(one, NAMES))
    .join(' ')
);

const turn: CathedralEvent[] = [
  { key: 'slept', seat: 1, night: 0 },
  { key: 'turn', seat: 2, turn: 22, sign: 'root' },
  { key: 'acted', seat: 2, day: 1 },
];
const walk: CathedralEvent[] = [
  { key: 'moved', seat: 1, from: 20, to: 4 },
  { key: 'moved', seat: 1, from: 4, to: 5 },
  { key: 'moved', seat: 1, from: 3, to: 5 },
  { key: 'flew', seat: 1, to: 7 },
  { key: 'flew', seat: 1, to: 8 },
];
const fight: CathedralEvent[] = [
  { key: 'hits', area: 8, sides: [0, SHADOWS], attack: [2, 1], defence: [0, 0], hits: [1, 2] },
  { key: 'fell', area: 8, side: 0 },
  { key: 'fell', area: 8, side: SHADOWS },
  { key: 'fell', area: 8, side: SHADOWS },
];
const climb: CathedralEvent[] = [
  { key: 'knelt', seat: 0, area: 20 },
  { key: 'climbed', seat: 0, marker: 0, step: 8 },
  { key: 'knelt', seat: 0, area: 7 },
  { key: 'climbed', seat: 0, marker: 0, step: 9 },
];
const feast: CathedralEvent[] = [
  { key: 'devoured', seat: 1, area: 20, side: 1 },
  { key: 'devoured', seat: 1, area: 20, side: 0 },
  { key: 'devoured', seat: 1, area: 20, side: SHADOWS },
];
const icon: CathedralEvent[] = [
  { key: 'pieceUp', seat: 0, piece: '3B' },
  { key: 'flew', seat: 0, to: 4 },
  { key: 'flew', seat: 1, to: 8 },
];

test.each<[string, CathedralEvent[], string, string]>([
  ['a turn', turn, 'Mruczek: Przywołanie.', 'Mruczek: Summon.'],
  [
    'a walk, told by where it ends',
    walk,
    'Psotka idzie: Dziedziniec Kruków (2). Psotka śle Skrzydlaka: Pole Luster.',
    'Psotka enters Court of Crows (2). Psotka sends the Winged One to Field of Mirrors.',
  ],
  [
    'losses of both sides',
    fight,
    'Ty: atak 2 na obronę 0, 2 trafienia. Cienie: atak 1 na obronę 0, 1 trafienie. Ginie twój Wyznawca. Giną 2 Cienie.',
    'You: attack 2 against defence 0, 2 hits. Shadows: attack 1 against defence 0, 1 hit. Your follower falls. 2 Shadows fall.',
  ],
  [
    'a climb, its price first',
    climb,
    '2 twoich Wyznawców klęka: Studnia Gwiazd, Suche Morze. Twój znacznik wspina się na stopień 9, wart 5 punktów.',
    '2 of your followers kneel: Well of Stars, Dry Sea. Your marker climbs to step 9: 5 points.',
  ],
  [
    'a feast',
    feast,
    'Psotka pożera własnego Wyznawcę, twojego Wyznawcę i Cień: Studnia Gwiazd.',
    'Psotka devours a follower of their own, your follower and a Shadow: Well of Stars.',
  ],
  ['an icon for everybody', icon, 'Fragment 3. Każdy: lot Skrzydlaka.', 'Piece 3. Everybody: a flight.'],
])('%s is one chapter and told in one breath', (_, events, pl, en) => {
  for (let i = 1; i < events.length; i++) expect(canJoin(events[i - 1], events[i], 0)).toBe(true);
  expect(tell('pl', 0, ...events)).toBe(pl);
  expect(tell('en', 0, ...events)).toBe(en);
});

test('who falls after a lost fight had nowhere to go, and who won says why', () => {
  const end: CathedralEvent[] = [
    { key: 'won', area: 8, side: 1, loser: SHADOWS, by: 'fortress' },
    { key: 'fell', area: 8, side: SHADOWS },
    { key: 'fell', area: 8, side: SHADOWS },
  ];
  expect(tell('en', 0, ...end)).toBe(
    'Field of Mirrors. Psotka wins: a fortress stands here. 2 Shadows have nowhere to retreat to and fall.',
  );
});

test('who looks on sees in one what comes of a fight, without the sums; who fights sees them first', () => {
  const won: CathedralEvent = { key: 'won', area: 8, side: 1, loser: SHADOWS, by: 'units' };
  const hits: CathedralEvent = {
    key: 'hits',
    area: 8,
    sides: [1, SHADOWS],
    attack: [2, 0],
    defence: [0, 0],
    hits: [0, 2],
  };
  const fell: CathedralEvent = { key: 'fell', area: 8, side: SHADOWS };
  expect(canJoin(fell, won, 0)).toBe(true);
  expect(canJoin(fell, won, 1)).toBe(false);
  expect(tell('en', 0, hits, fell, won, fell)).toBe(
    'A Shadow falls. A Shadow has nowhere to retreat to and falls. Field of Mirrors. Psotka wins: more units are left.',
  );
  expect(tell('en', 1, hits, fell)).toMatch(/^You: attack 2/);
});

test('a fight of others is one chapter from its beginning until it is won; of one in which somebody flees, two', () => {
  const others: CathedralEvent[] = [
    { key: 'conflict', seat: 1, area: 8, sides: [1, 2] },
    { key: 'laysFirst', seat: 1 },
    { key: 'laid', seat: 1, count: 2 },
    { key: 'laid', seat: 2, count: 1 },
    { key: 'shown', area: 8, sides: [1, 2], cards: [[5, 6], [7]] },
    { key: 'hits', area: 8, sides: [1, 2], attack: [2, 0], defence: [0, 0], hits: [0, 2] },
    { key: 'fell', area: 8, side: 2 },
    { key: 'won', area: 8, side: 1, loser: 2, by: 'units' },
  ];
  const joined = (viewer: number) => others.slice(1).map((event, at) => canJoin(others[at], event, viewer));
  expect(joined(0)).toEqual([true, true, true, true, true, true, true]);
  expect(joined(1)).toEqual([true, true, true, false, true, true, false]);
  expect(tell('en', 0, ...others)).toBe(
    'Conflict, Field of Mirrors: Psotka and Mruczek. Mruczek loses a follower. Field of Mirrors. Psotka wins: more units are left.',
  );
  expect(canJoin(others[7], { key: 'retreated', area: 8, side: 2, to: 7 }, 0)).toBe(false);
  expect(canJoin(others[7], { key: 'retreated', area: 8, side: 2, to: 7 }, 1)).toBe(true);
});

test('two markers on one step are told once', () => {
  const both: CathedralEvent[] = [0, 1].map((marker) => ({ key: 'climbed', seat: 1, marker, step: 1 }));
  expect(tell('en', 0, ...both)).toBe('Psotka climbs to step 1 with both markers.');
});

test('followers that do not come are told with those that do, also when a piece brings them', () => {
  const short: CathedralEvent = { key: 'short', seat: 0, area: 8, count: 1, by: 'full' };
  const came: CathedralEvent = { key: 'produced', seat: 0, area: 7, side: 0, count: 1 };
  expect(canJoin(came, short, 0)).toBe(true);
  expect(tell('en', 0, came, short, { ...short, area: 20 })).toBe(
    'You gain a follower: Dry Sea. There is no room for more of your followers here: Field of Mirrors, Well of Stars.',
  );
  const everywhere: CathedralEvent = { ...short, seat: 1, area: 0, count: 2 };
  expect(tell('en', 0, icon[0], came, everywhere)).toContain('Psotka gets 2 followers fewer');
});

test('a fight, its end and the next fight are chapters of their own', () => {
  const won: CathedralEvent = { key: 'won', area: 8, side: 0, loser: SHADOWS, by: 'units' };
  const next: CathedralEvent = { key: 'conflict', seat: 0, area: 8, sides: [0, SHADOWS] };
  expect([canJoin(fight[3], won, 0), canJoin(won, next, 0)]).toEqual([false, false]);
});

test('cards that somebody draws are told to nobody else, and a pass to nobody', () => {
  const drew: CathedralEvent = { key: 'drew', seat: 1, count: 1, cards: [1] };
  expect(tell('en', 1, drew)).toBe('You draw: Reading Room of Shadows.');
  for (const viewer of [-1, 0, 2]) expect(tell('en', viewer, drew)).toBe('');
  expect(tell('en', 0, { key: 'passed', seat: 1, day: 1 })).toBe('');
});

describe('what is read while others act', () => {
  const read = (language: Language, viewer: number, ...events: CathedralEvent[]) => (
    setLanguage(language),
    describeBriefly(events, viewer, match)
      .map((one) => formatPhrase(one, NAMES))
      .join(' ')
  );
  const answer: CathedralEvent[] = [
    { key: 'opposed', seat: 1, day: 2 },
    { key: 'deed', seat: 1, card: 20 },
    { key: 'flew', seat: 1, to: 7 },
    { key: 'shadowCame', seat: 1, area: 7 },
    { key: 'shadowCame', seat: 1, area: 8 },
  ];

  test('an answer and what it brings are one list, one chapter, but not to who answers', () => {
    const joins = (viewer: number) => answer.slice(1).map((event, at) => canJoin(answer[at], event, viewer));
    expect(joins(0)).toEqual([true, true, true, true]);
    expect(joins(1)).toEqual([false, false, false, true]);
    expect(canJoin(answer[4], { key: 'opposed', seat: 1, day: 2 }, 0)).toBe(false);
    expect(canJoin(answer[4], { key: 'flew', seat: 2, to: 8 }, 0)).toBe(false);
    expect(read('pl', 0, ...answer)).toMatch(/^Psotka: Sprzeciw, [^,]+\.$/);
    expect(read('en', 0, ...answer)).toMatch(/^Psotka: Oppose, [^,]+\.$/);
    expect(read('en', 1, ...answer)).toBe(tell('en', 1, ...answer));
  });

  test('steps on the map are said of who does nothing else', () => {
    expect(read('en', 0, ...answer.slice(2))).toBe('Psotka: the Winged One flies, 2 new Shadows.');
  });

  test('what comes to the viewer of a piece of the Cathedral is told after it', () => {
    const full: CathedralEvent = { key: 'short', seat: 0, area: 8, count: 1, by: 'full' };
    expect(read('en', 0, icon[0], full)).toMatch(/^Piece 3.* There is no room for more/);
  });

  test('prices and what does not come are left out, a turn is its action, and who did the same is named together', () => {
    const built: CathedralEvent[] = [
      { key: 'lost', seat: 1, area: 7 },
      { key: 'built', seat: 1, area: 8, levels: 2 },
    ];
    expect(read('pl', 0, ...built)).toBe('Psotka: 2. poziom Fortecy.');
    expect(read('pl', 0, { key: 'short', seat: 1, area: 8, count: 1, by: 'full' })).toBe('');
    expect(read('pl', 0, { ...turn[0], seat: 0 } as CathedralEvent, ...turn.slice(1))).toBe('Mruczek: Przywołanie.');
    expect(read('pl', 0, ...icon.slice(1), { key: 'flew', seat: 2, to: 8 })).toBe(
      'Twój Skrzydlak leci: Głuchy Wąwóz. Psotka, Mruczek: lot Skrzydlaka.',
    );
    expect(read('pl', 0, ...icon)).toContain('Każdy: lot Skrzydlaka.');
  });

  test('two markers on one step are told at once, levels by their areas, and a card with its kind', () => {
    const climbed = (marker: number, step: number): CathedralEvent => ({ key: 'climbed', seat: 1, marker, step });
    expect(read('pl', 0, climbed(0, 5), climbed(1, 6), climbed(0, 6))).toBe(
      'Psotka: oba znaczniki na stopniu 6 (po 3 punkty).',
    );
    expect(read('en', 0, climbed(0, 2), climbed(1, 6))).toBe('Psotka: step 2, step 6 (3 points).');
    const built = (area: number, levels: number): CathedralEvent => ({ key: 'built', seat: 1, area, levels });
    expect(read('pl', 0, built(7, 1), built(8, 2), built(8, 3))).toBe('Psotka: 1. poziom Fortecy, 3. poziom Fortecy.');
    expect(read('pl', 0, { key: 'deed', seat: 1, card: 20 })).toMatch(/^Psotka: Czyn /);
    expect(read('pl', 0, { key: 'dreamt', seat: 1, card: 112 })).toMatch(/^Psotka: Sen .* \(\d punkt/);
  });

  test('of a fight of others only between whom it is and who has won; of an own one everything', () => {
    const others: CathedralEvent[] = [
      { key: 'conflict', seat: 1, area: 8, sides: [1, 2] },
      { key: 'fell', area: 8, side: 2 },
      { key: 'won', area: 8, side: 1, loser: 2, by: 'units' },
    ];
    expect(read('en', 0, ...others)).toBe('Psotka beats Mruczek: Field of Mirrors.');
    expect(read('pl', 0, ...others)).toBe('Pole Luster: Psotka wygrywa, Mruczek przegrywa.');
    expect(read('en', 0, { ...others[2], loser: SHADOWS } as CathedralEvent)).toBe(
      'Psotka beats the Shadows: Field of Mirrors.',
    );
    expect(read('en', 0, { ...others[2], side: SHADOWS } as CathedralEvent)).toBe(
      'The Shadows beat Mruczek: Field of Mirrors.',
    );
    expect(read('en', 2, ...others)).toBe(tell('en', 2, ...others));
  });

  test('the sums of an own fight lie before who fights, and are told where nobody falls', () => {
    expect(read('en', 0, ...fight)).toBe('Your follower falls. 2 Shadows fall.');
    expect(read('en', 0, fight[0])).toMatch(/^You: attack 2 against defence 0/);
  });

  test('who takes part in a fight has the time to read the cards of both, and what came of it', () => {
    const seen = (viewer: number, ...events: CathedralEvent[]) => (
      setLanguage('en'),
      describeShown(events, viewer, match)
        .map((one) => formatPhrase(one, NAMES))
        .join(' ')
    );
    const shown: CathedralEvent = { key: 'shown', area: 8, sides: [0, 1], cards: [[175], [176]] };
    expect(seen(0, shown, ...fight)).toBe(tell('en', 0, shown));
    expect(seen(2, shown, ...fight)).toBe('');
    const lost: CathedralEvent = { key: 'won', area: 8, side: SHADOWS, loser: 0, by: 'units' };
    const defeat: CathedralEvent = { key: 'defeat', seat: 0, card: 150 };
    expect(seen(0, lost, defeat)).toBe(read('en', 0, lost, defeat));
    expect(seen(0, defeat)).toBe(read('en', 0, defeat));
    expect(seen(1, lost, defeat)).toBe('');
    expect(seen(0, ...walk)).toBe('');
  });

  test('who is next and who flees is seen', () => {
    expect(read('en', 0, { key: 'turn', seat: 1, turn: 3, sign: 'root' })).toBe('');
    expect(read('en', 1, { key: 'turn', seat: 1, turn: 3, sign: 'root' })).toBe('Turn 3, Root. It is yours.');
    expect(read('en', 0, { key: 'retreated', area: 8, side: 2, to: 7 })).toBe('');
  });

  test('bare answers of several are one chapter', () => {
    const answers: CathedralEvent[] = [1, 2].map((seat) => ({ key: 'agreed', seat, day: 1 }));
    expect(canJoin(answers[0], answers[1], 0)).toBe(true);
    expect([1, 2].map((viewer) => canJoin(answers[0], answers[1], viewer))).toEqual([false, false]);
    expect(read('en', 0, ...answers)).toBe('Psotka, Mruczek: Agree.');
  });
});

test('chapters hold all events in their order, and are at most half as many', () => {
  let events = 0;
  let chapters = 0;
  for (let number = 0; number < 6; number++) {
    const beats: Parameters<typeof splitChapters>[1][number][] = [];
    play(
      number,
      () => {},
      (event, state) =>
        beats.push({ event: hideSecret(event, 0), view: state, decision: 0, seat: 0 } as (typeof beats)[number]),
      400,
    );
    const face = { joins: canJoin, describeChapter } as unknown as Parameters<typeof splitChapters>[0];
    const split = splitChapters(face, beats, 0);
    expect(split.flat()).toEqual(beats);
    events += beats.length;
    chapters += split.length;
  }
  expect(chapters / events).toBeLessThan(0.5);
});
