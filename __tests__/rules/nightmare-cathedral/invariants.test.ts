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

/** Names what does not hold and must hold at every decision. An `expect` for each would take most of the time. */
function listBroken(s: NightmareCathedral, limits: number[]): string[] {
  const broken: string[] = [];
  const must = (holds: boolean, what: string) => void (holds || broken.push(what));
  const { inPlay } = landOf(s);
  const onMap = (side: number) => sum(inPlay.map((area) => units(s, area)[side]));
  for (let seat = 0; seat < s.seats; seat++) {
    must(onMap(seat) + s.supply[seat] + s.limbo[seat] + s.kneeling[seat] + s.devoured[seat] === 20, `units of ${seat}`);
    const built = sum(inPlay.map((area) => (s.fortress[area] === seat ? s.levels[area] : 0)));
    must(built + s.blocks[seat] === 10, `levels of ${seat}`);
    limits[seat] = Math.max(limits[seat], limitOf(s, seat));
    const crowds = inPlay.map((area) => units(s, area)[seat]).filter((count) => count > 3);
    must(crowds.length <= 1 && Math.max(3, ...crowds) <= limits[seat], `crowds of ${seat}: ${crowds}`);
    const stronghold = s.stronghold[seat];
    const isHeld = s.fortress[stronghold] === seat && s.control[stronghold] === seat;
    must(stronghold <= 0 || isHeld, `stronghold of ${seat}`);
  }
  must(onMap(SHADOWS) + s.supply[SHADOWS] + s.devoured[SHADOWS] === 30, 'Shadows');
  for (const area of inPlay) {
    const counts = units(s, area);
    must(Math.min(...counts) >= 0 && counts[SHADOWS] <= 3, `units in ${area}: ${counts}`);
    must(s.levels[area] > 0 === (s.fortress[area] !== NONE) && s.levels[area] <= 3, `fortress in ${area}`);
    const most = Math.max(...counts);
    const first = counts.indexOf(most);
    const alone = most === 0 ? SHADOWS : counts.indexOf(most, first + 1) < 0 ? first : NONE;
    must(s.control[area] === (s.levels[area] > 0 ? s.fortress[area] : alone), `control of ${area}`);
  }
  must(
    [...s.supply, ...s.limbo, ...s.blocks].every((count) => count >= 0),
    'less than nothing',
  );
  return broken;
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
      if (i % 11 === 0) expect([seed, i, ...listBroken(s, limits)]).toEqual([seed, i]);
      if (i % 11 === 0) expect(cardsIn(s)).toEqual(cards);
    }
  }
});
