import type { Locator, Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A real finger: the browser makes pointer and touch events of it, as on a phone. */
export interface Finger {
  tap(where: Point | Locator): Promise<void>;
  hold(where: Point | Locator, ms: number): Promise<void>;
  drag(from: Point | Locator, to: Point | Locator, ms?: number): Promise<void>;
  /** Moves along a path from 0 to 1, then lifts. */
  along(way: (part: number) => Point, ms: number): Promise<void>;
}

const STEP = 16;
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** How often to look at something that does not come to rest. */
const LOOKS = 60;
/** How often what is put up anew is looked for again. */
const AGAIN = 3;

/** Scrolls until a target is seen. The page may put it up anew meanwhile, which a person would not notice. */
async function scrollTo(where: Locator): Promise<void> {
  for (let again = 0; ; again++) {
    try {
      return await where.scrollIntoViewIfNeeded();
    } catch (error) {
      if (again === AGAIN || !String(error).includes('not attached')) throw error;
    }
  }
}

/** The middle of a target, once it has come to rest; a person would wait for that too. */
export async function middleOf(where: Point | Locator): Promise<Point> {
  if ('x' in where) return where;
  await scrollTo(where);
  let before = '';
  for (let look = 1; ; look++) {
    const box = await where.boundingBox();
    if (!box) throw new Error(`${where} is not to be seen`);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (JSON.stringify(middle) === before || look === LOOKS) return middle;
    before = JSON.stringify(middle);
    await pause(STEP);
  }
}

export async function fingerOn(page: Page): Promise<Finger> {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });

  async function hold(where: Point | Locator, ms: number) {
    await touch('touchStart', await middleOf(where));
    await pause(ms);
    await touch('touchEnd');
  }

  async function along(way: (part: number) => Point, ms: number) {
    await touch('touchStart', way(0));
    const begun = Date.now();
    for (let part = 0; part < 1;) {
      await pause(STEP);
      part = Math.min(1, (Date.now() - begun) / ms);
      await touch('touchMove', way(part));
    }
    await pause(60);
    await touch('touchEnd');
  }

  /** Down and up are sent at once: between two messages from here a busy machine would make a long touch of it. */
  async function tap(where: Point | Locator) {
    const point = await middleOf(where);
    await Promise.all([touch('touchStart', point), touch('touchEnd')]);
  }

  return {
    hold,
    along,
    tap,
    async drag(from, to, ms = 320) {
      const [start, end] = [await middleOf(from), await middleOf(to)];
      await along((part) => ({ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }), ms);
    },
  };
}
