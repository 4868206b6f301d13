import { getSeedOfDay, listBotsOfDay } from '../../src/match/today';
import { LEVEL_NAMES } from '../../src/rules/bots/levels';
import { getHomeLevel } from '../../src/storage/cats';

const morning = new Date(2026, 10, 19, 7, 30);
const night = new Date(2026, 10, 19, 23, 59);
const next = new Date(2026, 10, 20, 0, 1);

test('a game has one deal a day, and each game its own', () => {
  expect(getSeedOfDay(morning, 'sen')).toBe(getSeedOfDay(night, 'sen'));
  expect(getSeedOfDay(morning, 'sen')).not.toBe(getSeedOfDay(next, 'sen'));
  expect(getSeedOfDay(morning, 'sen')).not.toBe(getSeedOfDay(morning, 'koty'));
});

test('the same cats play it all day, one of each level, as many as there is room for', () => {
  expect(listBotsOfDay(morning, 'koty', 3)).toEqual(listBotsOfDay(night, 'koty', 3));
  const bots = listBotsOfDay(morning, 'koty', 3);
  expect(bots.map(({ level }) => level)).toEqual(LEVEL_NAMES.slice(0, 3));
  for (const { cat, level } of bots) expect(getHomeLevel(cat!)).toBe(level);
  expect(listBotsOfDay(morning, 'koty', 1)).toHaveLength(1);
});
