import assert from 'node:assert/strict';

import { openApp } from '../app';
import { hasFlown, hasJumped, watched, watchPieces } from '../pieces';
import { beginByTouch, playOn } from '../playOn';
import { test } from '../runner';

const WATCHED = 15_000;
/** Fewer pieces than these, seen well enough, tell nothing: another stretch of the match is watched. */
const ENOUGH = 15;
const STRETCHES = 2;
/** The command `npm run bench:app -- flights` asks for more, of whole matches on a quiet machine. */
const LEAST = 0.9;

test('Flights: in a match of Koty as a person begins it the table keeps its size, and cards fly', async (ground) => {
  const app = await openApp(ground, { path: '/new/koty', still: false, width: 390, height: 844 });
  await watchPieces(app.page);
  await beginByTouch(app, 'koty');
  for (let stretch = 1; ; stretch++) {
    await playOn(app, 'koty', WATCHED);
    const { travels, sizes } = await watched(app.page);
    assert.equal(sizes.length, 1, `the table was ${sizes.join(', ')}`);
    const flown = travels.filter(hasFlown);
    const jumped = travels.filter(hasJumped);
    if (flown.length + jumped.length < ENOUGH && stretch < STRETCHES) continue;
    assert.ok(flown.length > 0, `of ${travels.length} pieces that came to lie elsewhere none was seen to fly`);
    assert.ok(
      flown.length >= LEAST * (flown.length + jumped.length),
      `${flown.length} flew, and jumped: ${JSON.stringify(jumped, null, 1)}`,
    );
    return;
  }
});
