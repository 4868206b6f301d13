// What the server tells the browser to forbid the page, and that the browser does.
import assert from 'node:assert/strict';

import { openApp } from '../app';
import { homeOf } from '../pages/home';
import { forgive, test } from '../runner';

test('Policy: the page may neither run what it was not built with nor speak to another site', async (ground) => {
  const app = await openApp(ground);
  await homeOf(app).isThere();
  const refused = await app.page.evaluate(async () => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'globalThis.hasRun = true';
    document.head.append(script);
    await fetch('https://example.com').catch(() => {});
    const image = new Image();
    image.src = 'https://example.com/picture.png';
    await image.decode().catch(() => {});
    // Later, since what the test itself asks the page for may evaluate.
    const isEvaluated = await new Promise<boolean>((done) =>
      setTimeout(() => {
        try {
          Function('return 1')();
          done(true);
        } catch {
          done(false);
        }
      }),
    );
    return { directives: directives.sort(), isEvaluated, hasRun: 'hasRun' in globalThis };
  });
  assert.equal(refused.hasRun, false);
  assert.equal(refused.isEvaluated, false);
  assert.deepEqual(
    ['connect-src', 'img-src', 'script-src-elem'].filter((one) => !refused.directives.includes(one)),
    [],
  );
  forgive(ground, /Content Security Policy|Failed to load resource/);
});
