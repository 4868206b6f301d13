import assert from 'node:assert/strict';

import { unpack, type Decision } from '../src/match/decisions';
import { openMatches } from '../src/match/matches';
import type { MatchRecord } from '../src/match/record';
import { think } from '../src/match/think';
import type { Match, Setup } from '../src/match/types';
import { games } from '../src/rules';
import type { Move, Seat, State } from '../src/rules/kernel/types';
import { memoryStores } from '../src/storage/memory';
import type { GameFace } from '../src/table/face';
import { closedAround, labelsOf, metIn, reachOf } from '../src/table/groups';
import type { Handle, Scene, Size } from '../src/table/scene';
import type { Phrase } from '../src/words/phrase';

import type { App } from './app';
import type { Point } from './touch';

export type Pure<S extends State, M extends Move> = Pick<GameFace<S, M>, 'scene' | 'handles' | 'say' | 'sure'>;

type Kept = Map<string, Map<string, string>>;

/** So long a card is held over a group until it has opened. */
const OPENING = 700;
const DRAG = 260;
const CHOOSING = 250;
const LONGEST = 40_000;
/** So long the page may take to save what a hand did. */
const SAVING = 4000;

/** What is heard of a table, spot by spot: a pile and what lies on top of it, a hand card by card, a closed group as one. */
function heardOf(scene: Scene): Phrase[][] {
  const { closed, places } = reachOf(scene);
  return [
    ...closed.map(({ label }) => [label]),
    ...places.flatMap((place) => {
      const met = metIn(place, scene.pieces).map((piece) => piece.label);
      const labels = labelsOf(place);
      return met.length <= 1 ? [[...labels, ...met]] : [labels, ...met.map((label) => [label])];
    }),
  ];
}

export const begun = (setup: Setup, kept?: Parameters<typeof memoryStores>[0]): Match =>
  openMatches({ stores: memoryStores(kept), games }).begin(setup);

/** What was decided in a match, of the two texts that it is saved as: the newer one begins with the larger number. */
function decisionsIn(texts: readonly (string | null | undefined)[]): readonly Decision[] {
  const [newest] = texts.map((text) => text ?? '0').sort((one, other) => parseInt(other, 10) - parseInt(one, 10));
  return newest === '0' ? [] : unpack((JSON.parse(newest.slice(newest.indexOf('\n') + 1)) as MatchRecord).moves);
}

/** Bots decide as they do in the app, until a person is asked. Answers who; null when the match is over. */
export function untilAsked(match: Match): Seat | null {
  for (;;) {
    const { status, waiting } = match.showing.getState();
    if (status !== 'underWay') return null;
    const [seat] = waiting;
    if (match.sitters[seat].kind === 'person') return seat;
    const thought = match.thought(think, seat);
    let slice = thought.next();
    while (!slice.done) slice = thought.next();
    match.play(seat, slice.value);
  }
}

/** The same match as on the page, played in step with it: it knows where everything lies, and what must be heard there. */
export function mirrorOf<S extends State, M extends Move>(app: App, setup: Setup, face: Pure<S, M>) {
  const kept: Kept = new Map();
  return mirrorOn(app, begun(setup, kept), kept, face);
}

