import { createDice } from '../../../src/rules/kernel/chance';
import { landOf } from '../../../src/rules/nightmare-cathedral/land';
import { NONE, SHADOWS, type NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { limitOf } from '../../../src/rules/nightmare-cathedral/units';
import { listZones } from '../../../src/rules/nightmare-cathedral/zones';

import { engine, units } from './arrange';

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

const cardsIn = (s: NightmareCathedral) =>
  listZones(s)
    .flatMap(({ cards }) => cards)
    .sort((a, b) => a - b);

/** Checks what must hold at every decision. */
function check(s: NightmareCathedral, limits: number[]): void {
  const { inPlay } = landOf(s);
  const onMap = (side: number) => sum(inPlay.map((area) => units(s, area)[side]));
  for (let seat = 0; seat < s.seats; seat++) {
    expect(onMap(seat) + s.supply[seat] + s.limbo[seat] + s.kneeling[seat] + s.devoured[seat]).toBe(20);
    expect(sum(inPlay.map((area) => (s.fortress[area] === seat ? s.levels[area] : 0))) + s.blocks[seat]).toBe(10);
    limits[seat] = Math.max(limits[seat], limitOf(s, seat));
    const crowds = inPlay.map((area) => units(s, area)[seat]).filter((count) => count > 3);
    expect(crowds.length).toBeLessThanOrEqual(1);
    expect(Math.max(3, ...crowds)).toBeLessThanOrEqual(limits[seat]);
    if (s.stronghold[seat] > 0)
      expect([s.fortress[s.stronghold[seat]], s.control[s.stronghold[seat]]]).toEqual([seat, seat]);
  }
  expect(onMap(SHADOWS) + s.supply[SHADOWS] + s.devoured[SHADOWS]).toBe(30);
  for (const area of inPlay) {
    const counts = units(s, area);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(0);
    expect(counts[SHADOWS]).toBeLessThanOrEqual(3);
    expect([s.levels[area] > 0, s.levels[area] <= 3]).toEqual([s.fortress[area] !== NONE, true]);
    const most = Math.max(...counts);
    const first = counts.indexOf(most);
    const alone = most === 0 ? SHADOWS : counts.indexOf(most, first + 1) < 0 ? first : NONE;
    expect(s.control[area]).toBe(s.levels[area] > 0 ? s.fortress[area] : alone);
  }
  expect([...s.supply, ...s.limbo, ...s.blocks].every((count) => count >= 0)).toBe(true);
}

test.each([2, 3, 4])('%d seats: nothing is made and nothing is lost, control is what it should be', (seats) => {
  for (let seed = 0; seed < 4; seed++) {
    const s = engine.start({
      seats,
      seed,
      options: {
        nightmares: ['1+5', '3+7', '2+8', '4+8'][seed],
        side: seed % 2 ? 'advanced' : 'basic',
        length: seed > 1 ? 'variable' : 'standard',
      },
    });
    const dice = createDice(seed);
    const limits = [3, 3, 3, 3];
    const cards = cardsIn(s);
    for (let i = 0; !engine.isOver(s); i++) {
      const [seat] = engine.waiting(s);
      const offered = engine.moves(s, seat);
      engine.play(s, seat, offered[dice.random(offered.length)]);
      if (i % 11 === 0) check(s, limits);
      if (i % 11 === 0) expect(cardsIn(s)).toEqual(cards);
    }
  }
});
