import { render, screen } from '@testing-library/react-native';

import { AnswerPanel } from '../../../src/games/nightmare-cathedral/AnswerPanel';
import { MarketPanel } from '../../../src/games/nightmare-cathedral/MarketPanel';
import { describeMove } from '../../../src/games/nightmare-cathedral/moveText';
import { words } from '../../../src/games/nightmare-cathedral/words';
import { DREAMS } from '../../../src/rules/nightmare-cathedral/content/cards';
import type { CathedralMove, NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { addWords } from '../../../src/words/words';

import { engine, play } from './matches';

interface Asked {
  readonly view: NightmareCathedral;
  readonly seat: number;
  readonly moves: readonly CathedralMove[];
}

/** Decisions of random matches at which a move of this kind is open. */
function findAsked(type: CathedralMove['type'], most = 3): readonly Asked[] {
  const found: Asked[] = [];
  for (let number = 0; found.length < most && number < 8; number++)
    play(
      number,
      (state, seat, moves) => {
        if (found.length >= most || !moves.some((move) => move.type === type)) return;
        const view = JSON.parse(JSON.stringify(engine.view(state, seat))) as NightmareCathedral;
        found.push({ view, seat, moves: [...moves] });
      },
      () => {},
      200,
    );
  expect(found).toHaveLength(most);
  return found;
}

const draw = (Panel: typeof AnswerPanel, { view, seat, moves }: Asked) =>
  render(
    <Panel
      view={view}
      viewer={seat}
      names={['Ala', 'Bea', 'Cyd', 'Dan']}
      marks={[]}
      width={366}
      height={190}
      moves={moves}
      play={() => {}}
      open={() => {}}
    />,
  );

beforeAll(() => addWords('nightmare-cathedral', words));

test('a move is never called by its area alone, also where only one area comes into question', () => {
  const bare: string[] = [];
  for (let number = 0; number < 6; number++)
    play(
      number,
      (state, seat, moves) => {
        for (const move of moves) {
          const { key } = describeMove(state, seat, move);
          if (!/:(move|line)\./.test(key)) bare.push(`${move.type}: ${key}`);
        }
      },
      () => {},
      200,
    );
  expect([...new Set(bare)]).toEqual([]);
});

test('an answer says once what it does, and adds why it is open', () => {
  for (const asked of findAsked('oppose')) {
    draw(AnswerPanel, asked);
    const { accessibilityHint, accessibilityLabel: label } = screen.getByRole('button', {
      name: /^(Oppose|Sprzeciw):/,
    }).props;
    expect(accessibilityHint).not.toBe('');
    expect(label).not.toContain(accessibilityHint);
    expect(accessibilityHint).not.toContain(label.split(': ')[1]);
    screen.unmount();
  }
});

test('a Dream of the market says its points, which stand in its picture', () => {
  for (const asked of findAsked('market')) {
    draw(MarketPanel, asked);
    const counts = asked.view.market.filter((card) => card !== 0).map((card) => DREAMS[card].vp);
    const hints = screen.getAllByRole('button').map(({ props }) => `${props.accessibilityHint}`);
    for (const count of counts)
      expect(hints.join('\n')).toMatch(new RegExp(`\\b${count} (victory point|punkt|pkt|PZ)`));
    screen.unmount();
  }
});
