import type { App } from './app';
import type { mirrorOf } from './mirror';
import { tableOf } from './pages/table';

type Mirror = Pick<ReturnType<typeof mirrorOf>, 'match' | 'now' | 'isShown'>;

/** Takes the device from behind the curtain and says who decides what; null when it has to go to somebody else first. */
export async function handRound(app: App, { match, now, isShown }: Mirror) {
  const { curtain } = now();
  if (curtain !== null) {
    await tableOf(app).openCurtain(match.sitters[curtain].name);
    match.take();
  }
  await isShown();
  const { viewer, moves, waiting } = now();
  if (waiting.includes(viewer)) return { viewer, moves };
  match.cover(waiting[0], 0); // The page shows the curtain by itself.
  return null;
}
