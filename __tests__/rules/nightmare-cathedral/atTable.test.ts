import { DAYS, NIGHTS } from '../../../src/rules/nightmare-cathedral/content/days';
import { nightmareCathedral } from '../../../src/rules/nightmare-cathedral/game';

import { arrange, asked, day, fetch, play, until } from './arrange';

const isIdle = nightmareCathedral.isIdle!;

test('N4.2 a reaction of which nothing can come is passed for who wishes so, as its person would judge', () => {
  // Nobody but seat 0 stands anywhere, so that seat 1 has nowhere to produce; its Dreamer is asked in a turn of Summon.
  const s = arrange({ areas: { 1: { units: [[0, 1]] } }, hands: [[], []], dreams: [[], []] });
  s.dreamer[0] = NIGHTS.findIndex((night) => !DAYS[day('summon')].adjacent.includes(night));
  play(s, { type: 'act', day: day('summon') });
  until(s, 'turn.react');
  expect(asked(s)).toBe('turn.react');
  expect(isIdle(s, 1)).toBe(true);
  s.dreams[1].push(fetch(s, 'sixth-step'));
  expect(isIdle(s, 1)).toBe(true); // Its Dream asks for more than it has.
  s.ritual[2] = 6;
  expect(isIdle(s, 1)).toBe(false); // Now it could be played after the reaction.
  s.dreams[1].pop();
  s.units[2 * 5 + 1] = 1;
  s.control[2] = 1;
  expect(isIdle(s, 1)).toBe(false); // Now a follower could come.
});
