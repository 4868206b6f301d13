/** Thinks for so many milliseconds before a frame is drawn. */
const SLICE = 6;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Runs a thought to its end, in slices between which frames are drawn; null when nobody waits for it any more. */
export async function thinkInSlices<T>(
  thought: Generator<undefined, T>,
  isLeft: () => boolean,
  onSlice: () => void = () => {},
): Promise<T | null> {
  for (;;) {
    await pause(); // also before the first: the touch that led here has yet to be drawn
    if (isLeft()) return null;
    const since = Date.now();
    do {
      const slice = thought.next();
      if (slice.done) return slice.value;
    } while (Date.now() - since < SLICE);
    onSlice();
  }
}
