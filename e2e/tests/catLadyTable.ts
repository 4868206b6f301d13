import type { Match, Setup } from '../../src/match/types';
import type { CatLady } from '../../src/rules/cat-lady/state';
import { openApp, type App, type Opening } from '../app';
import { violationsOn } from '../axe';
import { bot, person, type KeptMatch } from '../device';
import { bareKeysOn } from '../keys';
import { untilAsked } from '../mirror';
import { tableOf } from '../pages/table';
import { none, test } from '../runner';

const sitters = [person(0, 'Ola'), bot(1, 'Figa'), bot(2, 'Łatka'), bot(3, 'Puszek')];
const setup: Setup = { game: 'cat-lady', seed: 5, first: 0, sitters };

/** Plays the first allowed move until this holds and a person is asked. */
const until = (isSo: (view: CatLady) => boolean): KeptMatch => ({
  ...setup,
  before(match: Match) {
    while (untilAsked(match) !== null) {
      const { view, moves } = match.showing.getState();
      if (isSo(view as CatLady)) return;
      match.play(0, moves[0]);
    }
  },
});

const late = until(({ deck }) => deck.length <= 24);
const feeding = until(({ revealed }) => revealed);

async function look(app: App, found: string[], where: string): Promise<void> {
  await app.page.getByTestId('table').waitFor();
  found.push(...[...(await violationsOn(app.page)), ...(await bareKeysOn(app.page))].map((one) => `${where}: ${one}`));
}

async function lookAtAll(app: App, found: string[], prompt: string, papers: readonly string[]): Promise<void> {
  const { page, finger, say } = app;
  const press = (key: string) => finger.tap(page.getByRole('button', { name: say(key), exact: true }));
  const at = new URL(page.url()).pathname;
  const isAsked = () =>
    tableOf(app)
      .words.getByText(say(`cat-lady:prompt.${prompt}`), { exact: true })
      .waitFor();
  await isAsked();
  await look(app, found, at);
  for (const paper of papers) {
    await finger.tap(page.getByTestId('table').locator(`[aria-label^="${paper}"][role="button"]`).first());
    await page.waitForTimeout(600);
    await look(app, found, `${at} ${paper}`);
    await page.reload();
    await isAsked();
  }
  await press('play.menu');
  await press('play.scores');
  await look(app, found, `${at} scores`);
}

const WINDOWS: readonly Opening[] = [
  { theme: 'dark', language: 'pl' },
  { theme: 'light', language: 'en', width: 568, height: 320 },
];

for (const window of WINDOWS) {
  test(`Cat Lady: axe finds nothing on its table nor at the feeding, and every word is there, ${window.theme}`, async (ground) => {
    const found: string[] = [];
    const app = await openApp(ground, {
      ...window,
      path: '/play/1',
      matches: [late, feeding],
      settings: { speed: 'off' },
    });
    const discarded = app.say('cat-lady:place.discard', { count: 0 }).replace('0', '');
    await lookAtAll(app, found, 'turn.choose', ['Figa: ', discarded]);
    await app.page.goto(new URL('/play/2', app.page.url()).href);
    await lookAtAll(app, found, 'match.feed', ['Figa: ']);
    none(found);
  });
}
