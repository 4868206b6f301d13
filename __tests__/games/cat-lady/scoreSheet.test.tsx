import { render } from '@testing-library/react-native';

import { words } from '../../../src/games/cat-lady/face';
import { ScoreSheet } from '../../../src/games/cat-lady/ScoreSheet';
import type { CatLady } from '../../../src/rules/cat-lady/state';
import { addWords, setLanguage } from '../../../src/words/words';

import { catLover, engine, play } from './matches';

const NAMES = ['Ola', 'Jan', 'Bot Zosia', 'Mruczek'];
const MARKS = ['circle', 'triangle', 'square', 'star'] as const;

beforeAll(() => {
  addWords('cat-lady', words);
  setLanguage('en');
});

const labelsOf = (view: CatLady): string[] => {
  const { UNSAFE_root } = render(
    <ScoreSheet view={view} names={NAMES.slice(0, view.seats)} marks={MARKS.slice(0, view.seats)} />,
  );
  return UNSAFE_root.findAll((one) => typeof one.type === 'string' && typeof one.props['aria-label'] === 'string').map(
    (one) => one.props['aria-label'] as string,
  );
};

test('in the end it tells of everybody the sum, and what each cat ate; the parts make the sum', () => {
  for (const number of [1, 2, 3]) {
    const state = play(number, () => {});
    const score = engine.game.score(state);
    const labels = labelsOf(engine.view(state, 0)).filter((label) => / points, fed cats: /.test(label));
    expect(labels).toHaveLength(state.seats);
    score.forEach((points, seat) =>
      expect(labels.some((label) => label.startsWith(`${NAMES[seat]}: ${points} points`))).toBe(true),
    );
    for (const label of labels) {
      const [, sum] = /: (-?\d+) points/.exec(label)!;
      const parts = [...label.matchAll(/[,:] (-?\d+)\.(?= |$)/g)].map(([, points]) => Number(points)).slice(1);
      expect([label, parts.reduce((all, points) => all + points, 0)]).toEqual([label, Number(sum)]);
    }
  }
});

test('before the end the account of who looks comes first, in the end the winner’s', () => {
  const first = (view: CatLady, viewer?: number) => {
    const { UNSAFE_root } = render(
      <ScoreSheet view={view} names={NAMES.slice(0, view.seats)} marks={MARKS.slice(0, view.seats)} viewer={viewer} />,
    );
    const accounts = UNSAFE_root.findAll(
      (one) => typeof one.type === 'string' && / points, fed cats: /.test(String(one.props['aria-label'])),
    );
    return (accounts[0].props['aria-label'] as string).split(':')[0];
  };
  const state = catLover(2);
  for (let viewer = 0; viewer < state.seats; viewer++)
    expect(first(engine.view(state, viewer), viewer)).toBe(NAMES[viewer]);
  const over = play(2, () => {});
  const winner = engine.game.result(over).places.indexOf(1);
  for (let viewer = 0; viewer < over.seats; viewer++)
    expect(first(engine.view(over, viewer), viewer)).toBe(NAMES[winner]);
});

test('before the end no card of another’s hand is in it', () => {
  const state = { ...catLover(1), revealed: false, bowls: [], changed: [] } as CatLady;
  const other = { ...state, hands: state.hands.map((hand, seat) => (seat === 0 ? hand : hand.map(() => 1))) };
  const shown = (one: CatLady) => JSON.stringify(labelsOf(engine.view(one, 0)));
  expect(shown(other)).toBe(shown(state));
  expect(shown(state)).toContain('–');
});
