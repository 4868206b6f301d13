import type { Page } from 'playwright-core';

/** A piece that changed its place, in points of the table. */
export interface Travel {
  readonly piece: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** On how many frames it was seen between the two places. */
  readonly between: number;
  /** Milliseconds from the last frame at the old place to the first at the new one. */
  readonly took: number;
  /** The longest time in which the page drew nothing meanwhile, in milliseconds. */
  readonly longestFrame: number;
  /** Milliseconds since the watch began. */
  readonly at: number;
}

export interface Watched {
  readonly travels: readonly Travel[];
  /** Every size that the table's box had, in order, such as `390x648`. */
  readonly sizes: readonly string[];
}

/** A piece that moves less than this has only been pushed aside. */
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

/** Begins to watch every piece on the table, frame by frame. */
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
    /** A piece rests when it stands still for this many frames. */
    const STANDS = 3;
    const FAINT = 0.05;
    const HELD = 5000; // A held card has a higher zIndex than this.
    const watch = { travels: [] as unknown[], sizes: [] as string[], isOn: true };
    Object.assign(globalThis, { watch });
    const begun = performance.now();
    let before = begun;
    let seen = new Map<Element, Seen>();
    const apart = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
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
          if (Number(element.style.opacity) < FAINT) continue; // It is not visible yet, or no longer.
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

/** What was seen until now; the watch goes on. */
export const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { travels, sizes } = (globalThis as unknown as { watch: Watched }).watch;
    return { travels, sizes };
  });
