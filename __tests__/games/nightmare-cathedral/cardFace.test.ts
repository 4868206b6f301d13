import {
  decodeFace,
  encodeFace,
  faceOfCard,
  faceOfUnit,
  type CathedralFace,
} from '../../../src/games/nightmare-cathedral/cardFace';
import { describe as describeFace } from '../../../src/games/nightmare-cathedral/describe';
import { BASIC, CONFLICTS, DREAMS } from '../../../src/rules/nightmare-cathedral/content/cards';
import { SHADOWS } from '../../../src/rules/nightmare-cathedral/state';

test.each<[string, CathedralFace]>([
  ['development:7', { kind: 'development', card: 7 }],
  ['dream:71', { kind: 'dream', card: 71 }],
  ['dream:71:2', { kind: 'dream', card: 71, icons: 2 }],
  ['nightmare:3:advanced', { kind: 'nightmare', number: 3, side: 'advanced' }],
  ['action:4', { kind: 'action', day: 4 }],
  ['follower:2', { kind: 'follower', seat: 2, count: 1 }],
  ['follower:2:3', { kind: 'follower', seat: 2, count: 3 }],
  ['shadow', { kind: 'shadow', count: 1 }],
  ['shadow:2', { kind: 'shadow', count: 2 }],
  ['winged:0', { kind: 'winged', seat: 0 }],
  ['dreamer:1', { kind: 'dreamer', seat: 1 }],
  ['fortress:1:2', { kind: 'fortress', seat: 1, levels: 2 }],
  ['stronghold:0:3', { kind: 'stronghold', seat: 0, levels: 3 }],
  ['figure:8', { kind: 'figure', number: 8 }],
])('%s can be written and read', (name, face) => {
  expect(encodeFace(face)).toBe(name);
  expect(decodeFace(name)).toEqual(face);
});

test('the number of a card says of which kind it is', () => {
  expect(faceOfCard(1)).toBe('development:1');
  expect(faceOfCard(BASIC[3])).toBe(`development:${BASIC[3]}`);
  expect(faceOfCard(Number(Object.keys(DREAMS)[0]))).toMatch(/^dream:/);
  expect(faceOfCard(Number(Object.keys(CONFLICTS)[0]))).toMatch(/^conflict:/);
});

test('N8.2 the icons of a Dream are drawn, and told, where they build', () => {
  const card = Number(Object.keys(DREAMS).find((one) => DREAMS[Number(one)].icons === 2));
  const told = (face: string) => JSON.stringify(describeFace(face).rule);
  expect(faceOfCard(card, { length: 'standard' })).toBe(`dream:${card}`);
  expect(faceOfCard(card, { length: 'variable' })).toBe(`dream:${card}:2`);
  expect(told(`dream:${card}:2`)).toContain('line.pieces');
  expect(told(`dream:${card}`)).not.toContain('line.pieces');
});

test('a unit is a follower of its seat, or a Shadow', () => {
  expect(faceOfUnit(1)).toBe('follower:1');
  expect(faceOfUnit(SHADOWS, 3)).toBe('shadow:3');
});
