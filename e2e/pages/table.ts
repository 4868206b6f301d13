import type { Locator } from 'playwright-core';

import { DRAWING, type App } from '../app';

/** The screen on which a match of Sen is played. */
export function tableOf({ page, finger, say }: App) {
  const game = (key: string, facts?: Record<string, string | number>) => say(`sen:${key}`, facts);
  const spot = (label: string) => page.getByTestId('table').locator(`[aria-label^="${label},"]`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const words = page.getByTestId('table-words');
  const goesOn = new RegExp(`^(${[say('close'), game('sheet.next'), game('sheet.end')].join('|')})$`);

  const own = (land: number) => spot(game('place.own', { land }));
  const closed = spot(game('place.closed'));
  const open = spot(game('place.open'));
  const drawn = spot(game('place.hand'));
  const gotIt = button(game('move.remember'));
  const wake = button(game('move.wake'));

  /** What lies there, as far as this person knows: `face down`, `5 crows`. */
  async function lying(where: Locator): Promise<string> {
    const label = (await where.getAttribute('aria-label')) ?? '';
    return label.split(/, |: /).at(-1)!;
  }
  /** Waits until this seat is asked this, and nothing is left to be shown. */
  async function asks(prompt: string, facts?: Record<string, string | number>) {
    await page.locator(DRAWING).waitFor({ state: 'detached' });
    await words.getByText(game(`prompt.${prompt}`, facts), { exact: true }).waitFor();
    await button(say('table.skip')).waitFor({ state: 'hidden' });
  }

  return {
    words,
    own,
    landOf: (owner: string, land: number) => spot(game('place.land', { owner, land })),
    closed,
    open,
    drawn,
    gotIt,
    wake,
    yes: button(say('table.yes')),
    lying,
    asks,
    prompt: words.locator('> div').last(),
    use: page.getByRole('button', {
      name: new RegExp(`^(${['take', 'peek', 'swap'].map((special) => game(`move.use.${special}`)).join('|')})$`),
    }),
    skip: button(say('table.skip')),
    /** Everything on the table, as a screen reader says it; equal tables read equally. */
    heard: async () =>
      (
        await page
          .getByTestId('table')
          .locator('[aria-label]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
      ).join('\n'),
    /** Peeks at the first two own lands and remembers them. */
    async firstLook() {
      await asks('match.look', { count: 2 });
      await finger.tap(own(1));
      await asks('match.look', { count: 1 });
      await finger.tap(own(2));
      await asks('match.remember');
      const seen = [await lying(own(1)), await lying(own(2))];
      await finger.tap(gotIt);
      return seen;
    },
    isMyTurn: () => asks('turn.choose'),
    log: button(say('table.log')),
    undo: button(say('play.undo')),
    menu: button(say('play.menu')),
    leave: button(say('play.leave')),
    /** A sheet over the table. */
    sheet: page.getByRole('dialog'),
    /** Puts it away and goes on: where there is only a cross, with that. */
    closeSheet: () => finger.tap(page.getByRole('button', { name: goesOn }).last()),
    /** The curtain in front of this person. */
    curtain: (name: string) => page.getByRole('heading', { name: say('table.handOver.title', { name }) }),
    async openCurtain(name: string) {
      await finger.hold(button(say('table.handOver.label', { name })), 900);
      await page.getByTestId('table').waitFor();
    },
  };
}
