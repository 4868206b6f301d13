import { render, screen, act } from '@testing-library/react-native';
import { getLocales } from 'expo-localization';

import { Text } from '../../src/theme/Text';
import { formatPhrase } from '../../src/words/formatPhrase';
import { useFormatPhrase, useWords } from '../../src/words/useWords';
import { addWords, findPhoneLanguage, setLanguage } from '../../src/words/words';

jest.mock('expo-localization', () => ({ getLocales: jest.fn(() => [{ languageTag: 'pl-PL' }]) }));

beforeAll(() =>
  addWords('trial', {
    pl: {
      card: 'talia',
      took: '{{who}} bierze: {{what}}',
      crows_one: '{{count}} kruk',
      crows_few: '{{count}} kruki',
      crows_many: '{{count}} kruków',
      crows_other: '{{count}} kruka',
    },
    en: { card: 'deck', took: '{{who}} takes: {{what}}', crows_one: '{{count}} crow', crows_other: '{{count}} crows' },
  }),
);
beforeEach(() => setLanguage('pl'));

test('a phrase takes numbers, phrases within and the names of seats', () => {
  const phrase = { key: 'trial:took', facts: { who: { seat: 1 }, what: { key: 'trial:crows', facts: { count: 5 } } } };
  expect(formatPhrase(phrase, ['Ola', 'Jan <&>'])).toBe('Jan <&> bierze: 5 kruków');
  setLanguage('en');
  expect(formatPhrase(phrase, ['Ola', 'Jan'])).toBe('Jan takes: 5 crows');
});

test.each([
  [0, '0 kruków'],
  [1, '1 kruk'],
  [2, '2 kruki'],
  [4, '4 kruki'],
  [5, '5 kruków'],
  [12, '12 kruków'],
  [22, '22 kruki'],
  [112, '112 kruków'],
  [1.5, '1.5 kruka'],
])('Polish counts %s', (count, words) => {
  expect(formatPhrase({ key: 'trial:crows', facts: { count } })).toBe(words);
});

test('a screen follows the language, and words that come later', async () => {
  function Trial() {
    const t = useWords();
    const phrase = useFormatPhrase();
    return <Text>{`${t('mark.star')}, ${phrase({ key: 'trial:card' })}, ${phrase({ key: 'late:hello' })}`}</Text>;
  }
  render(<Trial />);
  screen.getByText('żółta gwiazda, talia, hello');
  act(() => setLanguage('en'));
  screen.getByText('yellow star, deck, hello');
  act(() => addWords('late', { pl: { hello: 'cześć' }, en: { hello: 'hi' } }));
  screen.getByText('yellow star, deck, hi');
});

test.each([
  [['pl', 'en'], 'pl'],
  [['de', 'pl'], 'pl'],
  [['de', 'fr'], 'en'],
  [['pl-PL'], 'pl'],
  [[], 'en'],
])('a phone that speaks %j gets %s', (codes, language) => {
  jest
    .mocked(getLocales)
    .mockReturnValue(codes.map((languageTag) => ({ languageTag })) as ReturnType<typeof getLocales>);
  expect(findPhoneLanguage()).toBe(language);
});
