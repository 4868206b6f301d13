import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');
const unused = jest.requireActual<readonly RegExp[]>('../../scripts/bundle/unusedParts.cjs');

const PACKAGES = [
  'expo/virtual',
  'expo/src/winter',
  'react-native/Libraries',
  '@react-native/virtualized-lists/Lists',
  'react-native-reanimated/src',
  'react-native-gesture-handler/src',
  'react-native-svg/src',
  '@shopify/flash-list/dist',
];

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file));
const left = PACKAGES.flatMap((name) => filesIn(`node_modules/${name}`)).filter(
  (file) => /(?<!\.d)\.(js|tsx?)$/.test(file) && unused.some((part) => part.test(file)),
);

test.each(unused)('%s: there are such files', (part) => expect(left.some((file) => part.test(file))).toBe(true));

/** A name with the package that it comes from. */
const packageOf = (file: string) => /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)![1].replaceAll('\\', '/');

test('the app imports no name of what is left out of the bundles of phones', () => {
  const gone = new Set(
    left.flatMap((file) =>
      [
        basename(file).replace(/\.\w+$/, ''),
        ...[...readFileSync(file, 'utf8').matchAll(/export (?:const|function|class) (\w+)/g)].map(([, name]) => name),
      ].map((name) => `${packageOf(file)} ${name}`),
    ),
  );
  expect(gone).toContain('react-native-reanimated withSpring');
  const imported = ['App.tsx', 'index.ts']
    .map((file) => join(root, file))
    .concat(filesIn('src').filter((file) => /\.tsx?$/.test(file)))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/import ([^;]*?) from '((?:expo|@?react-native|@shopify)[\w/-]*)'/g),
    ])
    .flatMap(([, names, from]) => (names.match(/\w+/g) ?? []).map((name) => `${from} ${name}`));
  expect(imported).toContain('react-native-reanimated withTiming');
  expect(imported.filter((name) => gone.has(name))).toEqual([]);
});
