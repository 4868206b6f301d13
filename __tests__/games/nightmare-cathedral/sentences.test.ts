import {
  describeAction,
  describeConflict,
  describeDevelopment,
  describeDream,
  describeNightmareCard,
} from '../../../src/games/nightmare-cathedral/cardLines';
import { describeClauses, describeSentences, type Voice } from '../../../src/games/nightmare-cathedral/clause';
import { describeConditions } from '../../../src/games/nightmare-cathedral/conditions';
import { makePhrase } from '../../../src/games/nightmare-cathedral/phrases';
import { words } from '../../../src/games/nightmare-cathedral/words';
import type {
  AreaFilter,
  Condition,
  Deed,
  Effect,
  Effects,
  Where,
  Whom,
} from '../../../src/rules/nightmare-cathedral/content/effects';
import { formatPhrase } from '../../../src/words/formatPhrase';
import type { Phrase } from '../../../src/words/phrase';
import { addWords, languages, setLanguage } from '../../../src/words/words';

beforeAll(() => addWords('nightmare-cathedral', words));

const VOICES: readonly Voice[] = ['you', 'they', 'to'];
const COUNTS = [1, 2, 5];
const WHERE: readonly Where[] = [
  'any',
  'oneAny',
  'controlled',
  'oneControlled',
  'fortress',
  'marked',
  'present',
  'winged',
  'nextToWinged',
  'here',
  'next',
];
const WHOM: readonly Whom[] = ['any', 'own', 'rival', 'shadow', 'most', 'eachSide'];
const FILTERS: readonly AreaFilter[] = ['eye', 'candle', 'bone', 'root', 'cathedral', 'marked', 'nightmare', 'all'];
const DEEDS: readonly Deed[] = [
  'built',
  'won',
  'wonSeat',
  'slain',
  'slainShadows',
  'convertedRival',
  'produced',
  'climbed',
  'commanded',
  'devoured',
];

/** Effects with every word of the language, with numbers that no card has too. */
const effectsOf = (n: number): Effect[] => [
  ...WHERE.flatMap((where): Effect[] => [
    ['produce', where, n],
    ['addShadow', where, n],
    ['removeShadow', where, n],
    ['convert', where, n],
    ['recall', where, n],
    ['lose', where, n],
    ['devour', 'any', n, where],
    ['pay', ['followers', where, n], [['draw', n]]],
  ]),
  ...WHOM.map((whom): Effect => ['devour', whom, n]),
  ['draw', n],
  ['discard', n],
  ['upgrade', n],
  ['upgrade', 'all'],
  ['books', n, 1],
  ['dreams', n, 1],
  ['visions', n, 1],
  ['produceEach', 'fortress', n],
  ['produceEach', 'marked', n],
  ['move', n],
  ['fly', n],
  ['fly', 'anywhere'],
  ['conflict', 'any', n],
  ['conflict', 'here', n, 'devourFallen'],
  ['level', 'controlled', n],
  ['level', 'fortress', n],
  ['level', 'here', n],
  ['build', [n]],
  ['build', [1, n]],
  ['build', [1, 2, n]],
  ['climb', 'any', n],
  ['climb', 'bonus', n],
  ['worship', n],
  ['worship', 'all'],
  ['command', n],
  ['roam', n],
  ['trail', n, [['draw', n]]],
  ['perDevoured', 'own', [['draw', n]]],
  ['perDevoured', 'rival', [['owner', [['draw', n]]]]],
  ['release', n],
  ['rivals', [['draw', n]]],
  ['dreamer'],
  ['agreeAny'],
  ['choose', [[['draw', n]], [['move', n]], [['fly', n]]]],
  [
    'choose',
    [
      [
        ['draw', n],
        ['move', n],
      ],
      [['fly', n]],
    ],
  ],
  ['may', [['draw', n]]],
  ['pay', ['cards', n], [['draw', n]]],
  ['pay', ['limbo', n], [['draw', n]]],
];

const conditionsOf = (n: number): Condition[] => [
  ...FILTERS.flatMap((filter): Condition[] => [
    ['control', n, filter],
    ['present', n, filter],
    ['crowds', n, n, filter],
  ]),
  ...DEEDS.flatMap((deed): Condition[] => [
    ['did', deed, n, 'action'],
    ['did', deed, n, 'turn'],
  ]),
  ['control', n],
  ['eachSymbol', n],
  ['sameSymbol', n],
  ['fortresses', n, 1],
  ['fortresses', n, 2],
  ['fortresses', n, 3],
  ['levels', n],
  ['followers', n],
  ['step', n, 6],
  ['upgrades', n],
  ['winged', 'rivalFortress'],
  ['shared', n],
  ['devouredOwn', n],
];

const said = (clause: unknown) => formatPhrase(makePhrase('sentence', { clause: clause as Phrase }));

