import { openApp, type App } from '../../../e2e/app';
import type { Ground } from '../../../e2e/runner';
import { layout } from '../../../src/games/nightmare-cathedral/layout';
import type { Settings } from '../../../src/storage/settings';
import type { Language } from '../../../src/words/words';

import { keptAt, moments } from './moments';

export const sizes: Readonly<Record<string, readonly [width: number, height: number, text?: number]>> = {
  phone: [390, 844],
  small: [320, 568],
  low: [844, 390],
  tablet: [768, 1024],
  broad: [1366, 1024],
  large: [390, 844, 2],
  lowest: [568, 320],
  smallLarge: [320, 568, 2],
  broadLarge: [1366, 1024, 2],
  left: [390, 844],
  lowLeft: [844, 390],
  contrast: [390, 844],
};

/** What somebody has set, by the name of the size. */
const settingsOf = (size: string): Partial<Settings> => ({
  ...((size === 'left' || size === 'lowLeft') && { leftHand: true }),
  ...(size === 'contrast' && { highContrast: true }),
});

/** Runs in the page: the browser's text is twice as large. */
function doubleText(): void {
  const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%');
  enlarge();
  new MutationObserver(enlarge).observe(document, { childList: true });
}

export interface Shot {
  readonly moment: string;
  readonly size: string;
  readonly language: Language;
  readonly theme: 'dark' | 'light';
}

/** Waits until fonts and pictures are there; a picture out of sight is not loaded, so waiting for it would never end. */
const awaitPictures = ({ page }: App): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].filter((image) => image.complete).map((image) => image.decode().catch(() => {})),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
  });

/** Hands over each photograph of a moment, as PNG; its number is 0 for the first. */
export async function photograph(
  ground: Ground,
  { moment, size, language, theme }: Shot,
  keep: (png: Buffer, number: number) => Promise<unknown>,
): Promise<void> {
  const [width, height, text = 1] = sizes[size];
  const { after = [900], tap, seats } = moments[moment];
  const app = await openApp(ground, {
    path: moment === 'end' ? '/result/1' : '/play/1',
    language,
    theme,
    width,
    height,
    settings: { hints: false, speed: after.length > 1 ? 'slow' : 'off', ...settingsOf(size) },
    matches: [keptAt(moment, language)],
    ...(text > 1 && { beforehand: doubleText }),
  });
  await app.page.waitForLoadState('networkidle');
  if (moment !== 'end') await app.page.locator('[data-testid^="piece:"]').first().waitFor({ state: 'attached' });
  const opened = Date.now();
  if (tap) {
    await app.page.waitForTimeout(900);
    const table = (await app.page.getByTestId('table').boundingBox())!;
    const { leftHand } = settingsOf(size);
    const box = tap(layout(seats, { width: table.width, height: table.height, text, leftHand }, false));
    await app.page.touchscreen.tap(table.x + box.x + box.width / 2, table.y + box.y + box.height / 2);
    await app.page.waitForTimeout(700);
  }
  for (const [number, time] of after.entries()) {
    await app.page.waitForTimeout(Math.max(0, time - (Date.now() - opened)));
    if (after.length === 1) await awaitPictures(app);
    await keep(await app.page.screenshot(), number);
  }
  await app.context.close();
}
