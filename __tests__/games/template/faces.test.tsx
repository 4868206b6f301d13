import { render, screen } from '@testing-library/react-native';

import { face, words } from '../../../src/games/template/face';
import { addWords, setLanguage } from '../../../src/words/words';

import { engine } from './matches';

beforeAll(() => {
  addWords(face.id, words);
  setLanguage('en');
});

const drawn = (number: string | null): string => JSON.stringify(render(<face.Face face={number} />).toJSON());

test('a card shows its number, and a back shows none', () => {
  expect(drawn('7')).toContain('"7"');
  expect(drawn(null)).not.toContain('RNSVGTSpan');
});

test('the sheet tells what the points are made of', () => {
  const view = engine.start({ seats: 2, seed: 1, first: 0 });
  engine.play(view, 0, engine.moves(view, 0)[0]);
  render(<face.ScoreSheet view={view} names={['Ola', 'Jan']} marks={['circle', 'star']} />);
  screen.getByLabelText('Ola: 1 + 0 = 1.');
});
