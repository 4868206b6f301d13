import { act, fireEvent, screen } from '@testing-library/react-native';
import { shareAsync } from 'expo-sharing';
import { Share } from 'react-native';

import { openMatches } from '../../src/match/matches';
import { games } from '../../src/rules';
import { drawResultPicture } from '../../src/screens/parts/picture';
import { rankSitters } from '../../src/screens/parts/rank';
import { drawRoundsPicture } from '../../src/screens/parts/roundsPicture';
import type { SharedPicture } from '../../src/screens/parts/shape';
import { createRematch } from '../../src/screens/Result/rematch';
import { openDocuments } from '../../src/storage/documents';
import type { Stores } from '../../src/storage/store';

import { openAt, pass, press } from './atTable';
import { bot, deviceWith, jan, languages, ola, playSen } from './renderApp';

jest.mock('expo-sharing', () => ({ shareAsync: jest.fn(async () => {}) }));
jest.mock('expo-file-system', () => ({
  Paths: { cache: 'file:///cache' },
  File: class {
    readonly uri: string;
    constructor(folder: string, name: string) {
      this.uri = `${folder}/${name}`;
    }
    write() {}
  },
}));

afterEach(() => jest.restoreAllMocks());

const matches = (stores: Stores) => openMatches({ stores, games });

function finished(stores: Stores): number {
  return playSen(stores, [ola, jan, bot], Infinity, { end: 'rounds', rounds: 2 });
}

test.each(languages)('the ranking, the winners, and where every point came from (%s)', async (language) => {
  const stores = deviceWith({ language });
  const id = finished(stores);
  await openAt(stores, `result/${id}`);
  const { score, places } = matches(stores).list().finished[0];
  [ola, jan, bot].forEach(({ name }, seat) => {
    const place = places![seat];
    screen.getByLabelText(
      new RegExp(
        language === 'pl'
          ? `^${place}\\. miejsce: ${name}, ${score[seat]} punkt`
          : `^Place ${place}: ${name}, ${score[seat]} point`,
      ),
    );
  });
  screen.getByText(language === 'pl' ? /^Wygrywa: |^Remis/ : / wins$|^A tie/);
  screen.getByText(language === 'pl' ? 'Skąd te punkty' : 'Where the points come from');
  screen.getByLabelText(/^1: Ola \d+/);
  screen.getByLabelText(/^2: Ola \d+/);
  expect(screen.queryByText(/^result\./)).toBeNull();
});

test('a rematch is between the same people by the same rules, and the next one begins', async () => {
  const stores = deviceWith({ language: 'en' });
  const id = finished(stores);
  await openAt(stores, `result/${id}`);
  await press('Once more');
  await pass(500);
  screen.getByRole('heading', { name: /^Now / });
  const [next] = matches(stores).list().underWay;
  expect(next.sitters).toEqual([ola, jan, bot]);
  expect(next.options).toMatchObject({ end: 'rounds', rounds: 2 });

  const match = matches(stores).open(id);
  if ('refused' in match) throw new Error(match.refused);
  const people = openDocuments(stores).people.get();
  expect(createRematch(match, 'drawn', people).first).toBeUndefined();
  expect(createRematch(match, 'chosen', people).first).toBe(1);
  const [first, second] = createRematch(match, 'drawn', {
    ...people,
    known: [{ id: 7, name: 'Aleksandra', mark: 'drop' }],
    same: { 1: 7 },
  }).sitters;
  expect([first, second]).toEqual([{ ...ola, person: 7, name: 'Aleksandra' }, jan]);
});

test('the result is shared as text', async () => {
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  const stores = deviceWith({ language: 'en' });
  await openAt(stores, `result/${finished(stores)}`);
  await press('Text');
  const [{ message }] = share.mock.calls[0] as [{ message: string }];
  const lines = message.split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toMatch(/^Sen, /);
  expect(lines[2]).toMatch(/^1\. \w+: \d+$/);
});

test('what could not be shared is said', async () => {
  jest.spyOn(Share, 'share').mockRejectedValue(new Error('No app for this'));
  const stores = deviceWith({ language: 'en' });
  await openAt(stores, `result/${finished(stores)}`);
  await press('Text');
  screen.getByText('That could not be shared.');
});

test('a picture that never comes is said too', async () => {
  const stores = deviceWith({ language: 'en' });
  await openAt(stores, `result/${finished(stores)}`);
  await press('Picture');
  await pass(5000);
  expect(shareAsync).not.toHaveBeenCalled();
  screen.getByText('That could not be shared.');
});

test('a match broken off shows how it stood; one that goes on shows the way back to it', async () => {
  const stores = deviceWith({ language: 'en' });
  const id = playSen(stores, [ola, bot], 4);
  await openAt(stores, `result/${id}`);
  screen.getByText('This match is still going on');
  act(() => screen.unmount());

  const match = matches(stores).open(id);
  if ('refused' in match) throw new Error(match.refused);
  match.abandon();
  await openAt(stores, `result/${id}`);
  screen.getByText('Match stopped early');
  screen.getByLabelText('Ola, 0 points');
});

