import type { Page } from 'playwright-core';

/** React calls the hook of its developer tools after each commit; a page without the tools is given our own. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
}

/**
 * Counts what React renders below the table, without any code in the app for it. It compares the tree that each commit
 * leaves with the one before: a component has rendered when its fiber is another one that is marked as worked on.
 */
export function countRenders(): void {
  const COMPONENTS = [0, 1, 11, 14, 15]; // functions, classes, forwarded refs, memo
  const HOST = 5;
  const WORKED = 1;
  const renders = { commits: 0, board: 0, cards: 0 };
  Object.assign(globalThis, { renders });

  const isBoard = (fiber: Fiber): boolean => {
    for (let one: Fiber | null = fiber; one; one = one.child) {
      if (one.tag !== HOST) continue;
      const element = one.stateNode as HTMLElement;
      return (
        element.getAttribute('aria-hidden') === 'true' &&
        element.closest('[data-testid="table"]') !== null &&
        element.querySelector('img') !== null
      );
    }
    return false;
  };

  /** Walks only into those parts that have changed since the last commit. */
  function walk(fiber: Fiber, before: Fiber | null, isInBoard: boolean): void {
    const hasRendered = COMPONENTS.includes(fiber.tag) && (fiber.flags & WORKED) !== 0;
    const isHere = !isInBoard && COMPONENTS.includes(fiber.tag) && isBoard(fiber);
    if (hasRendered && isHere) renders.board++;
    if (hasRendered && isInBoard) renders.cards++;
    if (before && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) walk(child, child.alternate, isInBoard || isHere);
  }

  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot(_id: number, root: { readonly current: Fiber }) {
      renders.commits++;
      walk(root.current, root.current.alternate, false);
    },
  };
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

export interface Renders {
  readonly commits: number;
  /** How often the board itself was rendered. */
  readonly board: number;
  /** How often anything on the board was rendered. */
  readonly cards: number;
}

export const rendersOf = (page: Page): Promise<Renders> =>
  page.evaluate(() => ({ ...(globalThis as unknown as { renders: Renders }).renders }));

/** What React rendered since `before` was read. */
export async function rendersSince(page: Page, before: Renders): Promise<Renders> {
  const after = await rendersOf(page);
  return {
    commits: after.commits - before.commits,
    board: after.board - before.board,
    cards: after.cards - before.cards,
  };
}
