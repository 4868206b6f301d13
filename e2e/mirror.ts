import assert from 'node:assert/strict';

import { unpackDecisions, type Decision } from '../src/match/decisions';
import { openMatches } from '../src/match/matches';
import type { MatchRecord } from '../src/match/record';
import { thinkForSeat } from '../src/match/thinkForSeat';
import type { Match, Setup } from '../src/match/types';
import { games } from '../src/rules';
import type { Move, Seat, State } from '../src/rules/kernel/types';
import { createMemoryStores } from '../src/storage/memoryStores';
import type { GameFace } from '../src/table/face';
import {
  findClosedGroup,
  joinLabels,
  listLabels,
  listTopPieces,
  listReachable,
  nameWithCard,
} from '../src/table/groups';
import { ASPECT } from '../src/table/layout/measures';
import { getPieceHeight, type Handle, type Scene, type Size } from '../src/table/scene';
import type { Phrase } from '../src/words/phrase';

import { DRAWING, type App } from './app';
import type { Point } from './touch';
import { sayPhrase } from './words';

export type Pure<S extends State, M extends Move> = Pick<
  GameFace<S, M>,
  'layOutScene' | 'listHandles' | 'describeMove' | 'askToConfirm'
>;

type Kept = Map<string, Map<string, string>>;

/** So far from the edge of the card over it a card is touched. */
const EDGE = 4;
/** How long a card is held over a group until it has opened, in milliseconds. */
const OPENING = 700;
const DRAG = 260;
const CHOOSING = 250;
const LONGEST = 40_000;
/** How long the page may take to save what a hand did, in milliseconds. */
const SAVING = 4000;
/** How long it may take to put up a table, in milliseconds. */
const PUTTING_UP = 4000;

/**
 * What a screen reader says of a table, target by target: a pile with its top card, a hand card by card, a closed group
 * as one.
 */
function heardOf(scene: Scene): (readonly Phrase[])[] {
  const { closed, places } = listReachable(scene);
  const onPlates = new Set(scene.plates.map(({ place }) => place));
  return [
    ...closed.map(({ label }) => [label]),
    ...places.flatMap((place) => {
      if (onPlates.has(place.key)) return []; // they are heard with what the plate says
      if (place.gives) {
        const others = place.gives.slice(1).flatMap((key) => scene.pieces.find((piece) => piece.key === key) ?? []);
        return [listLabels(place), ...others.map(({ label }) => [label])];
      }
      const met = listTopPieces(place, scene.pieces);
      if (met.length === 1) return [nameWithCard(place, met[0])];
      return [listLabels(place), ...met.map(({ label }) => [label])];
    }),
  ];
}

export const begun = (setup: Setup, kept?: Parameters<typeof createMemoryStores>[0]): Match =>
  openMatches({ stores: createMemoryStores(kept), games }).begin(setup);

/** The decisions of a match from its two slots; the newer text begins with the larger number. */
function decisionsIn(texts: readonly (string | null | undefined)[]): readonly Decision[] {
  const [newest] = texts.map((text) => text ?? '0').sort((a, b) => parseInt(b, 10) - parseInt(a, 10));
  return newest === '0'
    ? []
    : unpackDecisions((JSON.parse(newest.slice(newest.indexOf('\n') + 1)) as MatchRecord).moves);
}

/** What the bot of this seat decides. */
export function thinkAtOnce(match: Match, seat: Seat): Move {
  const thought = match.startThinking(thinkForSeat, seat);
  let slice = thought.next();
  while (!slice.done) slice = thought.next();
  return slice.value;
}

/**
 * Lets bots decide, as they do in the app, until a person is asked; returns that seat, or null when the match is over.
 */
export function untilAsked(match: Match): Seat | null {
  for (;;) {
    const { status, waiting } = match.showing.getState();
    if (status !== 'underWay') return null;
    const [seat] = waiting;
    const forced = match.findAppMove(seat);
    if (forced) {
      match.play(seat, forced);
      continue;
    }
    if (match.sitters[seat].kind === 'person') return seat;
    match.play(seat, thinkAtOnce(match, seat));
  }
}

/**
 * Plays the same match beside the page, in step with it. It knows where everything lies, and what a screen reader must
 * say there.
 */
export function mirrorOf<S extends State, M extends Move>(app: App, setup: Setup, face: Pure<S, M>) {
  const kept: Kept = new Map();
  return mirrorOn(app, begun(setup, kept), kept, face);
}

