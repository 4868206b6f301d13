import { openApp } from '../app';
import { violationsOn } from '../axe';
import { launch } from '../browser';
import { cutTexts } from '../cut';
import { none, test } from '../runner';

const ADDRESSES = ['/', '/new/sen', '/history', '/settings', '/about', '/rules/sen', '/lesson/sen'];

for (const theme of ['dark', 'light'] as const) {
  for (const path of ADDRESSES) {
    test(`Everybody: axe finds nothing on ${path}, ${theme}`, async (ground) => {
      const { page } = await openApp(ground, { path, theme, language: theme === 'dark' ? 'pl' : 'en' });
      await page.getByRole('heading').first().waitFor();
      none(await violationsOn(page), path);
    });
  }
}

for (const language of ['pl', 'en'] as const) {
  test(`Everybody: text of twice the size is cut nowhere, ${language}`, async (ground) => {
    const browser = await launch('--blink-settings=defaultFontSize=32');
    ground.after(() => browser.close());
    const { page } = await openApp(ground, { language, browser });
    for (const path of ADDRESSES) {
      await page.goto(new URL(path, page.url()).href);
      await page.getByRole('heading').first().waitFor();
      none(await cutTexts(page), path);
    }
  });
}
