import { act, fireEvent, render, renderHook, screen } from '@testing-library/react-native';
import { useEffect } from 'react';
import { AccessibilityInfo, Text } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

import type { Sitter } from '../../src/match/types';
import type { Move } from '../../src/rules/kernel/types';
import { defaultAppearance } from '../../src/storage/appearance';
import type { GameFace } from '../../src/table/face';
import { HandOver } from '../../src/table/HandOver';
import { Log } from '../../src/table/Log';
import type { MatchSource } from '../../src/table/stage';
import { Tabletop } from '../../src/table/Tabletop';
import { useStage } from '../../src/table/useStage';
import { ThemeProvider } from '../../src/theme/theme';
import { setLanguage } from '../../src/words/words';

import { beat, carry, deckDrawing, deckOf, shows, type Deck, type DeckMove } from './deckGame';
import { dragFinger, tapFinger } from './finger';

const face = {
  ...deckDrawing,
  id: 'deck',
  aspect: 1.4,
  listHandles: (_view: Deck, _seat: number, { type, card, to }: DeckMove) => {
    if (type === 'draw') return [{ place: 'deck' }];
    return card ? [{ piece: `card:${card}`, place: to }] : [];
  },
  describeMove: (_view: Deck, _seat: number, { type, card }: DeckMove) => ({ key: card ? `${type} ${card}` : type }),
  askToConfirm: (_view: Deck, _seat: number, { type }: DeckMove, isByHand: boolean) =>
    type === 'toss' && isByHand ? { key: 'the whole hand?' } : null,
  listPlayed: ({ key }: { key: string }) => (key === 'shows' ? [{ seat: 1, card: 'face31' }] : []),
  prompt: ({ deck }: Deck) => ({ key: deck.length > 4 ? 'your turn' : 'all is counted' }),
  refuse: () => null,
  status: () => ({ key: 'round' }),
  describe: (card: string) => ({ name: { key: `name of ${card}` }, rule: { key: `rule of ${card}` } }),
  Face: ({ face: card }: { face: string | null }) => <Text>{card ?? 'back'}</Text>,
  Ground: () => null,
} as unknown as GameFace;

const sitters: readonly Sitter[] = [
  { kind: 'person', person: 1, name: 'Ola', mark: 'circle' },
  { kind: 'bot', level: 'easy', name: 'Jan', mark: 'star' },
] as readonly Sitter[];

const start: Deck = { ...carry(deckOf([31, 32, 33, 34, 35, 36, 37, 38]), 'deck', 'hand', 2), played: 1 };
const SIZE = { width: 360, height: 560 };
const lay = (card: number): DeckMove => ({ type: 'lay', card, to: 'row' });
const moves: readonly DeckMove[] = [{ type: 'draw' }, { type: 'pass' }, lay(37), { ...lay(37), type: 'burn' }, lay(38)];

const table = (
  now: MatchSource,
  did: { onMove: (move: Move) => void; onRefused?: () => void; onShown?: (count: number) => void },
) => (
  <GestureHandlerRootView>
    <ThemeProvider look={defaultAppearance}>
      <Tabletop face={face} shows={now} sitters={sitters} haptics={false} onRefused={jest.fn()} {...did} />
    </ThemeProvider>
  </GestureHandlerRootView>
);

function layOut() {
  fireEvent(screen.getByTestId('table'), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 360, height: 560 } },
  });
  act(() => jest.advanceTimersByTime(1)); // Lets the cards be put down.
}

function mount(now: MatchSource = shows(start, [], { moves })) {
  const did = { onMove: jest.fn(), onShown: jest.fn(), onRefused: jest.fn() };
  const { rerender } = render(table(now, did));
  layOut();
  return { ...did, show: (next: MatchSource) => rerender(table(next, did)) };
}

const press = (name: string | RegExp) => actOn(name, 'activate');
function actOn(name: string | RegExp, action: string) {
  const grip = screen.getByLabelText(name);
  const named = grip.props.accessibilityActions.find(
    (one: { name: string; label?: string }) => one.name === action || one.label === action,
  );
  fireEvent(grip, 'accessibilityAction', { nativeEvent: { actionName: named.name } });
}

/** Advances in small steps, because timers set further timers and each must be drawn before the next. */
function wait(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) act(() => jest.advanceTimersByTime(100));
}

beforeEach(() => {
  jest.useFakeTimers();
  setLanguage('en');
});
afterEach(() => jest.useRealTimers());

test('a press on a card chooses it, a second on a lit place plays it', () => {
  const { onMove } = mount();
  press('card 38');
  expect(screen.getByLabelText('card 38')).toBeSelected();
  press('row');
  expect(onMove).toHaveBeenCalledWith(lay(38));
});

