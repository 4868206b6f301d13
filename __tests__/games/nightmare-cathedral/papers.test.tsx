import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { words } from '../../../src/games/nightmare-cathedral/face';
import { cardName } from '../../../src/games/nightmare-cathedral/names';
import { panels } from '../../../src/games/nightmare-cathedral/panels';
import { papers } from '../../../src/games/nightmare-cathedral/papers';
import { sheets } from '../../../src/games/nightmare-cathedral/sheets';
import { CATHEDRAL_TRACK } from '../../../src/rules/nightmare-cathedral/content/tracks';
import { landOf } from '../../../src/rules/nightmare-cathedral/land';
import type { CathedralMove, NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import type { Past } from '../../../src/table/face';
import { SeatMarksProvider } from '../../../src/table/seatMarks';
import { formatPhrase } from '../../../src/words/formatPhrase';
import { addWords, languages, setLanguage } from '../../../src/words/words';

import { engine, play } from './matches';

beforeAll(() => addWords('nightmare-cathedral', words));
beforeEach(() => act(() => setLanguage('pl')));

const NAMES = ['Ola', 'Mruczek', 'Psotka', 'Puszek'];
const MARKS = ['circle', 'triangle', 'square', 'star'] as const;

type Asked = { readonly view: NightmareCathedral; readonly seat: number; readonly moves: readonly CathedralMove[] };

/** The first decision of a random match that is as wanted. */
function find(
  number: number,
  isWanted: (state: NightmareCathedral, moves: readonly CathedralMove[]) => boolean,
): Asked {
  let found: Asked | null = null;
  play(
    number,
    (state, seat, moves) => {
      if (!found && isWanted(state, moves)) found = { view: engine.view(state, seat), seat, moves };
    },
    undefined,
    4000,
  );
  if (!found) throw new Error(`match ${number} never came to it`);
  return found;
}

const has = (type: CathedralMove['type']) => (_: NightmareCathedral, moves: readonly CathedralMove[]) =>
  moves.some((move) => move.type === type);

const open = jest.fn();
const playMove = jest.fn();
beforeEach(() => {
  open.mockReset();
  playMove.mockReset();
});

const people = (view: NightmareCathedral) => ({ names: NAMES.slice(0, view.seats), marks: MARKS.slice(0, view.seats) });

/** What a paper and a panel are given alike. */
const given = ({ view, seat, moves }: Asked) => ({ view, viewer: seat, ...people(view), moves, play: playMove, open });

function read(name: keyof typeof papers, asked: Asked, subject = '', past?: Past) {
  const { Content } = papers[name];
  return render(
    <SeatMarksProvider value={MARKS}>
      <Content {...given(asked)} subject={subject} card={null} past={past} close={jest.fn()} />
    </SeatMarksProvider>,
  );
}

function lay(name: string, asked: Asked) {
  const Content = panels[name];
  return render(
    <SeatMarksProvider value={MARKS}>
      <Content {...given(asked)} width={312} height={118} />
    </SeatMarksProvider>,
  );
}

/** Keys that have no words show up as themselves. */
const unsaid = (): string[] =>
  JSON.stringify(screen.toJSON()).match(
    /\b(stairs|building|course|belongings|lens|since|piles|ending)\.(?!webp)\w+/g,
  ) ?? [];

const late = (state: NightmareCathedral) => state.pieces.length === CATHEDRAL_TRACK.length && state.turns > 20;
const early = (state: NightmareCathedral) => state.turns > 4;

describe.each(languages)('in %s', (language) => {
  beforeEach(() => act(() => setLanguage(language)));

  test.each(['stairs', 'cathedral', 'turns', 'since', 'piles'])(
    'the paper %s says everything, early and late',
    (name) => {
      for (const number of [0, 1, 2, 3, 5]) {
        for (const wanted of number === 0 ? [early, late] : [early]) {
          const asked = find(number, wanted);
          read(name, asked);
          expect(unsaid()).toEqual([]);
          expect(formatPhrase(papers[name].title(asked.view, asked.seat, ''))).not.toContain('.');
          screen.unmount();
        }
      }
    },
  );

  test('the papers of seats, areas and Nightmares say everything', () => {
    const asked = find(0, late);
    for (const area of landOf(asked.view).inPlay) {
      read('area', asked, `${area}`);
      expect(unsaid()).toEqual([]);
      screen.unmount();
    }
    for (const [name, count] of [
      ['seat', asked.view.seats],
      ['nightmare', 2],
    ] as const)
      for (let subject = 0; subject < count; subject++) {
        read(name, asked, `${subject}`);
        expect(unsaid()).toEqual([]);
        screen.unmount();
      }
  });

  test.each(Object.keys(sheets))('the sheet after %s says everything', (name) => {
    const { view } = find(0, late);
    const Over = sheets[name];
    render(
      <SeatMarksProvider value={MARKS}>
        <Over view={view} {...people(view)} />
      </SeatMarksProvider>,
    );
    expect(unsaid()).toEqual([]);
  });
});

test('the stairs have a button for every way up, and it plays that move', () => {
  const asked = find(0, (state, moves) => has('worship')(state, moves) && moves.length > 2);
  lay('stairs', asked);
  const buttons = screen.getAllByRole('button');
  const climbs = asked.moves.filter(({ type }) => type === 'worship');
  expect(buttons).toHaveLength(climbs.length);
  buttons.forEach((button, index) => {
    fireEvent.press(button);
    expect(playMove).toHaveBeenLastCalledWith(climbs[index]);
  });
});

test('while somebody has to kneel the stairs say for which sign, without buttons', () => {
  lay('stairs', find(0, has('kneel')));
  expect(screen.queryAllByRole('button')).toEqual([]);
  screen.getByText(/Oko|Świeca|Kość|Korzeń/);
});

test('each piece that may be built has a button with its token in words', () => {
  const asked = find(2, has('piece'));
  lay('fragments', asked);
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(asked.moves.length);
  expect(screen.getAllByLabelText(/^Postaw fragment \d[A-D]\. .+/)).toHaveLength(buttons.length);
  fireEvent.press(buttons[0]);
  expect(playMove).toHaveBeenCalledWith(asked.moves[0]);
});

test('the lens walks on to a neighbour', () => {
  const asked = find(0, late);
  const [next] = landOf(asked.view).adjacent[1];
  read('area', asked, '1');
  const name = formatPhrase(papers.area.title(asked.view, asked.seat, `${next}`));
  fireEvent.press(screen.getByText(name, { includeHiddenElements: true }));
  expect(open).toHaveBeenCalledWith('area', `${next}`);
});

test('the Cathedral leads to its Nightmares', () => {
  const asked = find(0, early);
  read('cathedral', asked);
  fireEvent.press(
    screen.getByText(formatPhrase(papers.nightmare.title(asked.view, asked.seat, '1')), {
      includeHiddenElements: true,
    }),
  );
  expect(open).toHaveBeenCalledWith('nightmare', '1');
});

test('how many cards each deck has, and what was discarded, with what it says', () => {
  const asked = find(0, (state) => state.discards.length > 2);
  const [card] = asked.view.discards;
  read('turns', asked);
  fireEvent.press(screen.getByText('Talie i odrzucone', { includeHiddenElements: true }));
  expect(open).toHaveBeenCalledWith('piles', '');
  screen.unmount();
  read('piles', asked);
  screen.getByText(`Talia Rozwoju: ${asked.view.deck.length}`);
  const name = formatPhrase(cardName(card));
  expect(screen.queryByText(name)).toBeNull();
  fireEvent.press(screen.getAllByRole('button', { name })[0]);
  screen.getByText(name);
});

test('what happened since the own last turn is told turn by turn', () => {
  const events = [
    { seat: 1, event: { key: 'turn', seat: 1, turn: 4, sign: 'eye' } },
    { seat: 1, event: { key: 'acted', seat: 1, day: 2 } },
  ];
  const asked = find(0, early);
  read('since', asked, '', {
    list: () => events,
    tell: (some) => some.map(({ event }) => ({ key: `told ${event.key}` })),
  });
  screen.getByText('Tura 4: Mruczek');
  screen.getByText('told acted');
  screen.unmount();
  read('seat', asked, '1', { list: () => events, tell: () => [] });
  fireEvent.press(screen.getByText('Od twojej tury', { includeHiddenElements: true }));
  expect(open).toHaveBeenCalledWith('since', '');
});

test('the count shows nothing at first, grows with time, and all at once when it is skipped', () => {
  jest.useFakeTimers();
  const { view } = find(0, late);
  const Count = sheets.ended;
  render(
    <SeatMarksProvider value={MARKS}>
      <Count view={view} {...people(view)} />
    </SeatMarksProvider>,
  );
  screen.getByLabelText('Razem');
  act(() => jest.advanceTimersByTime(12000));
  screen.getByLabelText(/^Razem: Ola \d+/);
  expect(screen.queryByRole('button')).toBeNull();
  screen.unmount();
  render(
    <SeatMarksProvider value={MARKS}>
      <Count view={view} {...people(view)} />
    </SeatMarksProvider>,
  );
  fireEvent.press(screen.getByRole('button'));
  screen.getByLabelText(/^Razem: Ola \d+/);
  jest.useRealTimers();
});
