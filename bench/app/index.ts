// npm run bench:app: frames, renders and the start of the built app in Chromium, with the processor slowed four times.
// npm run bench:app -- <part> ...: only those parts. `frames` measures Sen and Koty, `cathedral` the largest table and how
// soon it is there; `history` how a long history scrolls and how soon its statistics appear; `saves` how soon Home answers
// and a match begins with many of them; `review` how long the review of a match takes. At this machine's speed,
// for every game or for those named: `flights` counts pieces that fly and that jump, `sizes` asks for one size of the
// table on every screen, in every language and text size, `pace` times the turns of bots, `sentences` how long
// what they say stays.
import { launch } from '../../e2e/browser';
import type { Ground } from '../../e2e/runner';

import { measureCathedral } from './cathedral';
import { countFlights } from './flights';
import { reportHistory } from './history';
import { measurePace } from './pace';
import { missed } from './report';
import { measureReview } from './review';
import { measureSaves } from './saves';
import { timeSentences } from './sentences';
import { compareSizes } from './sizes';
import { reportStart } from './start';
import { measureTables } from './tables';

const parts = {
  frames: measureTables,
  cathedral: measureCathedral,
  flights: countFlights,
  pace: measurePace,
  sentences: timeSentences,
  review: measureReview,
  sizes: compareSizes,
  start: reportStart,
  history: reportHistory,
  saves: measureSaves,
};

async function measure(): Promise<void> {
  const browser = await launch();
  const ground: Ground = { browser, pages: [], troubles: [], after: () => {} };
  const chosen = Object.entries(parts).filter(([name]) => process.argv.includes(name));
  for (const [, part] of chosen.length > 0 ? chosen : Object.entries(parts)) await part(ground);
  await browser.close();
  console.log(
    missed.length === 0 ? '\nAll is as it should be.' : `\nMISSED:\n${missed.map((one) => `  ${one}`).join('\n')}`,
  );
}

measure().then(
  () => process.exit(missed.length === 0 ? 0 : 1),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
