import type { Page } from 'playwright-core';

/** Keys that stand where their words should: `rules.aim`, `sen:event.drew`. Seen or heard, both count. */
export async function bareKeysOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [aria-description]')].flatMap((one) => [
      one.getAttribute('aria-label'),
      one.getAttribute('aria-description'),
    ]);
    return [document.body.innerText, ...labels].filter((text) => text !== null);
  });
  return texts.flatMap((text) => text.match(/\b[a-z]\w*[.:][a-z]\w*(\.\w+)*|\{\{\w+\}\}/g) ?? []);
}
