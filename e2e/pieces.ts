import type { Page } from 'playwright-core';

/** A piece that came to lie elsewhere, in points of the table. */
export interface Travel {
  readonly piece: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** On so many frames it was seen on its way. */
  readonly between: number;
  /** From the last frame at its old place to the first at its new one, in milliseconds. */
  readonly took: number;
  /** The longest that the page drew nothing meanwhile. */
  readonly longestFrame: number;
  /** Milliseconds since the watch began. */
  readonly at: number;
}

export interface Watched {
  readonly travels: readonly Travel[];
  /** Every size that the table's box had, the first first: `390x648`. */
  readonly sizes: readonly string[];
}

/** Nearer than this a piece has only been moved aside. */
const FAR = 60;
/** A piece that was seen on fewer frames on its way has jumped, */
const SEEN = 4;
/** unless the page drew too few: so long, in milliseconds, is the shortest flight far enough from both its ends to be told from rest. */
const ON_ITS_WAY = 96;

/** On so many frames at least, a piece that flies must have been seen, at the pace of the page. 0: it drew nothing for so long that nothing is to be told. */
const mustBeSeen = ({ longestFrame }: Travel): number => Math.min(SEEN, Math.floor(ON_ITS_WAY / longestFrame));

export const hasFlown = (travel: Travel): boolean => travel.between >= Math.max(1, mustBeSeen(travel));
/** Whether it must have been seen on its way, and was not. */
export const hasJumped = (travel: Travel): boolean => !hasFlown(travel) && mustBeSeen(travel) > 0;

/** Watches every piece on the table frame by frame, from now on. */
export async function watchPieces(page: Page): Promise<void> {
  await page.evaluate((far) => {
    interface Seen {
      name: string;
      rest: [number, number];
      last: [number, number];
      way: [number, number][];
      left: number;
      stood: number;
      gap: number;
      isCarried: boolean;
    }
    /** So many frames in one place are rest. */
    const STANDS = 3;
    const FAINT = 0.05;
    const HELD = 5000; // the zIndex of a card in a hand is above this
    const watch = { travels: [] as unknown[], sizes: [] as string[], isOn: true };
    Object.assign(globalThis, { watch });
    const begun = performance.now();
    let before = begun;
    let seen = new Map<Element, Seen>();
    const apart = (one: readonly number[], other: readonly number[]) =>
      Math.hypot(one[0] - other[0], one[1] - other[1]);
    const rounded = ([x, y]: readonly number[]) => [Math.round(x), Math.round(y)];

    function arrive(piece: Seen, now: number) {
      const { rest, last, way, isCarried, name, left, gap } = piece;
      if (apart(rest, last) > far && !isCarried) {
        const between = way.filter((point) => apart(point, rest) > 2 && apart(point, last) > 2).length;
        watch.travels.push({
          piece: name,
          from: rounded(rest),
          to: rounded(last),
          between,
          took: Math.round(now - left),
          longestFrame: Math.round(gap),
          at: Math.round(now - begun),
        });
      }
      Object.assign(piece, { rest: last, way: [], stood: 0, gap: 0, isCarried: false });
    }

    function frame(now: number) {
      if (!watch.isOn) return;
      const table = document.querySelector('[data-testid="table"]');
      const next = new Map<Element, Seen>();
      if (table) {
        const box = table.getBoundingClientRect();
        const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
        if (box.width > 0 && !watch.sizes.includes(size)) watch.sizes.push(size);
        for (const element of table.querySelectorAll<HTMLElement>('[data-testid^="piece:"]')) {
          if (Number(element.style.opacity) < FAINT) continue; // not to be seen yet, or no longer
          const rect = element.getBoundingClientRect();
          const at: [number, number] = [rect.x + rect.width / 2 - box.x, rect.y + rect.height / 2 - box.y];
          const name = element.dataset.testid!.slice('piece:'.length);
          const one: Seen = seen.get(element) ?? {
            name,
            rest: at,
            last: at,
            way: [],
            left: before,
            stood: 0,
            gap: 0,
            isCarried: false,
          };
          one.name = name;
          if (Number(element.style.zIndex) > HELD) one.isCarried = true;
          if (apart(at, one.last) > 0.5) {
            if (one.way.length === 0) one.left = before;
            one.way.push(at);
            one.stood = 0;
          } else one.stood++;
          if (one.way.length > 0 && one.stood === 0) one.gap = Math.max(one.gap, now - before);
          one.last = at;
          if (one.way.length > 0 && one.stood >= STANDS) arrive(one, now);
          next.set(element, one);
        }
      }
      const gone = [...seen].filter(([element]) => !next.has(element)).map(([, one]) => one);
      const come = [...next].filter(([element]) => !seen.has(element)).map(([, one]) => one);
      for (const one of gone) {
        // A piece that is drawn anew elsewhere, in the place of what was drawn, has jumped.
        const again = come.find(({ name, last }) => name === one.name && apart(last, one.last) > far);
        if (again) Object.assign(again, { rest: one.last, way: [again.last], left: before });
        else arrive(one, now);
      }
      seen = next;
      before = now;
      requestAnimationFrame(frame);
    }
    requestAnimationFrame(frame);
  }, FAR);
}

/** What was seen until now. The watch goes on. */
export const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { travels, sizes } = (globalThis as unknown as { watch: Watched }).watch;
    return { travels, sizes };
  });
