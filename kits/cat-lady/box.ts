import { catLady } from '../../src/rules/cat-lady/game';
import type { GameKit } from '../kit';
import { playUntil } from '../setUp';

const FACES = catLady.content as readonly ({ readonly mark: number; readonly isStray?: boolean } | null)[];

export const box: GameKit['box'] = {
  dealt(seats, options) {
    const s = playUntil(catLady, seats, options);
    const used = new Set([...s.deck, ...s.box, ...s.grid.flat()]);
    const out = (mark: number) =>
      FACES.filter((face, card) => face && !face.isStray && face.mark === mark && !used.has(card)).length;
    const left = Object.fromEntries(
      Object.entries({ threePlus: out(3), four: out(4), unseen: s.box.length })
        .filter(([, count]) => count > 0)
        .map(([name, count]) => [name, { count }]),
    );
    return {
      ...left,
      shuffle: { count: used.size },
      grid: { count: s.grid.flat().length },
      pile: { count: s.deck.length },
      strays: { count: s.strays.length, rest: s.strayBox.length },
      food: {},
      token: {},
    };
  },
};
