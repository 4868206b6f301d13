import type { App } from '../app';

/** The last cell of the first row of numbers. */
const LAST = 6;

/** A score sheet, and how to enter something on it. */
export function sheetOf({ page, finger, say }: App) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  /** Touches a number in its row; the last cell of a row opens the next. */
  async function touches(label: string, number: number, within = dialog): Promise<void> {
    const cells = within.getByRole('radiogroup', { name: label, exact: true }).getByRole('radio');
    const cell = (name: string) => cells.and(page.getByRole('radio', { name, exact: true }));
    await cells.first().waitFor();
    for (let end = LAST; ; end += LAST + 1) {
      const more = cell(say('keeper.andMore', { number: end }));
      if (number < end || (await more.count()) === 0) return finger.tap(cell(String(number)));
      await finger.tap(more);
      if (number === end) return;
      await cell(String(end + 1)).waitFor();
    }
  }
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
      const typed = dialog.getByRole('textbox', { name: label, exact: true });
      const chosen = dialog.getByRole('radiogroup', { name: label, exact: true });
      await typed.or(chosen).waitFor();
      if ((await typed.count()) > 0) return typed.fill(String(number));
      return touches(label, number);
    },
    touches,
    /** Chooses how the sheet is counted. */
    counting: (way: string) => finger.tap(page.getByRole('radio', { name: way, exact: true })),
    /** Answers, beside the points, who ended the round. */
    called: (name: string) => finger.tap(page.getByRole('radio', { name: new RegExp(`^${name}`) })),
    timer: button(say('timer.title')),
    clock: (name: string) => page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name} `) }),
    takesAway: (card: number) => finger.tap(button(say('keeper.takeAway', { card: String(card) })).first()),
  };
}