/** The same of a match that was set up on the page: it is opened here from what the page has saved. */
export async function mirrorOfPage<S extends State, M extends Move>(app: App, face: Pure<S, M>) {
  const kept: Kept = new Map();
  for (const [key, value] of Object.entries(await app.page.evaluate(() => ({ ...localStorage })))) {
    const [store, name] = key.split('\\');
    kept.set(store, (kept.get(store) ?? new Map<string, string>()).set(name, value));
  }
  const match = openMatches({ stores: memoryStores(kept), games }).open(1);
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

  function spoken({ key, facts = {} }: Phrase): string {
    const said = Object.entries(facts).map(([name, fact]) => {
      if (typeof fact !== 'object') return [name, fact];
      return [name, 'seat' in fact ? names[fact.seat] : spoken(fact)];
    });
    return say(key, Object.fromEntries(said) as Record<string, string | number>);
  }

  async function laid(open: string | null = null): Promise<{ scene: Scene; at: (x: number, y: number) => Point }> {
    const box = await table.boundingBox();
    assert.ok(box, 'the table is not to be seen');
    const size: Size = {
      width: Math.round(box.width),
      height: Math.round(box.height),
      text: 1,
      leftHand: false,
      largeCards: false,
    };
    return { scene: face.scene(view(), now().viewer, size, open), at: (x, y) => ({ x: box.x + x, y: box.y + y }) };
  }

  const decided = async () =>
    decisionsIn(await page.evaluate(() => ['a', 'b'].map((store) => localStorage.getItem(`match.1.${store}\\record`))));

  /** Where the page's match and this one went different ways; null where they did not. */
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

  /** Waits until all that lies on the table is heard on the page, and nothing is left to be shown. */
  async function isShown(): Promise<void> {
    const skip = page.getByRole('button', { name: say('table.skip'), exact: true });
    const end = Date.now() + LONGEST;
    for (;;) {
      const { scene } = await laid();
      const wanted = heardOf(scene).map((labels) => labels.map(spoken).join(', '));
      const heard = await table
        .locator('[aria-label]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      const missing = wanted.filter((label) => !heard.includes(label));
      assert.equal(await parting(), null);
      if (missing.length === 0 && !(await skip.isVisible())) return;
      assert.ok(Date.now() < end, `not heard on the page: ${missing.join(' | ')}`);
      await page.waitForTimeout(60);
    }
  }

  async function dragged({ piece, place }: Handle): Promise<void> {
    const { scene, at } = await laid();
    const card = scene.pieces.find(({ key }) => key === piece);
    assert.ok(card, `no card ${piece}`);
    const from = at(card.x - card.width * 0.3, card.y);
    const group = closedAround(scene, place ?? '');
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

  async function tapped(place: string): Promise<void> {
    const { scene, at } = await laid();
    const goal = scene.places.find(({ key }) => key === place);
    assert.ok(goal, `no place ${place}`);
    await finger.tap(at(goal.x, goal.y));
  }

  /** Whether the page has saved a decision more than were made here; else a large card or choices that a slow finger called up are put away again. */
  async function isTaken(): Promise<boolean> {
    const end = Date.now() + SAVING;
    while ((await decided()).length <= view().played) {
      if (Date.now() > end) {
        const close = sheet.getByRole('button', { name: say('table.close'), exact: true });
        if (await close.isVisible()) await finger.tap(close);
        await sheet.waitFor({ state: 'hidden' });
        return false;
      }
      await page.waitForTimeout(30);
    }
    return true;
  }

  /** Does a move by touch, as a person would: by hand where there is a hand, else by its button; once more when the touch led nowhere. */
  async function play(move: M, wanted: (hand: Handle) => boolean = () => true): Promise<Handle> {
    const { viewer, moves } = now();
    const name = spoken(face.say(view(), viewer, move));
    const hands = face.handles(view(), viewer, move);
    const hand: Handle =
      hands.find((one) => one.piece !== undefined && one.place !== undefined && wanted(one)) ??
      hands.find((one) => one.piece === undefined && one.place !== undefined) ??
      {};
    const isOneOfMany = (moves as readonly M[]).some(
      (one) =>
        one !== move &&
        face.handles(view(), viewer, one).some(({ piece, place }) => piece === hand.piece && place === hand.place),
    );
    const byTouch = async () => {
      if (hand.place === undefined) return finger.tap(page.getByRole('button', { name, exact: true }));
      if (hand.piece === undefined) await tapped(hand.place);
      else await dragged(hand);
      const isAsked = face.sure?.(view(), viewer, move, true);
      if (!isAsked && !isOneOfMany) return;
      const choice = sheet.getByRole('button', { name: isAsked ? say('table.yes') : name, exact: true });
      if (
        !(await choice.waitFor({ timeout: SAVING }).then(
          () => true,
          () => false,
        ))
      )
        return;
      await page.waitForTimeout(CHOOSING); // while it comes, it is not yet where it is touched
      await finger.tap(choice);
    };
    await byTouch();
    for (let again = 0; !(await isTaken()); again++) {
      assert.ok(again < 2, `the page does not take ${name}`);
      await byTouch();
    }
    match.play(viewer, move);
    return hand;
  }

  return { match, now, view, isShown, play, spoken, parting };
}
