import { act, render, screen } from '@testing-library/react-native';

import { words } from '../../../src/games/sen/face';
import { CardFaceView, Ground } from '../../../src/games/sen/faces';
import { lesson } from '../../../src/games/sen/lesson';
import { ScoreSheet } from '../../../src/games/sen/ScoreSheet';
import type { Sen } from '../../../src/rules/sen/state';
import { defaultAppearance } from '../../../src/storage/appearance';
import { findNextStep } from '../../../src/table/lesson';
import { ThemeProvider } from '../../../src/theme/theme';
import { addWords, setLanguage } from '../../../src/words/words';

import { engine } from './matches';

beforeAll(() => addWords('sen', words));
beforeEach(() => act(() => setLanguage('pl')));

const drawn = (face: string | null, large = false): string =>
  JSON.stringify(render(<CardFaceView face={face} large={large} />).toJSON());

test('the word of a special is text in the language of now', () => {
  expect(drawn('peek')).toContain('Podejrzyj 1');
  act(() => setLanguage('en'));
  expect(drawn('peek')).toContain('Peek 1');
});

test('a back draws the back and nothing else: no number, no word', () => {
  expect(drawn(null)).not.toMatch(/"type":"RNSVG|Podejrzyj|Zamień|Weź/);
});

test('a memory looks unlike the land itself, except from near', () => {
  expect(drawn('7 memory')).not.toBe(drawn('7'));
  expect(drawn('7 memory', true)).toBe(drawn('7', true));
});

test('in high contrast every land has its number in a large moon', () => {
  const contrast = { ...defaultAppearance, highContrast: true };
  render(
    <ThemeProvider look={contrast}>
      <CardFaceView face="7" />
    </ThemeProvider>,
  );
  expect(JSON.stringify(screen.toJSON())).toContain('"7"');
  expect(drawn('7')).not.toContain('"7"'); // else the picture shows its own
});

test('the ground is drawn', () => {
  expect(render(<Ground />).toJSON()).not.toBeNull();
});

const people = { names: ['Ola', 'Mruczek'], marks: ['circle', 'triangle'] } as const;

test('before the first round is counted the sheet says so', () => {
  render(<ScoreSheet view={engine.start({ seats: 2, seed: 1 })} {...people} />);
  screen.getByText('Żadna runda nie jest jeszcze policzona.');
});

/** Plays the lesson's round up to its score. */
function counted(): Sen {
  const s = lesson.begin(engine);
  let view = s;
  for (let step = findNextStep(lesson, s.played, 99); step?.move; step = findNextStep(lesson, s.played, 99)) {
    engine.play(s, step.by, step.move, (event) => {
      if (event.key === 'counted') view = engine.view(s, 0);
    });
  }
  return view;
}

test('the sheet tells who called, what lay there and every sum, to the eye and to the ear', () => {
  render(<ScoreSheet view={counted()} {...people} />);
  screen.getByText('Ola: POBUDKA! Nikt nie ma mniej kruków, więc bez kary.');
  screen.getByLabelText('Ola: krainy 3, 0, 1, 1. Kruki: 5, nagroda: 0, kara: 0. Razem za rundę: 5.');
  screen.getByLabelText('1: Ola 5 (POBUDKA!), Mruczek 19');
  screen.getByLabelText('Razem: Ola 5, Mruczek 19');
});

test('a reward and a penalty are written out', () => {
  const view: Sen = {
    ...counted(),
    options: { ...counted().options, tameCrows: true },
    rounds: [{ ended: 1, called: true, crows: [5, 27], points: [5, 14] }],
    totals: [5, 14],
  };
  render(<ScoreSheet view={view} {...people} />);
  screen.getByText('27 − 18 + 5 =');
  screen.getByText('Mruczek: najwięcej dziewiątek, więc 18 kruków mniej.');
  screen.getByText('Mruczek: POBUDKA! Ktoś ma jednak mniej kruków. Kara: 5.');
});