/** The same for a match that was set up on the page: it is opened here from what the page has saved. */
export async function mirrorOfPage<S extends State, M extends Move>(app: App, face: Pure<S, M>) {
  const kept: Kept = new Map();
  for (const [key, value] of Object.entries(await app.page.evaluate(() => ({ ...localStorage })))) {
    const [store, name] = key.split('\\');
    kept.set(store, (kept.get(store) ?? new Map<string, string>()).set(name, value));
  }
  const match = openMatches({ stores: createMemoryStores(kept), games }).open(1);
  assert.ok(!('refused' in match), 'the page has saved no match');
  return mirrorOn(app, match, kept, face);
}

function mirrorOn<S extends State, M extends Move>(app: App, match: Match, kept: Kept, face: Pure<S, M>) {
  const { page, finger, say } = app;
  const names = match.sitters.map((sitter) => sitter.name);
  const table = page.getByTestId('table');
  const sheet = page.getByRole('dialog');
  const now = () => match.showing.getState();
  const view = () => now().view as S;
  /** From whose side the table is drawn: at an open table, of who is asked. */
  const seat = (): Seat => now().asked ?? now().viewer;

  const spoken = (phrase: Phrase): string => sayPhrase(say, phrase, names);

  const textScale = page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);

  /** Where the table lies; it has no box while it is put up anew for another person. */
  async function findBox() {
    for (const end = Date.now() + PUTTING_UP; ;) {
      const box = await table.boundingBox();
      if (box) return box;
      assert.ok(Date.now() < end, 'the table is not to be seen');
    }
  }

  async function laid(open: string | null = null): Promise<{ scene: Scene; at: (x: number, y: number) => Point }> {
    const box = await findBox();
    const size: Size = {
      width: Math.round(box.width),
      height: Math.round(box.height),
      text: await textScale,
      leftHand: false,
      largeCards: false,
    };
    return {
      scene: face.layOutScene(view(), seat(), size, open),
      at: (x, y) => ({ x: box.x + x, y: box.y + y }),
    };
  }

  /** Where a piece lies on the page. */
  async function findPoint(piece: string): Promise<Point> {
    const { scene, at } = await laid();
    const card = scene.pieces.find(({ key }) => key === piece);
    assert.ok(card, `no card ${piece}`);
    return at(card.x, card.y);
  }

  /** How high above its middle a card is touched: the rows of a full hand lie over each other. */
  function findTouch(scene: Scene, card: Scene['pieces'][number], x: number): number {
    const isCovered = (y: number) =>
      scene.pieces.some(
        (one) =>
          one.depth > card.depth &&
          one.place === card.place &&
          Math.abs(one.x - x) < one.width / 2 &&
          Math.abs(one.y - y) < getPieceHeight(one, ASPECT) / 2 + EDGE,
      );
    return [0, 0.3, 0.5].map((part) => card.y - part * card.width).find((y) => !isCovered(y)) ?? card.y;
  }

  const decided = async () =>
    decisionsIn(await page.evaluate(() => ['a', 'b'].map((store) => localStorage.getItem(`match.1.${store}\\record`))));

  /** Where the page's match and this one have diverged; null when they have not. */
  async function parting(): Promise<string | null> {
    const own = decisionsIn(['a', 'b'].map((store) => kept.get(`match.1.${store}`)?.get('record')));
    const theirs = await decided();
    const at = theirs.findIndex(
      (one, index) => index < own.length && JSON.stringify(one) !== JSON.stringify(own[index]),
    );
    return at < 0
      ? null
      : `decision ${at + 1} is ${JSON.stringify(theirs[at])} on the page, ${JSON.stringify(own[at])} here`;
  }

  /** Waits until the page says everything that lies on the table, and has nothing left to show. */
  async function isShown(): Promise<void> {
    const skip = page.getByRole('button', { name: say('table.skip'), exact: true });
    const end = Date.now() + LONGEST;
    for (;;) {
      const { scene } = await laid();
      const wanted = heardOf(scene).map((labels) => joinLabels(labels.map(spoken)));
      const heard = await table
        .locator('[aria-label]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      const missing = wanted.filter((label) => !heard.includes(label));
      assert.equal(await parting(), null);
      const isLevel = (await decided()).length === view().played; // what the app decides by itself too
      const isDrawn = (await page.locator(DRAWING).count()) === 0;
      if (missing.length === 0 && isLevel && isDrawn && !(await skip.isVisible())) return;
      assert.ok(Date.now() < end, `not heard on the page: ${missing.join(' | ')}`);
      await page.waitForTimeout(60);
    }
  }

  async function dragged({ piece, place }: Handle): Promise<void> {
    const { scene, at } = await laid();
    const card = scene.pieces.find(({ key }) => key === piece);
    assert.ok(card, `no card ${piece}`);
    const home = scene.places.find(({ key }) => key === card.place);
    const x = card.x - card.width * 0.3;
    const from = at(x, card.isCut && home ? home.y : findTouch(scene, card, x));
    const group = findClosedGroup(scene, place ?? '');
    const { scene: last } = group ? await laid(group.key) : { scene };
    const goal = last.places.find(({ key }) => key === place);
    assert.ok(goal, `no place ${place}`);
    const to = at(goal.x, goal.y);
    const stop = group ? at(group.x, group.y) : to;
    const between = (one: Point, other: Point, part: number) => ({
      x: one.x + (other.x - one.x) * part,
      y: one.y + (other.y - one.y) * part,
    });
    const ms = group ? 2 * DRAG + OPENING : DRAG;
    const first = DRAG / ms;
    const onward = group ? 1 - DRAG / ms : 1;
    await finger.along((part) => {
      if (part < first) return between(from, stop, part / first);
      return part < onward
        ? { x: stop.x + ((part * 1000) % 2), y: stop.y }
        : between(stop, to, group ? (part - onward) / (1 - onward) : 1);
    }, ms);
  }

  /** Taps a place where it lies. */
  async function tapped(place: string): Promise<void> {
    const { scene, at } = await laid();
    const goal = scene.places.find(({ key }) => key === place);
    assert.ok(goal, `no place ${place}`);
    await finger.tap(at(goal.x, goal.y));
  }

  /**
   * Whether the page has saved one more decision than were made here. If not, it closes a large card or a choice sheet
   * that a slow finger may have opened.
   */
  async function isTaken(): Promise<boolean> {
    const end = Date.now() + SAVING;
    while ((await decided()).length <= view().played) {
      if (Date.now() > end) {
        const close = sheet.getByRole('button', { name: say('close'), exact: true });
        if (await close.isVisible()) await finger.tap(close);
        await sheet.waitFor({ state: 'hidden' });
        return false;
      }
      await page.waitForTimeout(30);
    }
    return true;
  }

  /**
   * Plays a move by touch as a person would: by hand if the move has a handle, otherwise by its button. It tries again
   * when the touch led nowhere.
   */
  async function play(move: M, wanted: (hand: Handle) => boolean = () => true): Promise<Handle> {
    const { moves } = now();
    const by = seat();
    const name = spoken(face.describeMove(view(), by, move));
    const hands = face.listHandles(view(), by, move);
    const hand: Handle =
      hands.find((one) => one.piece !== undefined && one.place !== undefined && wanted(one)) ??
      hands.find((one) => one.piece === undefined && one.place !== undefined) ??
      {};
    const isOneOfMany = (moves as readonly M[]).some(
      (one) =>
        one !== move &&
        face.listHandles(view(), by, one).some(({ piece, place }) => piece === hand.piece && place === hand.place),
    );
    const byTouch = async () => {
      if (hand.panel !== undefined && hand.place !== undefined) {
        await tapped(hand.place);
        await page.waitForTimeout(CHOOSING);
      }
      const isButton = hand.panel !== undefined || hand.place === undefined;
      if (isButton) await finger.tap(page.getByRole('button', { name, exact: true }));
      else if (hand.piece === undefined) await tapped(hand.place!);
      else await dragged(hand);
      const isAsked = face.askToConfirm?.(view(), by, move, !isButton || hand.panel !== undefined);
      if (!isAsked && (isButton || !isOneOfMany)) return;
      const choice = sheet.getByRole('button', { name: isAsked ? say('table.yes') : name, exact: true });
      if (
        !(await choice.waitFor({ timeout: SAVING }).then(
          () => true,
          () => false,
        ))
      )
        return;
      await page.waitForTimeout(CHOOSING); // The sheet slides in, so it is not yet where it will be touched.
      await finger.tap(choice);
    };
    await byTouch();
    for (let again = 0; !(await isTaken()); again++) {
      assert.ok(again < 2, `the page does not take ${name}`);
      await byTouch();
    }
    match.play(by, move);
    return hand;
  }

  return { match, now, view, seat, isShown, play, tapped, spoken, parting, findPoint };
}
