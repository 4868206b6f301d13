import assert from 'node:assert/strict';

import type { Match } from '../../src/match/types';
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

/** A count of six hands is read as long as reading it takes. */
const COUNTED = 60_000;

/** Waits for the result; what is counted before it is put away, as a person would. */
export async function comeToResult(app: App): Promise<void> {
  const { title } = resultOf(app);
  const counted = app.page.getByRole('button', { name: app.say('cat-lady:count.end'), exact: true });
  await title.or(counted).first().waitFor({ timeout: COUNTED });
  if (await counted.isVisible()) await app.finger.tap(counted);
  await title.waitFor();
}

/** The result of a match says every name with the points that the match has counted. */
export async function expectPoints(app: App, match: Match): Promise<void> {
  await comeToResult(app);
  const ranking = await resultOf(app).ranking();
  const { score } = match.summary();
  for (const [seat, sitter] of match.sitters.entries())
    assert.ok(
      ranking.some((row) => row!.includes(sitter.name) && row!.includes(String(score[seat]))),
      `${sitter.name} ${score[seat]}: ${ranking}`,
    );
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