test.each(languages)(
  'every word of the language has words in %s, whoever is spoken of and whatever the number',
  (language) => {
    setLanguage(language);
    const texts = COUNTS.flatMap((n) => [
      ...effectsOf(n).flatMap((effect) => VOICES.map((voice) => said(describeClauses([effect], voice)))),
      ...conditionsOf(n).map((condition) => said(describeConditions([condition]))),
    ]);
    expect(texts.filter((text) => /[a-z]\.[a-z]|\{\{|undefined|NaN|\[object/i.test(text))).toEqual([]);
    for (const text of texts) expect(text).toMatch(/^[A-ZŁŚŻ+\d].*[^.]\.$/);
  },
);

const pl = (...effects: Effects) => (
  setLanguage('pl'),
  describeSentences(effects)
    .map((sentence) => formatPhrase(sentence))
    .join(' ')
);

test.each<[Effect, string]>([
  [['draw', 1], 'Dobierz 1 kartę Rozwoju.'],
  [['draw', 2], 'Dobierz 2 karty Rozwoju.'],
  [['draw', 5], 'Dobierz 5 kart Rozwoju.'],
  [['addShadow', 'next', 1], 'Dodaj 1 Cień w sąsiednim obszarze.'],
  [['addShadow', 'next', 5], 'Dodaj 5 Cieni w sąsiednich obszarach.'],
  [['climb', 'any', 2], 'Możesz wspiąć się o 2 zwykłe stopnie.'],
  [
    ['build', [1, 4]],
    'Możesz zbudować w obszarach pod swoją kontrolą do 2 poziomów Fortec, kolejno za 1 i 4 Wyznawców.',
  ],
  [
    [
      'rivals',
      [
        ['climb', 'bonus', 1],
        ['draw', 3],
      ],
    ],
    'Każdy rywal może wspiąć się o 1 stopień zwykły lub z premią, a potem dobiera 3 karty Rozwoju.',
  ],
  [
    [
      'pay',
      ['limbo', 2],
      [
        ['level', 'fortress', 1],
        ['move', 1],
        ['draw', 1],
      ],
    ],
    'Możesz oddać 2 swoich Wyznawców z Limbo, aby dodać 1 poziom do swojej Fortecy, potem wykorzystać 1 punkt ruchu, a potem dobrać 1 kartę Rozwoju.',
  ],
  [['may', [['draw', 1]]], 'Możesz dobrać 1 kartę Rozwoju.'],
  [['fly', 2], 'Możesz przesunąć swojego Skrzydlaka najwyżej o 2 obszary.'],
  [['roam', 1], 'Przesuń Koszmar najwyżej o 1 obszar.'],
])('%j in Polish', (effect, text) => {
  expect(pl(effect)).toBe(text);
});

test('a card of no effect says so, and a limit above the common one names the one area', () => {
  setLanguage('en');
  const lines = describeAction({
    action: 'fortify',
    limit: 5,
    do: [],
    agree: [
      ['draw', 1],
      ['move', 2],
    ],
    oppose: [],
  }).map((line) => formatPhrase(line));
  expect(lines).toEqual([
    'Action: Nothing happens.',
    'Agree: Draw 1 Development card. You may use 2 movement points.',
    'Oppose: Nothing happens.',
    'Unit limit: 3, and 5 in one area.',
  ]);
  const combat = describeDevelopment({
    kind: 'combat',
    key: 'blow',
    stage: 1,
    mark: 'all',
    attack: 2,
    defence: 1,
    battle: [
      ['onWin', [['draw', 1]]],
      ['bonus', 'defence', 2, 'fewer'],
    ],
  });
  expect(combat.map((line) => formatPhrase(line))).toEqual([
    'Combat',
    'Attack 2, defence 1.',
    'After a victory, draw 1 Development card.',
    '+2 defence if you have fewer units than the other side.',
  ]);
});

const en = (effects: Effects, mustAll = false) => (
  setLanguage('en'),
  describeSentences(effects, mustAll)
    .map((sentence) => formatPhrase(sentence))
    .join(' ')
);

test('N5.1 an offer reads "you may", a must does not', () => {
  expect(en([['lose', 'any', 1]])).toBe('Return 1 of your followers from any area to the supply.');
  expect(en([['produce', 'controlled', 1]])).toBe('You may produce 1 follower in an area under your control.');
  expect(en([['rivals', [['produce', 'controlled', 1]]]])).toBe(
    'Each rival may produce 1 follower in an area under their own control.',
  );
  expect(en([['choose', [[['move', 1]], [['fly', 1]]]]])).toBe(
    'You may use 1 movement point or move your Winged One 1 area.',
  );
  expect(en([['choose', [[['draw', 1]], [['upgrade', 1]]]]])).toBe(
    'Choose: draw 1 Development card; or you may play 1 upgrade.',
  );
  expect(en([['choose', [[['draw', 1]], [['command', 1]]]]])).toBe('Draw 1 Development card or command a Nightmare.');
});

test('N6.7 what a Conflict card brings must be done, but not what it asks a price for', () => {
  const card = (victory: Effects) =>
    describeConflict({ key: 'wraiths', stage: 1, shadows: [] as never, victory, defeat: [] }).map((line) =>
      formatPhrase(line),
    );
  setLanguage('en');
  expect(card([['move', 2]])).toContain('Reward: Use 2 movement points.');
  expect(card([['may', [['pay', ['cards', 1], [['climb', 'any', 1]]]]]])).toContain(
    'Reward: You may discard 1 Development card to climb 1 plain step.',
  );
  setLanguage('pl');
  expect(card([['climb', 'any', 1]])).toContain('Nagroda: Wespnij się o 1 zwykły stopień.');
});

test('N9.4 of the two limits the higher counts, and N8.2 pieces are of the variable game', () => {
  setLanguage('en');
  expect(describeNightmareCard({ command: [], limit: [1, 2, 3] }).map((line) => formatPhrase(line))[1]).toContain(
    'Of the two Nightmares, the higher number counts.',
  );
  expect(
    describeDream({ key: 'x', stage: 1, mark: 'all', when: 'any', need: [], cost: [], vp: 2, icons: 1 } as never).map(
      (line) => formatPhrase(line),
    ),
  ).toContain('1 piece of the Cathedral.');
});
