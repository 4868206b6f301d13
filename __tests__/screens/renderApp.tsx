import { act, configure, fireEvent, render, screen } from '@testing-library/react-native';

import { App } from '../../App';
import { openMatches } from '../../src/match/matches';
import type { Sitter } from '../../src/match/types';
import { games } from '../../src/rules';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Options } from '../../src/rules/kernel/types';
import { openDocuments } from '../../src/storage/documents';
import { createMemoryStores } from '../../src/storage/memoryStores';
import type { Settings } from '../../src/storage/settings';
import type { Stores } from '../../src/storage/store';
import type { Language } from '../../src/words/words';

// A screen is compiled when it is first opened, which takes long.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

// Time passes only where a test lets it pass. With a real clock, timers could draw between two steps of a test on a
// slow machine.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

export const languages: readonly Language[] = ['pl', 'en'];

/** A device before the app is started, with these settings and records. */
export function deviceWith(settings: Partial<Settings> = {}, kept?: Map<string, Map<string, string>>): Stores {
  const stores = createMemoryStores(kept);
  openDocuments(stores).settings.change({ welcomed: true, ...settings });
  return stores;
}

/** Waits until the tabs have put the last screen away and an opened screen is loaded. */
export const settled = () => act(() => jest.advanceTimersByTimeAsync(50));

/**
 * Starts the whole app on such a device and waits for Home. Nothing is laid out in tests, so Home is given its width.
 */
export async function startApp(stores: Stores, width = 360): Promise<void> {
  render(<App stores={stores} />);
  await screen.findByRole('heading', { name: 'Catnap' });
  fireEvent(screen.getByTestId('home'), 'layout', { nativeEvent: { layout: { x: 0, y: 0, width, height: 700 } } });
  await settled();
}

export async function openTab(name: string | RegExp): Promise<void> {
  fireEvent.press(screen.getByRole('tab', { name }));
  await settled();
}

export const ola: Sitter = { kind: 'person', person: 1, name: 'Ola', mark: 'circle' };
export const jan: Sitter = { kind: 'person', person: 2, name: 'Jan', mark: 'triangle' };
export const bot: Sitter = { kind: 'bot', level: 'easy', name: 'Mruczek', mark: 'square' };

/**
 * Begins a match of Sen and plays this many decisions, or to the end. Whoever may call POBUDKA! does; otherwise the
 * first legal move is played.
 */
export function playSen(
  stores: Stores,
  sitters: readonly Sitter[],
  decisions: number,
  options: Options = { end: 'rounds', rounds: 1 },
): number {
  const seed = 5;
  const match = openMatches({ stores, games }).begin({ game: 'sen', sitters, options, first: 0, seed });
  const engine = createEngine(games.sen);
  const state = engine.start({ seats: sitters.length, seed, options, first: 0 });
  for (let count = 0; count < decisions && !engine.isOver(state); count++) {
    const [seat] = engine.waiting(state);
    const moves = engine.moves(state, seat);
    const move = moves.find(({ type }) => type === 'wake') ?? moves[0];
    engine.play(state, seat, move);
    match.play(seat, move);
  }
  return match.id;
}