test('from the result to its replay and back', async () => {
  const stores = deviceWith({ language: 'en' });
  await openAt(stores, `result/${finished(stores)}`);
  fireEvent.press(screen.getByRole('button', { name: 'See how it went' }));
  await pass(500);
  screen.getByText(/ step 0 of \d+$/);
  await press('Back');
  await pass(500);
  screen.getByRole('heading', { name: 'Result' });
});

describe('the ranking', () => {
  test('who is level keeps the order of the seats', () => {
    const sitters = [ola, jan, bot];
    expect(
      rankSitters({ sitters, score: [9, 4, 4], places: [3, 1, 1] }).map(({ seat, place }) => [seat, place]),
    ).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
    expect(rankSitters({ sitters, score: [9, 4, 4], places: null }).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
});

describe('the picture that is shared', () => {
  const picture = drawResultPicture({
    heading: 'Ola wins',
    about: 'Sen',
    app: 'Catnap',
    ranking: rankSitters({ sitters: [ola, { ...jan, name: 'Jan Maria Longname' }], score: [9, 104], places: [1, 2] }),
  });
  const textsOf = ({ shapes }: SharedPicture) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
  const texts = textsOf(picture);

  test('names everybody with place and points', () => {
    expect(texts.map(({ text }) => text)).toEqual([
      'Ola wins',
      'Sen',
      '1',
      'Ola',
      '9',
      '2',
      'Jan Maria Longname',
      '104',
      'Catnap',
    ]);
  });

  const isInside = (shown: SharedPicture) => {
    for (const { x, y, size } of textsOf(shown)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(shown.width);
      expect(y - size).toBeGreaterThan(0);
      expect(y).toBeLessThan(shown.height);
    }
  };

  test('holds all of it inside its edges', () => isInside(picture));

  test.each([1, 12])('of a sheet shows points round by round below the ranking, for %s', (count) => {
    const names = [ola, jan, bot];
    const sitters = Array.from({ length: count }, (_, seat) => names[seat % 3]);
    const rounds = Array.from({ length: 5 }, (_, round) =>
      sitters.map((_, seat) => (round === 4 ? null : seat + round * 10_000)),
    );
    const ranking = rankSitters({
      sitters,
      score: sitters.map((_, seat) => seat),
      places: sitters.map((_, seat) => count - seat),
    });
    const without = drawResultPicture({ heading: 'Ola leads', about: 'Sen', app: 'Catnap', ranking });
    const whole = drawResultPicture({ heading: 'Ola leads', about: 'Sen', app: 'Catnap', ranking, rounds });
    isInside(whole);
    const more = textsOf(whole)
      .map(({ text }) => text)
      .slice(textsOf(without).length - 1, -1);
    const best = ranking.map(({ seat }) => seat);
    expect(more).toEqual(
      rounds.flatMap((points, round) => [String(round + 1), ...best.map((seat) => String(points[seat] ?? '·'))]),
    );
    const long = drawResultPicture({
      heading: 'Ola leads',
      about: 'Sen',
      app: 'Catnap',
      ranking,
      rounds: Array.from({ length: 21 }, () => rounds[0]),
    });
    expect(long).toEqual(without);
  });

  test('of twelve with one long number all numbers are of one size, and none runs into its neighbour', () => {
    const sitters = Array.from({ length: 12 }, () => ola);
    const rounds = [sitters.map((_, seat) => (seat === 3 ? -1_234_567 : 100 + seat)), sitters.map((_, seat) => -seat)];
    const ranking = rankSitters({
      sitters,
      score: sitters.map((_, seat) => seat),
      places: sitters.map((_, seat) => seat + 1),
    });
    const { shapes } = drawRoundsPicture(rounds, ranking, { x: 80, y: 0, width: 920 });
    const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
    expect(new Set(texts.map(({ size }) => size)).size).toBe(1);
    expect(texts[0].size).toBeGreaterThan(20);
    const first = texts.slice(1, 13);
    const ends = first.map(({ text, x, size }) => [
      x - (text.length * size * 0.57) / 2,
      x + (text.length * size * 0.57) / 2,
    ]);
    ends.slice(1).forEach(([left], index) => expect(left).toBeGreaterThan(ends[index][1]));
    expect(ends[11][1]).toBeLessThan(1000);
  });
});

test.each(languages)(
  'the result says what decided it and tells the best moment, whose replay is a touch away (%s)',
  async (language) => {
    const stores = deviceWith({ language });
    const id = finished(stores);
    await openAt(stores, `result/${id}`);
    await pass(2000);
    screen.getByText(language === 'pl' ? 'Co zdecydowało' : 'What decided it');
    screen.getByText(language === 'pl' ? /^Rozstrzygnęły kruki z rundy \d: / : /^It was round \d: /);
    screen.getByText(
      language === 'pl'
        ? /^W rundzie \d (tylko \d+|ani jednego) kruk/
        : /^Round \d brought (only \d+|not a single) crow/,
    );
    await press(language === 'pl' ? 'Zobacz tę chwilę' : 'See that moment');
    await pass(500);
    expect(screen.queryByText(/ (step|krok) 0 /)).toBeNull();
    screen.getByText(/ (step|krok) [1-9]\d* /);
  },
);
