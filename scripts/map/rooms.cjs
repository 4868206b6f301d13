// The rooms of src and which others each may import: the layer rules of lint and the tables of docs/map.md are made of
// this list. A room named with <game> is a room of each game; within it, `own` means that of the same game.
const room = (name, why, ...mayImport) => ({ name, why, mayImport });

exports.rooms = [
  room('src/rules/kernel', 'A new game must never need a change in the kernel.'),
  room('src/rules/bots', 'Bots play games that they do not know.', 'src/rules/kernel'),
  room('src/rules/contract', 'What every game must keep to names none.', 'src/rules/kernel', 'src/rules/bots'),
  room('src/rules/<game>', 'The rules of a game can be read, changed and removed alone.', 'src/rules/kernel'),
  room(
    'src/rules/index.ts',
    'It lists the rules of all games and knows nothing else.',
    'src/rules/kernel',
    'src/rules/<game>',
  ),
  room(
    'src/rules/minds.ts',
    'It lists what the bots of all games have learned and knows nothing else.',
    'src/rules/kernel',
    'src/rules/<game>',
  ),
  room('src/words', 'Every room that speaks uses them.'),
  room(
    'src/storage',
    'It is used from match upward. Of the rules it needs types and the names of levels, to read what was chosen.',
    'src/rules/kernel',
    'src/rules/bots',
  ),
  room('src/sounds', 'What sounds knows neither tables nor settings: those say when, and how loud.'),
  room('src/theme', 'It is used by all that is drawn.', 'src/storage', 'src/words'),
  room(
    'src/match',
    'A match goes on without anything being drawn, so the whole of it is tested without a screen.',
    'src/rules/kernel',
    'src/rules/bots',
    'src/storage',
  ),
  room(
    'src/keeper',
    'A score sheet goes on without anything being drawn.',
    'src/rules/kernel',
    'src/rules/<game>',
    'src/storage',
  ),
  room(
    'src/backup',
    'A backup is written, checked and restored without anything being drawn.',
    'src/rules/kernel',
    'src/storage',
    'src/match',
    'src/keeper',
  ),
  room(
    'src/table',
    'What every game is drawn with must not change for one of them.',
    'src/rules/kernel',
    'src/storage',
    'src/match',
    'src/words',
    'src/theme',
    'src/sounds',
  ),
  room(
    'src/games/<game>',
    'A game is drawn the same on whatever screen it lies, and can be removed alone.',
    'src/rules/kernel',
    'own src/rules/<game>',
    'src/storage',
    'src/words',
    'src/theme',
    'src/table',
  ),
  room(
    'src/games/index.ts',
    'It lists the faces of all games and knows nothing else.',
    'src/words',
    'src/table',
    'src/games/<game>',
  ),
  room(
    'src/screens',
    'A screen meets games in the two lists only.',
    'src/rules/kernel',
    'src/rules/bots',
    'src/rules/index.ts',
    'src/rules/minds.ts',
    'src/storage',
    'src/words',
    'src/theme',
    'src/sounds',
    'src/match',
    'src/keeper',
    'src/backup',
    'src/table',
    'src/games/index.ts',
  ),
  room(
    'App.tsx',
    'It puts the parts together; a part that needed it could not be tested alone.',
    'src/storage',
    'src/words',
    'src/theme',
    'src/screens',
  ),
  room('index.ts', 'It begins to open the storage before the app is read.', 'src/storage', 'App.tsx'),
];

const SHARED = '(?!kernel/|bots/|contract/)';
const escaped = (text) => text.replaceAll('.', '\\.');

/** The files of a room as a pattern; `game` is what stands for the folder of the game. */
function patternOf(name, game = `${SHARED}[^/]+`) {
  const isFile = /\.tsx?$/.test(name);
  return `^${escaped(name).replace('<game>', game)}${isFile ? '$' : '/'}`;
}

/** One rule for each room: whatever it may not import is an error. */
exports.roomRules = exports.rooms.map(({ name, why, mayImport }) => ({
  name: `${name.replace(/\W+/g, '-')}-imports-only-what-it-may`,
  comment: why,
  severity: 'error',
  from: { path: patternOf(name, `${SHARED}([^/]+)`) },
  to: {
    path: '^(src/|App\\.tsx$|index\\.ts$)',
    pathNot: [
      patternOf(name, '$1'),
      ...mayImport.map((other) => (other.startsWith('own ') ? patternOf(other.slice(4), '$1') : patternOf(other))),
    ],
  },
}));

exports.isInRoom = (file) => exports.rooms.some(({ name }) => new RegExp(patternOf(name)).test(file));

/** Whether no rule of the rooms is broken by this import. */
exports.mayImport = (from, to) =>
  exports.roomRules.every(({ from: { path }, to: { path: inside, pathNot } }) => {
    const found = new RegExp(path).exec(from);
    if (!found || !new RegExp(inside).test(to)) return true;
    return pathNot.some((pattern) => new RegExp(pattern.replaceAll('$1', found[1])).test(to));
  });
