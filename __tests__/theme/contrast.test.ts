import { boxedGames } from '../../src/games';
import { face as template } from '../../src/games/template/face';
import { markNames } from '../../src/storage/marks';
import { dark, darkContrast, light, lightContrast, type Colours } from '../../src/theme/colours';
import { marks } from '../../src/theme/marks';

const channel = (hex: string, at: number) => {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

type Name = keyof Colours;
const GROUNDS: Name[] = ['ground', 'groundTop', 'groundBottom', 'panel', 'chip'];
const TEXT: readonly (readonly [Name, readonly Name[]])[] = [
  ['text', [...GROUNDS, 'bar']],
  ['quiet', [...GROUNDS, 'bar']],
  ['ink', ['paper']],
  ['quietInk', ['paper']],
  ['onCall', ['call']],
  ['onSecond', ['second']],
  ['onDanger', ['danger']],
  ['active', ['bar', 'panel', 'chip', 'ground']],
  ['idle', ['bar', 'panel']],
  ['danger', ['panel', 'ground']],
];
const SIGNS: readonly (readonly [Name, readonly Name[]])[] = [
  ['glow', GROUNDS],
  ['line', ['panel', 'ground']],
];

const themes = { dark, light, darkContrast, lightContrast };

describe.each(Object.entries(themes))('%s', (name, colours) => {
  const most = name.endsWith('Contrast') ? 7 : 4.5;

  test.each(TEXT.flatMap(([one, on]) => on.map((other) => [one, other] as const)))(`%s on %s can be read`, (a, b) => {
    expect(contrast(colours[a], colours[b])).toBeGreaterThanOrEqual(most);
  });

  test.each(SIGNS.flatMap(([one, on]) => on.map((other) => [one, other] as const)))('%s stands out on %s', (a, b) => {
    expect(contrast(colours[a], colours[b])).toBeGreaterThanOrEqual(3);
  });

  test.each(markNames)('the %s of a person stands out wherever it is shown', (mark) => {
    const { onDark, onLight } = marks[mark];
    for (const ground of GROUNDS)
      expect(contrast(name.startsWith('dark') ? onDark : onLight, colours[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(onLight, colours.paper)).toBeGreaterThanOrEqual(3);
  });
});

const worn: readonly Name[] = ['panel', 'chip'];
const tints = [...boxedGames, { id: 'template', open: () => Promise.resolve(template) }];

describe.each(tints)('the ground colours of $id, if it has some,', ({ open }) => {
  test.each([
    ['dark', dark],
    ['light', light],
  ] as const)('let all be read in the %s theme', async (name, theme) => {
    const { tint } = await open();
    const colours: Colours = { ...theme, ...tint?.[name] };
    const low = [
      ...TEXT.flatMap(([one, on]) => on.map((other) => [one, other, 4.5] as const)),
      ...SIGNS.flatMap(([one, on]) => on.map((other) => [one, other, 3] as const)),
    ].filter(([one, other, least]) => contrast(colours[one], colours[other]) < least);
    expect(low).toEqual([]);
    for (const ground of worn)
      for (const mark of markNames)
        expect(contrast(marks[mark][name === 'dark' ? 'onDark' : 'onLight'], colours[ground])).toBeGreaterThanOrEqual(
          3,
        );
  });
});

test('every person has a shape of their own', () => {
  expect(markNames.length).toBeGreaterThanOrEqual(6);
  expect(new Set(markNames.map((name) => marks[name].path)).size).toBe(markNames.length);
});
