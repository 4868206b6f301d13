import type { App } from '../app';

/** A score sheet, and how to enter something on it. */
export function sheetOf({ page, finger, say }: App) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    cell: (name: string, round: number) => page.getByRole('button', { name: new RegExp(`^${name}, \\S+ ${round}: `) }),
    round: (round: number) => page.getByRole('rowheader', { name: say('keeper.round', { round }) }),
    standing: (name: string, points: number, place: number) =>
      page.getByRole('columnheader', { name: say('keeper.standing', { name, count: points, place }) }),
    /** The button of a person on a sheet without rounds. */
    person: (name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}: `) }),
    total: (name: string, points: number, place: number) =>
      page.getByRole('button', { name: say('keeper.standing', { name, count: points, place }), exact: true }),
    addRound: button(say('keeper.addRound')),
    undo: button(say('keeper.undo')),
    finish: button(say('keeper.finish')),
    over: page.getByText(say('keeper.over'), { exact: true }),
    next: (name: string) => finger.tap(button(say('keeper.next', { name }))),
    done: () => finger.tap(button(say('keeper.done'))),
    close: () => finger.tap(page.getByRole('dialog').getByRole('button', { name: say('close'), exact: true })),
    chooses: (name: string) =>
      finger.tap(page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${name}`) })),
    async lays(...cards: readonly (number | string)[]) {
      for (const card of cards) await finger.tap(button(say('keeper.layDown', { card: String(card) })));
    },
    /** Enters a number, typed or chosen. */
    async counts(label: string, number: number) {
      const dialog = page.getByRole('dialog');
      const typed = dialog.getByRole('textbox', { name: label, exact: true });
      const chosen = dialog.getByRole('radiogroup', { name: label, exact: true });
      await typed.or(chosen).waitFor();
      if ((await typed.count()) > 0) return typed.fill(String(number));
      const more = chosen.getByRole('radio', { name: say('keeper.andMore', { number: 6 }), exact: true });
      if (number < 6 || (await more.count()) === 0)
        return finger.tap(chosen.getByRole('radio', { name: String(number), exact: true }));
      await finger.tap(more);
      await dialog.getByRole('spinbutton', { name: label, exact: true }).fill(String(number));
    },
    /** Chooses how the sheet is counted. */
    counting: (way: string) => finger.tap(page.getByRole('radio', { name: way, exact: true })),
    /** Answers, beside the points, who ended the round. */
    called: (name: string) => finger.tap(page.getByRole('radio', { name: new RegExp(`^${name}`) })),
    timer: button(say('timer.title')),
    clock: (name: string) => page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name} `) }),
    takesAway: (card: number) => finger.tap(button(say('keeper.takeAway', { card: String(card) })).first()),
  };
}
