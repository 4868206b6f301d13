import { describeChapter, joins } from '../../../src/games/nightmare-cathedral/chapters';
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
    'Trafienia: Ty 2, Cienie 1. Ginie twój Wyznawca. Giną 2 Cienie.',
    'Hits: You 2, Shadows 1. Your follower falls. 2 Shadows fall.',
  ],
  [
    'a climb, its price first',
    climb,
    'Klękają twoi Wyznawcy: Studnia Gwiazd, Suche Morze. Wspinasz się na stopień 9: 5 punktów.',
    'Your followers kneel: Well of Stars, Dry Sea. You climb to step 9: 5 points.',
  ],
  [
    'a feast',
    feast,
    'Psotka pożera własnego Wyznawcę, twojego Wyznawcę i Cień: Studnia Gwiazd.',
    'Psotka devours a follower of their own, your follower and a Shadow: Well of Stars.',
  ],
  [
    'an icon for everybody',
    icon,
    'Katedra rośnie: 3 z 13. Każdy: Skrzydlak o 1 obszar.',
    'The Cathedral grows: 3 of 13. Everybody: Winged One 1 area.',
  ],
])('%s is one chapter and told in one breath', (_, events, pl, en) => {
  for (let i = 1; i < events.length; i++) expect(joins(events[i - 1], events[i])).toBe(true);
  expect(tell('pl', 0, ...events)).toBe(pl);
  expect(tell('en', 0, ...events)).toBe(en);
});

test('a fight, its end and the next fight are chapters of their own', () => {
  const won: CathedralEvent = { key: 'won', area: 8, side: 0, loser: SHADOWS };
  const next: CathedralEvent = { key: 'conflict', seat: 0, area: 8, sides: [0, SHADOWS] };
  expect([joins(fight[3], won), joins(won, next)]).toEqual([false, false]);
});

test('cards that somebody draws are told to nobody else, and a pass to nobody', () => {
  const drew: CathedralEvent = { key: 'drew', seat: 1, count: 1, cards: [1] };
  expect(tell('en', 1, drew)).toBe('You draw: Reading Room of Shadows.');
  for (const viewer of [-1, 0, 2]) expect(tell('en', viewer, drew)).toBe('');
  expect(tell('en', 0, { key: 'passed', seat: 1, day: 1 })).toBe('');
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
    const face = { joins, describeChapter } as unknown as Parameters<typeof splitChapters>[0];
    const split = splitChapters(face, beats, 0);
    expect(split.flat()).toEqual(beats);
    events += beats.length;
    chapters += split.length;
  }
  expect(chapters / events).toBeLessThan(0.5);
});
