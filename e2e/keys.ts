import type { Page } from 'playwright-core';

/**
 * Lists keys that appear where their words should, such as `rules.aim` or `sen:event.drew`, visible or for screen
 * readers.
 */
export async function bareKeysOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [aria-description]')].flatMap((element) => [
      element.getAttribute('aria-label'),
      element.getAttribute('aria-description'),
    ]);
    return [document.body.innerText, ...labels].filter((text) => text !== null);
  });
  return texts.flatMap((text) => text.match(/\b[a-z]\w*[.:][a-z]\w*(\.\w+)*|\{\{\w+\}\}/g) ?? []);
}
