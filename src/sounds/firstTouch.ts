/** A phone may sound at any time; a browser waits for the first touch. */
export const waitForTouch = (run: () => void): void => run();
