import assert from 'node:assert/strict';

import { lesson as catLady } from '../../src/games/cat-lady/lesson';
import { lesson as koty } from '../../src/games/koty/lesson';
import { lesson as cathedral } from '../../src/games/nightmare-cathedral/lesson';
import { lesson as sen } from '../../src/games/sen/lesson';
import { lesson as threeChapters } from '../../src/games/three-chapters/lesson';
import { games } from '../../src/rules';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Move, State } from '../../src/rules/kernel/types';
import { findNextStep, type Lesson } from '../../src/table/lesson';
import type { Handle } from '../../src/table/scene';
import { setText } from '../../src/words/setText';
import { openApp, type App } from '../app';
import { tableOf } from '../pages/table';
import { ways } from '../playOn';
import { test } from '../runner';
import { sayPhrase } from '../words';

const lessons = {
  sen,
  koty,
  'cat-lady': catLady,
  'three-chapters': threeChapters,
  'nightmare-cathedral': cathedral,
} as unknown as Readonly<Record<string, Lesson<State, Move>>>;

/**
 * So many milliseconds a finger takes to its next touch. Of a touch right after a drag, sooner than any finger, Chromium
 * makes no click when it is busy.
 */
const LIFTED = 300;

/** Does with a finger what this handle says, on a table that shows this view. */
async function touch(app: App, game: string, view: State, seat: number, { piece, place }: Handle): Promise<void> {
  const box = await app.page.getByTestId('table').boundingBox();
  assert.ok(box, 'the table is not to be seen');
  const size = { width: Math.round(box.width), height: Math.round(box.height), text: 1, leftHand: false };
  const scene = ways[game].face.layOutScene(view, seat, { ...size, largeCards: false }, null);
  const pointOf = (spots: readonly { readonly key: string; readonly x: number; readonly y: number }[], key: string) => {
    const spot = spots.find((one) => one.key === key);
    assert.ok(spot, `nothing is drawn for ${key}`);
    return { x: box.x + spot.x, y: box.y + spot.y };
  };
  if (piece === undefined) return app.finger.tap(pointOf(scene.places, place!));
  const from = pointOf(scene.pieces, piece);
  return place === undefined ? app.finger.tap(from) : app.finger.drag(from, pointOf(scene.places, place));
}

for (const [game, lesson] of Object.entries(lessons))
  for (const language of ['pl', 'en'] as const)
    test(`Lessons: ${game} can be played to its end by touch in ${language}`, async (ground) => {
      const app = await openApp(ground, { language, path: `/lesson/${game}`, settings: { speed: 'off' } });
      const engine = createEngine(games[game]);
      const { face } = ways[game];
      const state = lesson.begin(engine);
      const { seat } = lesson;
      const names = lesson.names.map((phrase) => sayPhrase(app.say, phrase, []));
      const table = tableOf(app);
      const on = app.page.getByRole('button', { name: app.say('lesson.on'), exact: true });
      let read = 0;
      for (let step; (step = findNextStep(lesson, state.played, read));) {
        const { say, move, by } = step;
        if (!say) {
          engine.play(state, by, move!);
          continue;
        }
        const said = app.page
          .getByTestId('table-words')
          .getByText(setText(sayPhrase(app.say, say, names), language), { exact: true });
        await said.or(table.sheet).first().waitFor();
        if (await table.sheet.isVisible()) await table.closeSheet();
        await said.waitFor();
        if (!move) {
          await app.finger.tap(on);
          step.jump?.(state);
          read++;
          continue;
        }
        const view = engine.view(state, seat);
        const hands = face.listHandles(view, seat, move);
        // A tap on a place, where that is enough: what would be carried there may lie below something.
        const handle = hands.find(({ piece, place, panel }) => !piece && place && !panel) ?? hands[0];
        if (handle?.piece === undefined && handle?.place === undefined)
          await app.finger.tap(
            app.page.getByRole('button', {
              name: sayPhrase(app.say, face.describeMove(view, seat, move), names),
              exact: true,
            }),
          );
        else await touch(app, game, view, seat, handle);
        await app.page.waitForTimeout(LIFTED);
        engine.play(state, seat, move);
      }
      await app.page.getByRole('heading', { name: app.say('lesson.doneTitle'), exact: true }).waitFor();
    });
