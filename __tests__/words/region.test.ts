import { getLocales } from 'expo-localization';

import { getRegion } from '../../src/words/region';

jest.mock('expo-localization', () => ({ getLocales: jest.fn() }));

const device = (...tags: string[]) =>
  jest
    .mocked(getLocales)
    .mockReturnValue(tags.map((languageTag) => ({ languageTag })) as ReturnType<typeof getLocales>);

test('dates and numbers are written as in the region of the device, in the language of the app', () => {
  device('en-GB', 'pl-PL');
  expect([getRegion('en'), getRegion('pl')]).toEqual(['en-GB', 'pl-PL']);
  device('pl-PL');
  expect(getRegion('en')).toBe('en-PL');
  device('zh-Hant-TW');
  expect(getRegion('en')).toBe('en-TW');
  device('eo');
  expect(getRegion('pl')).toBe('pl');
  device();
  expect(getRegion('en')).toBe('en');
});
