import type { Page } from 'playwright-core';

/**
 * Lists texts that cannot be read whole: cut by a box around them, by an ellipsis, or by the edge of the screen where
 * nothing scrolls.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 2;
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent!.trim() || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      if (['SCRIPT', 'STYLE'].includes(element.tagName)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      let [across, along] = [true, true]; // whether what lies outside is out of reach
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (overflowX === 'hidden' && edge.width <= 1 && edge.height <= 1) {
          [across, along] = [false, false]; // It is heard only.
          break;
        }
        if (overflowX === 'auto' || overflowX === 'scroll') across = false;
        if (overflowY === 'auto' || overflowY === 'scroll') along = false;
        const isOut =
          (across && overflowX !== 'visible' && (text.left < edge.left - SLACK || text.right > edge.right + SLACK)) ||
          (along && overflowY !== 'visible' && (text.top < edge.top - SLACK || text.bottom > edge.bottom + SLACK));
        if (isOut) {
          cut.push(`"${node.textContent}" is cut by ${box.outerHTML.slice(0, 160)}`);
          break;
        }
      }
      if (across && (text.left < -SLACK || text.right > innerWidth + SLACK))
        cut.push(`"${node.textContent}" leaves the screen`);
    }
    return cut;
  });
