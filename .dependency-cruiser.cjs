// Who may import whom: room by room in scripts/map/rooms.cjs, and what no room may import here.
const { roomRules } = require('./scripts/map/rooms.cjs');

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const within = (...folders) => ({ path: `^src/(${folders.join('|')})/` });
const APP = '^(App\\.tsx|index\\.ts)$';
const REACT = '(^|/)node_modules/(react|react-[^/]+|@react-[^/]+|expo|expo-[^/]+|@expo|@shopify)/';
const PACKAGE = 'core npm npm-dev npm-optional npm-peer npm-bundled npm-no-pkg npm-unknown unknown undetermined'.split(
  ' ',
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    rule(
      'rules-need-no-package',
      'A package or a part of Node in the rules would bring its own clock, chance or state, and Hermes has no Node.',
      within('rules'),
      { dependencyTypes: PACKAGE },
    ),
    rule(
      'match-keeper-and-backup-without-react',
      'They are tested in plain Node and must not wait for a component. Of zustand, that is zustand/vanilla.',
      within('match', 'keeper', 'backup'),
      { path: [REACT, '(^|/)node_modules/zustand/(esm/)?(index|react)\\.'] },
    ),
    rule(
      'storage-without-react',
      'A save is read and written without a screen; MMKV and the names of its files are all it stands on.',
      within('storage'),
      { path: REACT, pathNot: '(^|/)node_modules/(react-native-mmkv|expo-file-system)/' },
    ),
    rule('no-circular', 'In a circle nothing can be understood or loaded first.', {}, { circular: true }),
    rule(
      'the-app-without-its-tools',
      'What is in src goes to the phone; kits, scripts, benchmarks and tests do not.',
      { path: ['^src/', APP] },
      { path: '^(kits|scripts|bench|e2e|__tests__|jest)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true, // an import of types only is an import too
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['react-native', 'import', 'require', 'default'],
    },
  },
};
