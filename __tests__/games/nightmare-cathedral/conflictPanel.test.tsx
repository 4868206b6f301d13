import { fireEvent, render, screen } from '@testing-library/react-native';

import { findShownConflict } from '../../../src/games/nightmare-cathedral/conflict';
import { ConflictPanel } from '../../../src/games/nightmare-cathedral/ConflictPanel';
import { layOutScene } from '../../../src/games/nightmare-cathedral/scene';
import { SceneryPicture } from '../../../src/games/nightmare-cathedral/SceneryPicture';
import { words } from '../../../src/games/nightmare-cathedral/words';
import { NOBODY } from '../../../src/rules/kernel/zones';
import type { CathedralMove, NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { addWords } from '../../../src/words/words';

import { engine, play } from './matches';

interface Found {
  /** As every seat sees it, and nobody last. */
  readonly views: readonly NightmareCathedral[];
  readonly seat: number;
  readonly moves: readonly CathedralMove[];
}

/** The first decisions in random matches at each step of a conflict. */
function findSteps(): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  for (let number = 0; number < 14; number++)
    play(
      number,
      (state, seat, moves) => {
        if (!findShownConflict(state)) return;
        const { step } = state.flow[state.flow.length - 1];
        if (found.has(step)) return;
        const viewers = [...state.hands.keys(), NOBODY];
        const views = viewers.map((viewer) => JSON.parse(JSON.stringify(engine.view(state, viewer))) as typeof state);
        found.set(step, { views, seat, moves: [...moves] });
      },
      () => {},
      350,
    );
  return found;
}

beforeAll(() => addWords('nightmare-cathedral', words));

const steps = findSteps();
const names = ['Ala', 'Bea', 'Cyd', 'Dan'];

function draw({ views, seat, moves }: Found, viewer = seat) {
  const played: CathedralMove[] = [];
  render(
    <ConflictPanel
      view={views[viewer]}
      viewer={viewer}
      names={names}
      marks={[]}
      width={366}
      height={190}
      moves={viewer === seat ? moves : []}
      play={(move) => played.push(move)}
      open={() => {}}
    />,
  );
  return played;
}

test.each(['order', 'tie', 'reward'])('at %s there is a button for every move, and each plays its own', (step) => {
  const found = steps.get(step)!;
  const played = draw(found);
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(found.moves.length);
  buttons.forEach((button) => fireEvent.press(button));
  expect(played).toEqual(found.moves);
  expect(
    new Set(buttons.map((button) => (button.props.accessibilityLabel ?? button.props['aria-label']) as string)).size,
  ).toBe(buttons.length);
});

test.each(['order', 'tie', 'reward'])('at %s nobody else has a button', (step) => {
  const found = steps.get(step)!;
  draw(found, (found.seat + 1) % found.views[0].seats);
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});

test('no word is missing, whatever the paper shows', () => {
  const keys: string[] = [];
  for (const [step, { views }] of steps)
    for (const [at, view] of views.entries()) {
      const viewer = at === view.seats ? NOBODY : at;
      const { scenery } = layOutScene(view, viewer, { width: 390, height: 724 });
      for (const { key, picture, width, height, data } of scenery!.filter(({ isOver }) => isOver)) {
        const tree = JSON.stringify(
          render(<SceneryPicture picture={picture} width={width} height={height} data={data} />).toJSON(),
        );
        if (tree === 'null' || /fight\.|side\.|\{\{/.test(tree)) keys.push(`${step} ${key}`);
      }
    }
  expect(keys).toEqual([]);
  expect(steps.size).toBeGreaterThan(4);
});
