// npm run kills -- --kills 60 --seed 1: kills the real browser while matches and sheets are played, and counts the acknowledged decisions that are gone.
import { readArguments } from '../scripts/arguments';

import { killOften } from './killing';

async function run(): Promise<void> {
  const { number } = readArguments();
  const kills = number('kills', 60);
  const found = await killOften({
    kills,
    seed: number('seed', 1),
    tell: ({ what, acknowledged, lost }) => console.log(`${what}: ${acknowledged} acknowledged, ${lost} lost`),
  });
  const lostMore = found.filter(({ lost }) => lost > 1);
  const lostAll = found.filter(({ acknowledged, lost }) => lost > 1 && lost === acknowledged);
  const most = Math.max(0, ...found.map(({ lost }) => lost));
  console.log(
    `\n${found.length} kills: ${lostMore.length} lost more than the decision under way, ${lostAll.length} the whole of it; at most ${most} were lost`,
  );
  console.log(`${found.length - lostMore.length} passed, ${lostMore.length} failed`);
  process.exit(lostMore.length === 0 && found.length === kills ? 0 : 1);
}

void run();
