import assert from 'node:assert/strict';

import { openApp } from '../app';
import { bot, person, type Kept, type KeptMatch } from '../device';
import { homeOf } from '../pages/home';
import { tableOf } from '../pages/table';
import { test, type Ground } from '../runner';

export const oneRound: KeptMatch = {
  game: 'sen',
  seed: 5,
  first: 0,
  sitters: [person(0, 'Ola'), bot(1, 'Fluff')],
  options: { end: 'rounds', rounds: 1 },
};

/** Opens a table at Ola's turn; she knows her first two lands. */
async function atTurn(ground: Ground, settings: Kept['settings'] = { speed: 'off' }) {
  const app = await openApp(ground, { path: '/play/1', matches: [oneRound], settings });
  const table = tableOf(app);
  const known = await table.firstLook();
  await table.isMyTurn();
  return { ...app, table, known };
}

test('Play: a drag lays the open land in a place, and what lay there is discarded', async (ground) => {
  const { table, finger, known, say } = await atTurn(ground);
  const taken = await table.lying(table.open);
  await finger.drag(table.open, table.own(2));
  await table.isMyTurn();
  assert.equal(await table.lying(table.own(2)), taken);
  await finger.tap(table.log);
  await table.sheet.getByText(say('sen:event.took.you', { land: 2, card: taken, left: known[1] })).waitFor();
});

test('Play: dropped beside every place, a card springs home', async (ground) => {
  const { table, finger } = await atTurn(ground);
  const before = await table.heard();
  await finger.drag(table.open, { x: 180, y: 230 });
  await table.isMyTurn();
  assert.equal(await table.heard(), before);
});

test('Play: one tap takes, the next one puts', async (ground) => {
  const { table, finger } = await atTurn(ground);
  const taken = await table.lying(table.open);
  await finger.tap(table.open);
  await finger.tap(table.own(3));
  await table.isMyTurn();
  assert.equal(await table.lying(table.own(3)), taken);
});

test('Play: a tap draws, and the drawn land can be discarded', async (ground) => {
  const { table, finger, say } = await atTurn(ground, { speed: 'slow' });
  await finger.tap(table.closed);
  await table.drawn.waitFor();
  const drawn = await table.lying(table.drawn);
  await finger.drag(table.drawn, table.open);
  await table.words.getByText(say('sen:event.discarded.you', { card: drawn })).waitFor();
  await table.drawn.waitFor({ state: 'detached' });
});

test('Play: the keyboard alone plays a move', async (ground) => {
  const { table, page, say } = await atTurn(ground);
  const taken = await table.lying(table.open);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const isFocused = (label: string) => page.locator(`[aria-label^="${label},"]:focus`).waitFor();
  const [closed, open, [first, , , fourth]] = [
    say('sen:place.closed'),
    say('sen:place.open'),
    [1, 2, 3, 4].map((land) => say('sen:place.own', { land })),
  ];
  for (let presses = 0; !(await focused()).startsWith(closed); presses++) {
    assert.ok(presses < 20, 'the table is never reached by Tab');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  await isFocused(open);
  await page.keyboard.press('Enter');
  await isFocused(first); // The focus moves to where the card may go.
  await page.keyboard.press('Escape');
  await isFocused(open); // The card was put back.
  await page.keyboard.press('Enter');
  await isFocused(first);
  while (!(await focused()).startsWith(fourth)) await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await table.isMyTurn();
  assert.equal(await table.lying(table.own(4)), taken);
});

test('Play: what is not allowed is answered with its rule, and the rule opens', async (ground) => {
  const { table, finger, page, say } = await atTurn(ground);
  await finger.tap(table.landOf('Fluff', 1));
  await page.getByRole('alert').getByText(say('sen:refused.landOfOthers')).waitFor();
  await finger.tap(page.getByRole('alert').getByRole('button').first());
  await page.getByRole('heading', { name: say('rules.title', { game: say('game.sen') }) }).waitFor();
  await page.goBack();
  await table.isMyTurn();
});

test('Play: undo takes back nothing that somebody has seen, and says so', async (ground) => {
  const { table, finger, page, say } = await atTurn(ground);
  await finger.tap(table.closed);
  await table.drawn.waitFor();
  await finger.tap(table.undo);
  await page.getByRole('alert').getByText(say('play.noUndo.seen')).waitFor();
});

test('Play: several matches lie side by side', async (ground) => {
  const others = ['Fluff', 'Patch', 'Claws'];
  const app = await openApp(ground, {
    settings: { speed: 'off' },
    matches: others.map((name, index) => ({ ...oneRound, seed: index + 1, sitters: [person(0, 'Ola'), bot(1, name)] })),
  });
  const [home, table] = [homeOf(app), tableOf(app)];
  const seen: string[] = [];
  for (const other of [0, 1, 2]) {
    await home.isThere();
    assert.equal(await home.unfinished(app.say('home.yourMove')).count(), 3);
    // This is the match that was left alone for longest.
    await app.finger.tap(home.unfinished(app.say('home.yourMove')).last());
    await table.landOf(others[other], 1).waitFor();
    await table.firstLook();
    await table.isMyTurn();
    seen.push(await table.heard());
    await app.finger.tap(table.leave);
  }
  await home.isThere();
  for (const other of [0, 1, 2]) {
    await app.page.goto(new URL(`/play/${other + 1}`, app.page.url()).href);
    await table.isMyTurn();
    assert.equal(await table.heard(), seen[other]);
  }
});
