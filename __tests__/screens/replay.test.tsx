import { fireEvent, screen } from '@testing-library/react-native';

import { openMatches } from '../../src/match/matches';
import type { Replay } from '../../src/match/types';
import { games } from '../../src/rules';
import { listMatchParts } from '../../src/screens/Replay/matchParts';

import { layOut, openAt, pass, press } from './atTable';
import { bot, deviceWith, jan, ola, playSen } from './renderApp';

afterEach(() => jest.restoreAllMocks());

async function open() {
  const stores = deviceWith({ language: 'en', speed: 'off' });
  const id = playSen(stores, [ola, bot], Infinity, { end: 'rounds', rounds: 2 });
  await openAt(stores, `replay/${id}`);
  await layOut();
  const replay = openMatches({ stores, games }).replay(id, 'all');
  if ('refused' in replay) throw new Error(replay.refused);
  return replay;
}

const stepNow = () => {
  const [text] = screen.getAllByText(/step \d+ of \d+$/);
  return Number(/step (\d+) of/.exec([text.props.children].flat().join(''))![1]);
};

async function leap(name: string) {
  await press(name);
  await layOut();
}

test('forwards, backwards, to the end and to the start', async () => {
  const { steps } = await open();
  expect(stepNow()).toBe(0);
  await press('One step on');
  await press('One step on');
  expect(stepNow()).toBe(2);
  await leap('One step back');
  expect(stepNow()).toBe(1);
  await leap('To the end');
  expect(stepNow()).toBe(steps);
  expect(screen.getByRole('button', { name: 'One step on' })).toBeDisabled();
  await leap('To the start');
  expect(stepNow()).toBe(0);
  expect(screen.getByRole('button', { name: 'One step back' })).toBeDisabled();
});

test('round by round', async () => {
  await open();
  screen.getByText(/^round 1 of 2 · step 0 of/);
  await leap('To the next part');
  screen.getByText(/^round 2 of 2 · step/);
  const start = stepNow();
  await press('One step on');
  await leap('To the part before');
  expect(stepNow()).toBe(start);
  await leap('To the part before');
  expect(stepNow()).toBe(0);
});

test('it plays by itself, waits where a score is to be read, and stops at the end', async () => {
  const { steps } = await open();
  await press('Play it');
  await pass(3000);
  expect(stepNow()).toBeGreaterThan(2);
  await press('Stop');
  await pass(700);
  const here = stepNow();
  await pass(3000);
  expect(stepNow()).toBe(here);
  await press('Play it');
  for (let i = 0; i < 200 && stepNow() < steps; i++) {
    await pass(500);
    const close = screen.queryAllByRole('button', { name: /^(Close|Next round|To the result)$/ }).at(-1);
    if (close) fireEvent.press(close);
  }
  expect(stepNow()).toBe(steps);
});

test('everything is shown, or only what lay open', async () => {
  await open();
  const hidden = () => screen.queryAllByLabelText(/face down$/).length;
  expect(hidden()).toBe(0);
  await leap('Show only what lay open');
  expect(hidden()).toBeGreaterThan(7);
  expect(stepNow()).toBe(0);
  await leap('Show all cards');
  expect(hidden()).toBe(0);
});

test('the parts of a match that was broken off end where it was broken off', () => {
  const status = (step: number) => ({ key: 'part', facts: { part: Math.floor(step / 3) } });
  const replay = { steps: 7, at: (step: number) => ({ view: { played: step } }) } as unknown as Replay;
  const { before, after } = listMatchParts(replay, { status: (view) => status(view.played) });
  expect([0, 1, 3, 5, 6, 7].map(after)).toEqual([3, 3, 6, 6, 7, 7]);
  expect([0, 1, 3, 5, 6, 7].map(before)).toEqual([0, 0, 0, 3, 3, 6]);
});

test('a match that was played by several people is shown without a curtain', async () => {
  const stores = deviceWith({ language: 'en' });
  await openAt(stores, `replay/${playSen(stores, [ola, jan], Infinity)}`);
  screen.getByTestId('table');
});
