import jsQR from 'jsqr';
import sharp from 'sharp';

import type { App } from '../app';

/** The screens of a match's code: where it is shown, and where one is pasted. */
export function codeOf({ page, finger, say }: App) {
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
  const picture = page.getByRole('img', { name: say('code.picture') });
  return {
    /** Opens it from the result. */
    open: () => finger.tap(button('code.share')),
    /** Opens it from History. */
    replay: () => finger.tap(button('code.open').first()),
    /** Reads the code from a picture of the screen, as a camera would. */
    async seen(): Promise<string | undefined> {
      const { data, info } = await sharp(await picture.screenshot())
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
    },
    async copied(): Promise<string> {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await finger.tap(button('code.send'));
      await page.getByText(say('result.copied'), { exact: true }).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    },
    paste: (text: string) => page.getByRole('textbox', { name: say('code.field') }).fill(text),
    clear: () => finger.tap(button('code.clear')),
    refused: (why: string) =>
      page
        .getByRole('alert')
        .getByText(say(`code.refused.${why}`), { exact: true })
        .waitFor(),
    watch: button('result.replay'),
    keep: button('code.keep'),
    isKept: page.getByText(say('code.kept'), { exact: true }),
  };
}
