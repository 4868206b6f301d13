import type { App } from '../app';

/** A score sheet, and what is entered on it. */
export function sheetOf({ page, finger, say }: App) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    cell: (name: string, round: number) => page.getByRole('button', { name: new RegExp(`^${name}, \\S+ ${round}: `) }),
    round: (round: number) => page.getByRole('rowheader', { name: say('keeper.round', { round }) }),
    standing: (name: string, points: number, place: number) => page.getByRole('columnheader', { name: say('keeper.standing', { name, count: points, place }) }),
    addRound: button(say('keeper.addRound')),
    undo: button(say('keeper.undo')),
    finish: button(say('keeper.finish')),
    over: page.getByText(say('keeper.over'), { exact: true }),
    next: (name: string) => finger.tap(button(say('keeper.next', { name }))),
    done: () => finger.tap(button(say('keeper.done'))),
    close: () => finger.tap(page.getByRole('dialog').getByRole('button', { name: say('close'), exact: true })),
    chooses: (name: string) => finger.tap(page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${name}`) })),
    async lays(...cards: readonly (number | string)[]) {
      for (const card of cards) await finger.tap(button(say('keeper.layDown', { card: String(card) })));
    },
    takesAway: (card: number) => finger.tap(button(say('keeper.takeAway', { card: String(card) })).first()),
  };
}
