import { letterKeys } from '../../../src/games/nightmare-cathedral/letterKeys';
import { layOutScene } from '../../../src/games/nightmare-cathedral/scene';

import { engine, play } from './matches';

const SIZE = { width: 390, height: 724 };

test('the five Day spaces and the own hand each have a key of their own, and no other place has one', () => {
  play(
    1,
    (state, seat) => {
      const { places } = layOutScene(engine.view(state, seat), seat, SIZE);
      const keys = places.flatMap(({ key }) => letterKeys.findForPlace(key, seat) ?? []);
      expect(keys.sort()).toEqual(['1', '2', '3', '4', '5', 'h']);
    },
    () => {},
    40,
  );
});

test('one key never means two of the moves that are open', () => {
  play(
    2,
    (state, seat) => {
      const keys = engine.moves(state, seat).flatMap((move) => letterKeys.findForMove(move) ?? []);
      expect(keys).toHaveLength(new Set(keys).size);
    },
    () => {},
    150,
  );
});