describe('a finger', () => {
  const [card38, row, rival, nowhere] = [
    { x: 100, y: 470 },
    { x: 180, y: 330 },
    { x: 180, y: 60 },
    { x: 180, y: 415 },
  ];

  test('drags a card to a lit place and so plays it', () => {
    const { onMove, onRefused } = mount();
    dragFinger(card38, row);
    expect(onMove.mock.calls).toEqual([[lay(38)]]);
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('drags a card to a place that does not take it, or pulls at one that may not be taken: it is said why', () => {
    const { onMove, onRefused } = mount();
    dragFinger(card38, rival);
    expect(onRefused.mock.calls).toEqual([[{ piece: 'card:38', place: 'rival' }]]);
    dragFinger({ x: 60, y: 200 }, row);
    expect(onRefused).toHaveBeenLastCalledWith({ piece: expect.stringMatching(/^deck:/) });
    dragFinger(card38, nowhere);
    expect(onRefused).toHaveBeenCalledTimes(2);
    expect(onMove).not.toHaveBeenCalled();
  });

  test('that is taken away over a lit place plays nothing, and the card can be taken again', () => {
    const { onMove, onRefused } = mount();
    dragFinger(card38, row, 'cancelled');
    expect(onMove).not.toHaveBeenCalled();
    expect(onRefused).not.toHaveBeenCalled();
    dragFinger(card38, row);
    expect(onMove.mock.calls).toEqual([[lay(38)]]);
  });

  test('taps a card and then a place', () => {
    const { onMove } = mount();
    tapFinger(card38);
    expect(screen.getByLabelText('card 38')).toBeSelected();
    tapFinger(row);
    expect(onMove.mock.calls).toEqual([[lay(38)]]);
  });

  test('taps a card and then a place that does not take it: the card goes back, and it is said why; beside all places not', () => {
    const { onMove, onRefused } = mount();
    tapFinger(card38);
    tapFinger(rival);
    expect(screen.getByLabelText('card 38')).not.toBeSelected();
    expect(onRefused.mock.calls).toEqual([[{ piece: 'card:38', place: 'rival' }]]);
    for (const put of [nowhere, card38]) {
      tapFinger(card38);
      tapFinger(put);
      expect(screen.getByLabelText('card 38')).not.toBeSelected();
    }
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(onMove).not.toHaveBeenCalled();
  });
});

test('a card that somebody else plays stands large with its rule, and nothing can be done until it has gone', () => {
  const hidden = { includeHiddenElements: true };
  const { onMove, show } = mount(shows(start, []));
  show(shows(start, [beat(start, 'shows')], { moves }));
  wait(300);
  expect(screen.getByTestId('played', hidden)).toHaveTextContent('face31rule of face31');
  expect(screen.queryByRole('button', { name: 'pass' })).toBeNull();
  wait(2000);
  fireEvent.press(screen.getByRole('button', { name: 'pass' }));
  expect(onMove).toHaveBeenCalledTimes(1);
});

test('a reader plays any move at once, by its name', () => {
  const { onMove } = mount();
  actOn('card 37', 'burn 37');
  expect(onMove).toHaveBeenCalledWith({ type: 'burn', card: 37, to: 'row' });
});

test('a place alone is played by a press; what no hand can do is a button', () => {
  const { onMove } = mount();
  press(/^deck/);
  expect(onMove).toHaveBeenLastCalledWith({ type: 'draw' });
  fireEvent.press(screen.getByRole('button', { name: 'pass' }));
  expect(onMove).toHaveBeenLastCalledWith({ type: 'pass' });
});

test('several moves of one hand are asked about', () => {
  const { onMove } = mount();
  press('card 37');
  press('row');
  expect(onMove).not.toHaveBeenCalled();
  fireEvent.press(screen.getByRole('button', { name: 'burn 37' }));
  expect(onMove).toHaveBeenCalledWith({ type: 'burn', card: 37, to: 'row' });
  expect(screen.queryByRole('button', { name: 'burn 37' })).toBeNull();
});

test('what does more than the hand shows is asked about, what a button says is not', () => {
  const toss: DeckMove = { type: 'toss', card: 38, to: 'row' };
  const { onMove } = mount(shows(start, [], { moves: [toss, { type: 'toss' }] }));
  press('card 38');
  press('row');
  expect(screen.getByText('the whole hand?')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Not yet' }));
  expect(onMove).not.toHaveBeenCalled();
  press('card 38');
  press('row');
  fireEvent.press(screen.getByRole('button', { name: 'Yes' }));
  expect(onMove).toHaveBeenCalledWith(toss);
  fireEvent.press(screen.getByRole('button', { name: 'toss' }));
  expect(onMove).toHaveBeenLastCalledWith({ type: 'toss' });
});

test('a card from near, with its rule', () => {
  mount();
  actOn('card 38', 'Look closely');
  expect(screen.getByText('name of face38')).toBeOnTheScreen();
  expect(screen.getByText('rule of face38')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('rule of face38')).toBeNull();
});

test('nothing can be done while something is still to be shown; then it can, and what happened was said', () => {
  const { show, onShown } = mount();
  const draw = (s: Deck) => carry(s, 'deck', 'rival');
  const one = draw(start);
  const two = draw(one);
  const flows = [{ from: 'deck', to: 'rival' }];
  show(shows(start, [beat(one, 'Jan draws', flows), beat(two, 'Jan draws again', flows, 2)], { moves }));
  expect(screen.queryByText('Jan draws')).toBeNull(); // it is told when it has landed
  wait(400);
  expect(screen.getByText('Jan draws')).toBeOnTheScreen();
  expect(screen.getByLabelText('card 38').props.role).toBe('img');
  expect(screen.queryByRole('button', { name: 'pass' })).toBeNull();
  wait(3000);
  expect(screen.getByText('Jan draws again')).toBeOnTheScreen();
  expect(screen.getByLabelText('card 38').props.role).toBe('button');
  wait(3000);
  expect(onShown).toHaveBeenLastCalledWith(2, expect.objectContaining({ played: 1 }));
});

test('a question that was answered does not stand while the answer is shown', () => {
  const { show } = mount();
  expect(screen.getByText('your turn')).toBeOnTheScreen();
  const one = carry(start, 'deck', 'hand');
  show(shows(start, [beat(one, 'Ola draws', [], 1, 0), beat(one, 'and draws', [], 1, 0)], { moves }));
  expect(screen.queryByText('your turn')).toBeNull();
  wait(3000);
  expect(screen.getByText('your turn')).toBeOnTheScreen();
});

test('what goes on while the answer is shown is said', () => {
  const { show } = mount();
  const counted = carry(start, 'deck', 'hand', 2);
  show(shows(start, [beat(counted, 'Ola counts', [], 1, 0), beat(counted, 'and counts', [], 1, 0)], { moves }));
  expect(screen.getByText('all is counted')).toBeOnTheScreen();
});

test('a screen reader is told what happened, then what is to be done', () => {
  const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions').mockImplementation(() => {});
  const { show } = mount();
  wait(4000);
  announce.mockClear();
  const one = carry(start, 'deck', 'rival');
  show(shows(start, [beat(one, 'Jan draws')], { moves }));
  wait(9000);
  expect(announce.mock.calls.map(([text]) => text)).toEqual(['Jan draws your turn']);
});

test('what a screen reader is told is not cut short when the next thing happens at once', () => {
  const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions').mockImplementation(() => {});
  const { show } = mount();
  wait(4000);
  announce.mockClear();
  const one = carry(start, 'deck', 'hand');
  show(shows(start, [beat(one, 'Ola draws', [], 1, 0), beat(one, 'Ola lays', [], 2, 0)], { moves }));
  wait(9000);
  expect(announce.mock.calls.map(([text]) => text).join(' ')).toBe('Ola draws Ola lays your turn');
});

test('skipping shows the end at once', () => {
  const { show } = mount();
  let s = start;
  const beats = Array.from({ length: 5 }, (_, index) =>
    beat((s = carry(s, 'deck', 'rival')), `draw ${index}`, [{ from: 'deck', to: 'rival' }], index),
  );
  show(shows(start, beats, { moves }));
  fireEvent.press(screen.getByRole('button', { name: 'Skip ahead' }));
  wait(500);
  expect(screen.getByText('draw 3 draw 4')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'pass' })).toBeOnTheScreen();
});

test('nothing in the tree names a card that lies face down', () => {
  mount();
  const tree = JSON.stringify(screen.toJSON());
  for (const card of [31, 32, 33, 34, 35, 36]) {
    expect(tree).not.toContain(`face${card}`);
    expect(tree).not.toContain(`card ${card}`);
  }
  expect(tree).toContain('face37');
});

test('who sits where, whose turn it is, who thinks', () => {
  mount(shows(start, [], { waiting: [1], thinking: 1 }));
  expect(screen.getByLabelText('Ola, points: 0')).toBeOnTheScreen();
  expect(screen.getByLabelText('Jan, points: 1, thinking')).toBeOnTheScreen();
});

test('the log tells what happened, the latest first, and what goes without saying not at all', () => {
  const entries = ['one', 'silent', 'two'].map((key, decision) => ({ decision, seat: 0, event: { key } }));
  render(<Log face={face} view={start} entries={entries} viewer={0} sitters={sitters} onClose={jest.fn()} />);
  expect(screen.getAllByText(/^(one|two|silent)$/).map((line) => line.props.children)).toEqual(['two', 'one']);
});

test('the curtain names the next person, and a reader opens it without holding', () => {
  const onOpen = jest.fn();
  render(
    <GestureHandlerRootView>
      <HandOver sitter={sitters[1]} onOpen={onOpen} />
    </GestureHandlerRootView>,
  );
  expect(screen.getByText('Now Jan')).toBeOnTheScreen();
  press('Show Jan’s table');
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('what has happened before the table is drawn leaves no card without a place', () => {
  const seen: string[] = [];
  const now = shows(start, [beat(carry(start, 'deck', 'rival'), 'drew'), beat(carry(start, 'deck', 'rival'), null)]);
  renderHook(() => {
    const { stage } = useStage(face, now, SIZE, () => '');
    useEffect(() => void seen.push(`${stage?.phase} ${stage?.flights.length} of ${stage?.shown.length}`), [stage]);
  });
  wait(2000);
  expect(seen[0]).toBe(`resting ${start.deck.length + start.hand.length} of ${start.deck.length + start.hand.length}`);
  expect(seen[1]).toMatch(/^flying/);
});
