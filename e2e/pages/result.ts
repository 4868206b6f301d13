import type { App } from '../app';

export function resultOf({ page, finger, say }: App) {
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
  return {
    title: page.getByRole('heading', { name: say('result.title'), exact: true }),
    /** What screen readers say of each line, by place. */
    ranking: () =>
      page
        .getByRole('list', { name: say('result.ranking') })
        .getByRole('img')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    rematch: () => finger.tap(button('result.rematch')),
    replay: () => finger.tap(button('result.replay')),
  };
}

export function replayOf({ page, finger, say }: App) {
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
  // The app puts spaces between that no line breaks at.
  const steps = page.getByText(new RegExp(say('replay.step', { step: '\\d+', steps: '\\d+' }).replaceAll(' ', '\\s')));
  return {
    isAt: (step: number, of: number) => page.getByText(say('replay.step', { step, steps: of })).waitFor(),
    count: async () => Number((await steps.innerText()).match(/\d+$/)),
    on: () => finger.tap(button('replay.on')),
    back: () => finger.tap(button('replay.back')),
    toStart: () => finger.tap(button('replay.start')),
    toEnd: () => finger.tap(button('replay.end')),
  };
}
