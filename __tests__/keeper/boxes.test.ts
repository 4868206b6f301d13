import type { BoxStep } from '../../src/rules/kernel/sheet';
import { allKits, allSheets } from '../withTemplate';

const numbersOf = (steps: readonly BoxStep[]) => Object.fromEntries(steps.map(({ name, facts = {} }) => [name, facts]));

test.each(Object.values(allKits).map((kit) => [kit.id, kit.box] as const))(
  '%s: the box is set up with the numbers of play, for every number of people',
  (id, { dealt, variants }) => {
    const { box, seats, options } = allSheets[id];
    const initial = Object.fromEntries(Object.entries(options).map(([name, rule]) => [name, rule.initial]));
    for (let count = seats.min; count <= seats.max; count++) {
      for (const variant of [{}, ...(variants?.(count) ?? [])]) {
        const chosen = { ...initial, ...variant };
        const steps = box!(chosen, count);
        expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
        expect({ count, ...numbersOf(steps) }).toEqual({ count, ...dealt(count, chosen) });
      }
    }
  },
);
