import { openApp } from '../app';
import { homeOf } from '../pages/home';
import { test } from '../runner';

const NOWHERE = ['/new/chess', '/lesson/chess', '/rules/chess', '/keeper/new/chess', '/play/chess', '/chess'];

test('Addresses: those that lead nowhere say so, and lead to the games', async (ground) => {
  const app = await openApp(ground);
  for (const path of NOWHERE) {
    await app.page.goto(new URL(path, app.page.url()).href);
    await app.page.getByRole('heading', { name: app.say('nowhere.title') }).waitFor();
  }
  await app.finger.tap(app.page.getByRole('button', { name: app.say('trouble.home') }));
  await homeOf(app).isThere();
});
