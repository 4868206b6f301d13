import assert from 'node:assert/strict';

import { createDriver } from '../../src/match/driver';
import { thinkForSeat } from '../../src/match/thinkForSeat';
import type { Seat } from '../../src/rules/kernel/types';
import type { CathedralMove } from '../../src/rules/nightmare-cathedral/state';

import { settle, type Choose, type There } from './cathedralTable';
import { tableOf } from './table';

/** A time at which the device went to somebody, and what they were asked then. */
export interface HandOver {
  readonly seat: Seat;
  readonly isWished: boolean;
  readonly moves: readonly CathedralMove[];
}

interface Ways {
  isEnough(): boolean;
  /** Whether this seat opens its cards before it answers on the table. */
  wishes(seat: Seat, moves: readonly CathedralMove[]): boolean;
  choose: Choose;
  look(where: 'curtain' | 'table' | 'cards'): Promise<void>;
}

/**
 * Does by touch what all people of a match do at an open table: each answers what the app asks of them, and takes the
 * device when it says so. The match beside the page is handed round by the app's own driver.
 */
export async function playAround(there: There, { isEnough, wishes, choose, look }: Ways) {
  const { app, mirror } = there;
  const { match, now } = mirror;
  const table = tableOf(app);
  const button = (key: string) => app.page.getByRole('button', { name: app.say(key), exact: true });
  const driver = createDriver(match, { think: thinkForSeat, handOver: () => 'always', pause: () => Promise.resolve() });
  driver.start();
  const handOvers: HandOver[] = [];
  /** Who answered on the table. */
  const aloud: Seat[] = [];
  let isWished = false;
  const goesOn = () => new Promise<void>((done) => setImmediate(done));
  for (await goesOn(); !isEnough(); await goesOn()) {
    const { curtain, asked, viewer, waiting, moves } = now();
    if (curtain !== null) {
      const { name } = match.sitters[curtain];
      await table.curtain(name).waitFor();
      assert.equal(await app.page.getByTestId('table').count(), 0, 'a table is behind the curtain');
      await look('curtain');
      await table.openCurtain(name);
      match.take();
      handOvers.push({ seat: curtain, isWished, moves: now().moves as readonly CathedralMove[] });
      isWished = false;
      continue;
    }
    const seat = asked ?? viewer;
    await settle(there);
    await look(asked === null ? 'cards' : 'table');
    if (asked === null && !waiting.includes(seat)) {
      await button('play.hideForNow').waitFor(); // it comes beside the other, which moves
      await app.finger.tap(button('play.hideCards'));
      match.layOpen(0, true);
      continue;
    }
    const open = moves as readonly CathedralMove[];
    if (asked !== null && wishes(seat, open)) {
      await app.finger.tap(button('play.myCards'));
      match.cover(seat, 0);
      isWished = true;
      continue;
    }
    if (asked !== null) aloud.push(seat);
    await mirror.play(choose(mirror.view(), open));
  }
  driver.stop();
  return { handOvers, aloud };
}
