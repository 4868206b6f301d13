import { readArguments } from '../../scripts/arguments';

test('words, pairs and flags are told apart', () => {
  const said = readArguments(['koty', '--seats', '3', '--all']);
  expect([said.words, said.number('seats', 2), said.flag('all'), said.flag('fresh')]).toEqual([
    ['koty'],
    3,
    true,
    false,
  ]);
  expect([said.number('minutes', 5), said.text('one', 'hard')]).toEqual([5, 'hard']);
});

test('what cannot be meant is refused in words', () => {
  expect(() => readArguments(['--seats', 'three']).number('seats', 2)).toThrow('--seats wants a number, not "three"');
  expect(() => readArguments(['--all', 'koty']).flag('all')).toThrow('--all takes no value: write "koty" before it');
});
