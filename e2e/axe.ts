import { readFileSync } from 'node:fs';

import axe from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until nothing fades in or out any more, since axe misjudges contrast during a fade. */
const waitForAnimations = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));

/** Lists what axe finds on this screen, one line each. No rule is switched off. */
export async function violationsOn(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, any }) => `${id}: ${help}: ${html.slice(0, 220)} ${any.map(({ message }) => message).join('; ')}`,
    ),
  );
}
