import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Linking, StyleSheet, type ViewStyle } from 'react-native';

import { App } from '../../App';
import type { Stores } from '../../src/storage/store';
import { tapFinger } from '../table/finger';

/** Opens the app at one of its addresses, with fake timers. */
export async function openAt(stores: Stores, path: string): Promise<void> {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`catnap://${path}`);
  render(<App stores={stores} />);
  await pass(200);
}

/** Lets time pass, so that what has begun is shown and bots play. */
export async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) await act(() => jest.advanceTimersByTimeAsync(100));
}

/** Gives the table a size, since nothing is laid out in tests. */
export async function layOut(width = 360, height = 520): Promise<void> {
  fireEvent(screen.getByTestId('table'), 'layout', { nativeEvent: { layout: { x: 0, y: 0, width, height } } });
  await pass(100);
}

/** Lists what can be done with cards and places now, as a screen reader says it; a plate can be asked at any time. */
export const grips = () =>
  screen
    .getByTestId('table')
    .findAll(
      (one) =>
        typeof one.type === 'string' &&
        one.props.role === 'button' &&
        one.props.onAccessibilityAction !== undefined &&
        !`${one.props.testID}`.startsWith('plate:'),
    );

/** Presses a card or a place by its name. */
export async function grip(name: string | RegExp): Promise<void> {
  const [found] = screen.getAllByLabelText(name).filter((one) => one.props.onAccessibilityAction !== undefined);
  fireEvent(found, 'accessibilityAction', { nativeEvent: { actionName: 'activate' } });
  await pass(100);
}

/** Taps with a finger where this card or place lies, whether anything may be done with it or not. */
export async function tapAt(name: string | RegExp): Promise<void> {
  const [found] = screen.getAllByLabelText(name);
  const { left, top, width, height } = StyleSheet.flatten<ViewStyle>(found.props.style) as Record<string, number>;
  tapFinger({ x: left + width / 2, y: top + height / 2 });
  await pass(100);
}

export async function press(name: string | RegExp): Promise<void> {
  // What it opens may have to load its code.
  await act(async () => fireEvent.press(screen.getByRole('button', { name })));
  await pass(100);
}

/** Holds the curtain open, as a screen reader does. */
export async function openCurtain(name: string): Promise<void> {
  await grip(`Show ${name}’s table`);
  await layOut();
}
