import { render, screen } from '@testing-library/react-native';

import { boxedGames } from '../../src/games';
import { facesOf } from '../../src/screens/Gallery/facesOf';
import GalleryScreen from '../../src/screens/Gallery/Gallery';
import type { GameFace } from '../../src/table/face';
import { setLanguage } from '../../src/words/words';

let mockPart: string | undefined;
const mockFaces = new Map<string, GameFace>();
jest.mock('@react-navigation/native', () => ({
  ...jest.requireActual<object>('@react-navigation/native'),
  useRoute: () => ({ params: { part: mockPart } }),
}));
jest.mock('../../src/screens/useFace', () => ({ useFace: (id: string) => mockFaces.get(id) }));

beforeAll(async () => {
  setLanguage('en');
  for (const { id, open } of boxedGames) mockFaces.set(id, await open());
});

function openGallery(part?: string): void {
  mockPart = part;
  render(<GalleryScreen />);
  expect(screen.getAllByRole('heading', { name: /^(Light|Dark)( · High contrast)?$/ })).toHaveLength(4);
}

test('the gallery draws what is pressed in all four themes', () => {
  openGallery();
  expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(4 * 8);
  expect(screen.getAllByRole('switch', { name: 'Vibration' })).toHaveLength(4);
});

test('its sheets lie side by side in the page', () => {
  openGallery('sheets');
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(4 * 3);
});

test.each(boxedGames)('$id: it draws every face, each of which has a name', ({ id }) => {
  const face = mockFaces.get(id)!;
  expect(facesOf(face).length).toBeGreaterThan(0);
  for (const drawn of facesOf(face)) expect(face.describe(drawn).name.key).toMatch(/^[a-z-]+:/);
  openGallery(id);
});
