import { openApp } from '../../e2e/app';
import { launch } from '../../e2e/browser';
import type { Ground } from '../../e2e/runner';
import { fingerOn } from '../../e2e/touch';
import { layout, type Layout } from '../../src/games/nightmare-cathedral/layout';
import type { Rect } from '../../src/table/layout/rect';

import { keptAt } from './cathedral';

const size = { width: 390, height: 844 };
interface Try {
  moment: string;
  ringed: (laid: Layout) => Rect;
  to: (laid: Layout, label: string) => Rect;
}
const tries: Try[] = [
  { moment: 'dream', ringed: ({ dreams }) => dreams, to: ({ map }) => map },
  { moment: 'deed', ringed: ({ hand }) => hand, to: ({ map }) => map },
  { moment: 'market', ringed: ({ map }) => map, to: ({ dreams }) => dreams },
  { moment: 'upgrade', ringed: ({ hand }) => hand, to: ({ days }) => days[0] },
];

async function main() {
  const browser = await launch();
  const ground: Ground = { browser, pages: [], troubles: [], after: () => {} };
  for (const { moment, ringed, to } of tries) {
    const app = await openApp(ground, {
      path: '/play/1',
      language: 'pl',
      theme: 'dark',
      ...size,
      settings: { speed: 'slow' } as object,
      matches: [keptAt(moment, 'pl')],
    });
    const page = app.page;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1200);
    const table = (await page.getByTestId('table').boundingBox())!;
    const laid = layout(4, { width: table.width, height: table.height }, false);
    const box = ringed(laid);
    // pieces with a ring whose middle lies in the box
    const rung = await page.evaluate(() =>
      [...document.querySelectorAll('[data-testid^="piece:"]')]
        .filter((one) => getComputedStyle(one).boxShadow.includes('251, 217, 138'))
        .map((one) => {
          const r = one.getBoundingClientRect();
          return { id: one.getAttribute('data-testid'), x: r.x + r.width / 2, y: r.y + r.height / 2, left: r.x };
        }),
    );
    const inside = rung.filter(
      ({ x, y }) =>
        x > table.x + box.x &&
        x < table.x + box.x + box.width &&
        y > table.y + box.y - 20 &&
        y < table.y + box.y + box.height + 40,
    );
    console.log(moment, JSON.stringify(rung), inside.length);
    const piece = inside[0] ?? (await page.evaluate(() => null));
    if (piece) {
      const goal = to(laid, '');
      const finger = await fingerOn(page);
      const begun = finger.drag(
        { x: piece.left + 8, y: piece.y },
        { x: table.x + goal.x + goal.width / 2, y: table.y + goal.y + goal.height / 2 },
        700,
      );
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/cards/try-${moment}-1.png` });
      await begun;
      await page.waitForTimeout(250);
      await page.screenshot({ path: `/tmp/cards/try-${moment}-2.png` });
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `/tmp/cards/try-${moment}-3.png` });
      console.log(
        'words',
        await page
          .getByTestId('table-words')
          .innerText()
          .catch(() => ''),
      );
    }
    await app.context.close();
  }
  await browser.close();
  console.log(ground.troubles.join('\n'));
}
main().then(
  () => process.exit(),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
