import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { listChoices } from '../../../src/games/nightmare-cathedral/choices';
import { buildDoingPanels } from '../../../src/games/nightmare-cathedral/doing';
import { describeNeeds } from '../../../src/games/nightmare-cathedral/dreamProgress';
import { explainWait } from '../../../src/games/nightmare-cathedral/explainWait';
import { face, words } from '../../../src/games/nightmare-cathedral/face';
import { fitBox } from '../../../src/games/nightmare-cathedral/fitLine';
import { layout } from '../../../src/games/nightmare-cathedral/layout';
import { COLUMN_GAP, cutMarket, measureWords } from '../../../src/games/nightmare-cathedral/market';
import { listLinesBelow } from '../../../src/games/nightmare-cathedral/MarketPanel';
import { layOutScene } from '../../../src/games/nightmare-cathedral/scene';
import { ScoreSheet } from '../../../src/games/nightmare-cathedral/ScoreSheet';
import { explainWhyNotNow } from '../../../src/games/nightmare-cathedral/whyNotNow';
import { NOBODY } from '../../../src/rules/kernel/zones';
import { DREAMS } from '../../../src/rules/nightmare-cathedral/content/cards';
import { scoreOf } from '../../../src/rules/nightmare-cathedral/score';
import type { CathedralMove, NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { formatPhrase } from '../../../src/words/formatPhrase';
import { addWords, languages, setLanguage } from '../../../src/words/words';
import { arrange, cardCalled, engine as table } from '../../rules/nightmare-cathedral/arrange';

import { engine, play } from './matches';

beforeAll(() => addWords('nightmare-cathedral', words));
beforeEach(() => act(() => setLanguage('en')));

const NAMES = ['Alice', 'Bob', 'Cat', 'Dog'];
const people = { names: NAMES, marks: ['circle', 'triangle', 'square', 'star'] } as const;
/** A key that has no words, or a fact that has not been said. */
const RAW = /"(part|answer|choice|reader|market|sheet|score|card|action|night)\.[\w.]+"|\{\{/;
const SIZE = { width: 390, height: 724 };

interface Moment {
  readonly view: NightmareCathedral;
  readonly seat: number;
  readonly moves: readonly CathedralMove[];
}

/** The first decision of random matches with a move of this type. */
function momentWith(type: CathedralMove['type'], fits: (moment: Moment) => boolean = () => true): Moment {
  let found: Moment | null = null;
  for (let number = 0; number < 40 && !found; number++) {
    play(number, (state, seat, moves) => {
      if (found || !moves.some((move) => move.type === type)) return;
      const moment = { view: engine.view(state, seat), seat, moves };
      if (fits(moment)) found = moment;
    });
  }
  if (!found) throw new Error(`nobody is asked for ${type}`);
  return found;
}

function show(name: string, { view, seat, moves }: Moment) {
  const Panel = face.Panels![name];
  const [play, open] = [jest.fn(), jest.fn()];
  render(
    <Panel view={view} viewer={seat} {...people} width={386} height={240} moves={moves} play={play} open={open} />,
  );
  return { play, open };
}

function read(name: string, subject: string, { view, seat, moves }: Moment, card: string | null = null) {
  const { Content, Foot } = face.Papers![name];
  const play = jest.fn();
  const given = { view, viewer: seat, ...people, moves, subject, card, play, open: jest.fn(), close: jest.fn() };
  render(
    <>
      <Content {...given} />
      {Foot && <Foot {...given} />}
    </>,
  );
  return play;
}

test('each answer says what the own card brings, and a tap gives it', () => {
  const moment = momentWith('agree');
  const { play } = show('answer', moment);
  fireEvent.press(screen.getByRole('button', { name: /^Agree: \S/ }));
  expect(play).toHaveBeenCalledWith({ type: 'agree' });
  fireEvent.press(screen.getByRole('button', { name: 'Pass' }));
  expect(play).toHaveBeenLastCalledWith({ type: 'pass' });
});

test('who does not sleep beside the action sees why agreeing is shut, and opens the own cards', () => {
  const moment = momentWith('oppose', ({ moves }) => !moves.some(({ type }) => type === 'agree' || type === 'dream'));
  const { play, open } = show('answer', moment);
  const agree = screen.getByRole('button', { name: 'Agree' });
  expect(agree.props['aria-disabled'] ?? agree.props.accessibilityState?.disabled).toBe(true);
  fireEvent.press(agree);
  expect(play).not.toHaveBeenCalled();
  fireEvent.press(screen.getByRole('button', { name: 'My cards' }));
  expect(open).toHaveBeenCalledWith('cards', 'developments');
});

test('a Dream that can come true but not now says for what it waits, and one that lacks something does not', () => {
  const poor = arrange({ dreams: [['wide-estates'], []] });
  const [card] = poor.dreams[0];
  expect(explainWait(table.view(poor, 0), 0, card, table.moves(poor, 0))).toBeNull();
  const standing = { units: [[0, 1]] } as const;
  const s = arrange({ dreams: [['wide-estates'], []], areas: { 1: standing, 2: standing, 3: standing, 4: standing } });
  expect(formatPhrase(explainWait(table.view(s, 0), 0, card, table.moves(s, 0))!)).toBe(
    'This Dream has its moment: at the end of your turn.',
  );
  s.turn = 1;
  expect(formatPhrase(explainWait(table.view(s, 0), 0, card, [])!, NAMES)).toMatch(/^Bob decides now\./);
});

test('N4.3 what a Dream in the market asks for, and when it is played, has room below it at every size', () => {
  for (const language of languages) {
    act(() => setLanguage(language));
    const s = arrange();
    for (const size of [
      SIZE,
      { width: 390, height: 643 },
      { width: 320, height: 448 },
      { width: 634, height: 334 },
      { width: 768, height: 904 },
    ]) {
      const long = Object.keys(DREAMS)
        .map(Number)
        .map((card) => {
          const { words: box } = cutMarket(layout(2, size, false), size, 4, measureWords(card));
          const lines = listLinesBelow(table.view(s, 0), 0, card).map((line) => formatPhrase(line));
          return { text: lines.join(' '), width: (box.width - COLUMN_GAP * 3) / 4 - 4, height: box.height - 8 };
        })
        .filter(({ text, ...box }) => fitBox([text], box, 9, 8, 1.26) < 9);
      expect([language, size, long]).toEqual([language, size, []]);
    }
  }
});

test('a Dream that can be played before the answer has its way into the reader', () => {
  const moment = momentWith('dream', ({ moves }) => moves.some(({ type }) => type === 'oppose'));
  const { open } = show('answer', moment);
  fireEvent.press(screen.getByRole('button', { name: /^Dreams: \d ready$/ }));
  expect(open).toHaveBeenCalledWith('cards', 'dreams');
});

test.each(['choose', 'borrow', 'command', 'release'] as const)(
  '%s: every move has a row of words in both languages',
  (type) => {
    const moment = momentWith(type);
    for (const language of languages) {
      act(() => setLanguage(language));
      const { play } = show('choices', moment);
      const rows = screen.getAllByRole('button').slice(0, -1); // the last one opens the cards
      expect(rows).toHaveLength(moment.moves.length);
      rows.forEach((row, at) => {
        expect(row.props['aria-label'] ?? row.props.accessibilityLabel).not.toMatch(
          /nightmare-cathedral:|choice\.|\{\{/,
        );
        fireEvent.press(row);
        expect(play).toHaveBeenLastCalledWith(moment.moves[at]);
      });
      screen.unmount();
    }
  },
);

test('an offer with a price says the price before what it brings', () => {
  const moment = momentWith('accept', ({ view }) => view.flow.at(-1)!.procedure === 'pay');
  const [accept] = listChoices(moment.view, moment.seat, moment.moves);
  expect(formatPhrase(accept.text!, NAMES)).toMatch(/^[A-Z].+\./);
});

test('a panel is there only for the seat that is asked', () => {
  const { view, seat } = momentWith('agree');
  const laid = layout(view.seats, SIZE, false);
  expect(buildDoingPanels(view, seat, laid).map(({ panel }) => panel)).toEqual(['answer']);
  expect(buildDoingPanels(view, (seat + 1) % view.seats, laid)).toEqual([]);
});

test('at the open table the seat that is asked answers, whoever looks, but sees no cards', () => {
  const moment = momentWith('agree');
  const { moves } = moment;
  const laid = layout(moment.view.seats, SIZE, false);
  expect(buildDoingPanels(moment.view, NOBODY, laid)).toHaveLength(1);
  // it is drawn from the side of who is asked, with what everybody sees
  const { play } = show('answer', { ...moment, view: engine.view(moment.view, NOBODY), moves });
  fireEvent.press(screen.getByRole('button', { name: 'Pass' }));
  expect(play).toHaveBeenCalledWith({ type: 'pass' });
  expect(screen.queryByRole('button', { name: 'My cards' })).toBeNull();
});

test('the reader of cards that lie face down says so, and still shows the market and the own actions', () => {
  const moment = momentWith('agree');
  const shut = { ...moment, view: engine.view(moment.view, NOBODY) };
  read('cards', 'developments', shut);
  screen.getByText('The drawers are shut.');
  fireEvent.press(screen.getByRole('tab', { name: /^Dreams/ }));
  expect(screen.getAllByRole('button').length).toBeGreaterThanOrEqual(shut.view.market.length);
  fireEvent.press(screen.getByRole('tab', { name: 'My actions' }));
  expect(screen.queryByText('The drawers are shut.')).toBeNull();
});

test('the market lies over the map while a Dream is drawn, for who draws alone', () => {
  const moment = momentWith('market');
  const { view, seat, moves } = moment;
  const scene = layOutScene(view, seat, SIZE);
  expect(scene.groups!.map(({ lies }) => lies)).toEqual(['over']);
  expect(scene.places.filter(({ key }) => /^market:\d/.test(key))).toHaveLength(view.market.length);
  expect(layOutScene(view, (seat + 1) % view.seats, SIZE).groups).toEqual([]);
  const { play } = show('market', moment);
  const columns = screen.getAllByRole('button');
  expect(columns).toHaveLength(moves.length);
  fireEvent.press(columns[0]);
  expect(play).toHaveBeenCalledWith({ type: 'market', slot: 0 });
});

test('the reader offers every move of the card that lies open, and no other', () => {
  const moment = momentWith('discard', ({ moves }) => moves.length > 3);
  const cards = moment.moves.flatMap((move) => (move.type === 'discard' ? [move.card] : []));
  const play = read('cards', 'developments', moment, `development:${cards[1]}`);
  const buttons = screen.getAllByRole('button', { name: /^Discard: / });
  expect(buttons).toHaveLength(1);
  fireEvent.press(buttons[0]);
  expect(play).toHaveBeenCalledWith({ type: 'discard', card: cards[1] });
});

test('the reader leafs through all cards of a tab, and through the action cards', () => {
  const moment = momentWith('act');
  read('cards', 'developments', moment);
  fireEvent.press(screen.getByRole('tab', { name: /^Dreams \d/ }));
  screen.getByText('In the market');
  fireEvent.press(screen.getByRole('tab', { name: 'My actions' }));
  fireEvent.press(screen.getAllByRole('button')[4]);
  screen.getByRole('heading', { name: /Perform Ritual|./ });
  screen.getByLabelText(/^Oppose\. /);
});

test('a Dream tells how far its owner is with each condition', () => {
  const s = arrange({ areas: { 1: { units: [[0, 1]] }, 2: { units: [[0, 2]] } }, dreams: [['wide-estates']] });
  const lines = describeNeeds(table.view(s, 0), 0, cardCalled('wide-estates')).map((line) => formatPhrase(line));
  expect(lines).toEqual(['At the end of your turn.', 'You control at least 4 areas (2 of 4).']);
});

test('a Day space is chosen or ignored on its paper; elsewhere the paper says why not', () => {
  const moment = momentWith('act');
  const open = moment.moves.find((move) => move.type === 'act')!.day;
  const play = read('action', `${open}`, moment);
  fireEvent.press(screen.getByRole('button', { name: /^Do it: / }));
  expect(play).toHaveBeenCalledWith({ type: 'act', day: open });
  fireEvent.press(screen.getByRole('button', { name: /^Give up .*: 2 cards/ }));
  expect(play).toHaveBeenLastCalledWith({ type: 'ignore', day: open });
  const shut = [0, 1, 2, 3, 4].find((day) => !moment.moves.some((move) => move.type === 'act' && move.day === day))!;
  expect(formatPhrase(explainWhyNotNow(moment.view, moment.seat, shut), NAMES)).toContain('Closed this turn');
  const other = (moment.seat + 1) % moment.view.seats;
  expect(formatPhrase(explainWhyNotNow(moment.view, other, open), NAMES)).toBe(`It is ${NAMES[moment.seat]}’s turn.`);
});

test('Dreams whose conditions are met stand out of the drawer, on a low table too, where cards are cut', () => {
  const areas = {
    1: { units: [[0, 1]] as const },
    2: { units: [[0, 2]] as const },
    3: { units: [[0, 2]] as const },
    4: { units: [[0, 2]] as const },
  };
  const s = arrange({ areas, dreams: [['wide-estates', 'dominion']] });
  const view = table.view(s, 0);
  for (const size of [SIZE, { width: 390, height: 643 }]) {
    const { pieces, scenery } = layOutScene(view, 0, size);
    const [ready, not] = ['wide-estates', 'dominion'].map((key) =>
      pieces.find((piece) => piece.key === `card:${cardCalled(key)}`)!,
    );
    expect(ready.y).toBeLessThan(not.y);
    expect(scenery!.find(({ key }) => key === 'drawer:dreams')!.data).toMatchObject({ ready: 1, count: 2 });
    expect(ready.width).toBeGreaterThanOrEqual(48);
  }
});

test('the score sheet counts five kinds for everybody, to the eye and to the ear', () => {
  const moment = momentWith('act', ({ view }) => scoreOf(view).some((points) => points > 2));
  render(<ScoreSheet view={moment.view} {...people} />);
  screen.getByText('As if the match ended now.');
  const sums = scoreOf(moment.view).map((points, seat) => `${NAMES[seat]} ${points}`);
  screen.getByLabelText(`Total: ${sums.join(', ')}.`);
  for (const row of ['Ritual', 'Fortresses', 'Devoured', 'Upgrades', 'Dreams']) screen.getByText(row);
});

test.each(languages)('nothing on the reader, a Day space and the score sheet lacks its words in %s', (language) => {
  const moment = momentWith('act');
  for (const [name, subject] of [
    ['cards', 'developments'],
    ['cards', 'dreams'],
    ['cards', 'actions'],
    ['action', '0'],
    ['action', '3'],
  ]) {
    act(() => setLanguage(language));
    read(name, subject, moment);
    expect(JSON.stringify(screen.toJSON())).not.toMatch(RAW);
    screen.unmount();
  }
  render(<ScoreSheet view={moment.view} {...people} />);
  expect(JSON.stringify(screen.toJSON())).not.toMatch(RAW);
});
