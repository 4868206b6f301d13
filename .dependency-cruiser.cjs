// Who may import whom. Each line of the picture is a rule below:
//   rules <- match, keeper <- backup, games, table <- screens <- App        storage, words, theme: used from match upward
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const within = (...folders) => ({ path: `^src/(${folders.join('|')})/` });
const APP = '^(App\\.tsx|index\\.ts)$';
const GAME = '(?!kernel/|bots/)([^/]+)/';
const REACT = '(^|/)node_modules/(react|react-[^/]+|@react-[^/]+|expo|expo-[^/]+|@expo|@shopify)/';
const PACKAGE = 'core npm npm-dev npm-optional npm-peer npm-bundled npm-no-pkg npm-unknown unknown undetermined'.split(
  ' ',
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      'rules-import-only-rules',
      'The rules run anywhere: in the app, in scripts, in tests, in a worker. They know nothing of who uses them.',
      within('rules'),
      { pathNot: '^src/rules/' },
    ),
    rule(
      'rules-need-no-package',
      'A package or a part of Node in the rules would bring its own clock, chance or state, and Hermes has no Node.',
      within('rules'),
      { dependencyTypes: PACKAGE },
    ),
    rule(
      'kernel-and-bots-know-no-game',
      'A new game must never need a change in the kernel or in the bots.',
      within('rules/kernel', 'rules/bots'),
      { path: '^src/rules/', pathNot: '^src/rules/(kernel|bots)/' },
    ),
    rule(
      'a-game-never-imports-another',
      'A game can be read, changed and removed alone. What two games share belongs to the kernel or the table.',
      { path: `^src/(?:rules|games)/${GAME}` },
      { path: `^src/(rules|games)/${GAME}`, pathNot: '^src/(rules|games)/$1/' },
    ),
    rule(
      'match-and-keeper-stay-below-the-screen',
      'A match or a score sheet goes on without anything being drawn, so the whole of it is tested without a screen.',
      within('match', 'keeper'),
      { path: ['^src/(backup|games|table|screens)/', APP] },
    ),
    rule(
      'backup-stays-below-the-screen',
      'A backup is written, checked and restored without anything being drawn, so the whole of it is tested without a screen.',
      within('backup'),
      { path: ['^src/(games|table|screens)/', APP] },
    ),
    rule('games-and-table-know-no-backup', 'A game is played whatever was restored.', within('games', 'table'), {
      path: '^src/backup/',
    }),
    rule(
      'games-and-table-know-no-screen',
      'A game is drawn the same on whatever screen it lies.',
      within('games', 'table'),
      { path: ['^src/screens/', APP] },
    ),
    rule('table-knows-no-game', 'What every game is drawn with must not change for one of them.', within('table'), {
      path: '^src/games/',
    }),
    rule(
      'nothing-imports-the-app',
      'App puts the parts together; a part that needs it cannot be tested alone.',
      { path: '^src/' },
      { path: APP },
    ),
    rule(
      'storage-words-theme-are-the-floor',
      'They are used from match upward, so they know nothing of match and what stands on it.',
      within('storage', 'words', 'theme'),
      { path: ['^src/(match|keeper|backup|games|table|screens)/', APP] },
    ),
    rule(
      'match-keeper-and-backup-without-react',
      'They are tested in plain Node and must not wait for a component. Of zustand, that is zustand/vanilla.',
      within('match', 'keeper', 'backup'),
      { path: [REACT, '(^|/)node_modules/zustand/(esm/)?(index|react)\\.'] },
    ),
    rule(
      'storage-without-react',
      'A save is read and written without a screen; MMKV is the one native thing it stands on.',
      within('storage'),
      { path: REACT, pathNot: '(^|/)node_modules/react-native-mmkv/' },
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
