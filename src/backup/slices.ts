import type { Work } from '../storage/work';

/** The work goes on for this many milliseconds before others may run: less than a frame. */
const SLICE = 10;

interface Watching {
  /** Told in whole hundredths. */
  readonly onProgress: (hundredths: number) => void;
  readonly isGivenUp: () => boolean;
  readonly pause?: () => Promise<void>;
  readonly clock?: () => number;
}

const nextTurn = () => new Promise<void>((done) => setTimeout(done, 0));

/** Works with pauses, so that the screen goes on being drawn and touched; null when it was given up. */
export async function runInSlices<T>(
  work: Work<T>,
  { onProgress, isGivenUp, pause = nextTurn, clock = Date.now }: Watching,
): Promise<T | null> {
  let said = -1;
  for (;;) {
    await pause(); // also before the first: that it begins has yet to be drawn
    if (isGivenUp()) {
      work.return(undefined as T); // what it left half done is cleared away by its `finally`
      return null;
    }
    const since = clock();
    let part = 0;
    do {
      const slice = work.next();
      if (slice.done) return slice.value;
      part = slice.value;
    } while (clock() - since < SLICE);
    if (Math.floor(part * 100) > said) onProgress((said = Math.floor(part * 100)));
  }
}
