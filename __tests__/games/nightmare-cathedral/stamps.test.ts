import { layOutScene } from '../../../src/games/nightmare-cathedral/scene';

import { engine, play } from './matches';

const PHONE = { width: 390, height: 724 };
/** What is worn after each answer. */
const SIGNS: Readonly<Record<string, string>> = { agreed: 'tick', opposed: 'cross', passed: 'arrow' };

test('who has answered wears it on the chip until the turn is over', () => {
  const seen = new Set<string>();
  for (let number = 0; number < 3; number++) {
    let worn: Record<number, string> = {};
    play(
      number,
      (state, seat) => {
        const { plates } = layOutScene(engine.view(state, seat), seat, PHONE);
        const stamps = plates.flatMap(({ seat: of, stamp }) => (stamp ? [[of, stamp.sign]] : []));
        expect(Object.fromEntries(stamps)).toEqual(worn);
      },
      (event) => {
        if (event.key === 'turn') worn = {};
        if (!(event.key in SIGNS)) return;
        seen.add(event.key);
        worn = { ...worn, [Number(event.seat)]: SIGNS[event.key] };
      },
      150,
    );
  }
  expect([...seen].sort()).toEqual(Object.keys(SIGNS).sort());
});
