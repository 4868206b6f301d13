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

/** How light red, green and blue are seen by most people, and by those who lack the cones for red or for green. */
const EYES: Readonly<Record<'most' | 'withoutRed' | 'withoutGreen', readonly (readonly number[])[]>> = {
  most: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  withoutRed: [
    [0.152, 1.053, -0.205],
    [0.115, 0.786, 0.099],
    [-0.004, -0.048, 1.052],
  ],
  withoutGreen: [
    [0.367, 0.861, -0.228],
    [0.28, 0.673, 0.047],
    [-0.012, 0.043, 0.969],
  ],
};

/** Where eyes place a colour: how light, how red, how yellow it is (CIELAB). */
function seen(hex: string, eye: keyof typeof EYES): readonly [number, number, number] {
  const light = [1, 3, 5].map((at) => channel(hex, at));
  const [r, g, b] = EYES[eye].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, one, at) => sum + one * light[at], 0),
      ),
    ),
  );
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test.each(['most', 'withoutRed', 'withoutGreen'] as const)(
  'the first four persons of a device have colours that differ to eyes of %s',
  (eye) => {
    const four = markNames.slice(0, 4).map((name) => seen(marks[name].onDark, eye));
    const apart = four.flatMap((one, at) =>
      four.slice(at + 1).map((other) => Math.hypot(...one.map((v, i) => v - other[i]))),
    );
    expect(Math.min(...apart)).toBeGreaterThan(18);
  },
);

test('no two marks have nearly the same colour', () => {
  const all = markNames.map((name) => seen(marks[name].onDark, 'most'));
  const apart = all.flatMap((one, at) =>
    all.slice(at + 1).map((other) => Math.hypot(...one.map((v, i) => v - other[i]))),
  );
  expect(Math.min(...apart)).toBeGreaterThan(16);
});

test('every person has a shape of their own', () => {
  expect(markNames.length).toBeGreaterThanOrEqual(6);
  expect(new Set(markNames.map((name) => marks[name].path)).size).toBe(markNames.length);
});
