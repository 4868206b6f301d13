const expo = require('eslint-config-expo/flat');

const forbid = (names, message) => names.map((name) => ({ name, message }));
const forbidMath = (names, message) => names.map((property) => ({ object: 'Math', property, message }));

const CHANCE = 'All chance comes from `table`: a match must replay from its seed.';
const CLOCK = 'Rules know no clock: the same moves must make the same match at any time.';
const INEXACT = 'Its last bits differ between V8 and Hermes. Rules count in integers; only sqrt is exact.';
const inexactMath =
  'log log2 log10 log1p exp expm1 pow sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh cbrt hypot';

const notInRules = [
  { selector: 'ClassDeclaration, ClassExpression', message: 'State is plain data, and rules are functions.' },
  { selector: 'TSEnumDeclaration', message: 'Use a union of strings: enums are not plain data.' },
  { selector: 'ExportDefaultDeclaration', message: 'Export by name: a thing has one name everywhere.' },
  {
    selector: ':not(MemberExpression) > Identifier[name="Math"]',
    message: 'Call Math by its functions, so that lint sees which.',
  },
  {
    selector: 'MemberExpression[computed=true][object.name="Math"]',
    message: 'Name the function, so that lint sees which.',
  },
  {
    selector: 'MemberExpression[property.name=/^(localeCompare|toLocale.*)$/]',
    message: 'The order and look of words depend on the device.',
  },
];
const powerOperator = { selector: '[operator="**"], [operator="**="]', message: INEXACT };

module.exports = [
  { ignores: ['dist*/', 'android/', 'ios/', 'reports/', '.expo/', '.stryker-tmp/', '**/node_modules/'] },
  ...expo,
  {
    // An exception belongs here, with its reason, never in a comment beside the code.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'parent', ['sibling', 'index']],
          'newlines-between': 'always',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      'import/no-named-as-default': 'off', // i18next exports its functions both ways
      'import/no-named-as-default-member': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@expo-google-fonts/[^/]+$',
              message:
                'This bundles every weight of the font, 130 KB each. Import one: @expo-google-fonts/nunito/400Regular.',
            },
          ],
        },
      ],
    },
  },
  {
    // Lint with types, 10 to 20 seconds of the whole run: a promise that nobody waits for fails in silence.
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: __dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // Written by `npm run art`, in the order of the files.
    files: ['src/games/*/pictures.ts'],
    rules: { 'import/order': 'off' },
  },
  {
    files: ['**/*.config.js', '.dependency-cruiser.cjs', 'jest/**', 'scripts/**', 'bench/**', 'e2e/**', '__tests__/**'],
    languageOptions: {
      globals: Object.fromEntries(
        '__dirname __filename Buffer jest describe it test expect beforeEach afterEach beforeAll afterAll'
          .split(' ')
          .map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['src/rules/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...forbid(['Date', 'performance'], CLOCK),
        ...forbid(['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'], CLOCK),
        ...forbid(
          ['console', 'process', 'globalThis', 'window', 'global', 'require'],
          'Rules know nothing outside themselves.',
        ),
        ...forbid(['crypto'], CHANCE),
        ...forbid(['Intl'], 'The order and look of words depend on the device.'),
      ],
      'no-restricted-properties': [
        'error',
        ...forbidMath(['random'], CHANCE),
        ...forbidMath(inexactMath.split(' '), INEXACT),
      ],
      'no-restricted-syntax': ['error', ...notInRules, powerOperator],
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]', message: 'Rules import rules, and no package.' }] },
      ],
      'import/no-restricted-paths': [
        'error',
        {
          basePath: __dirname,
          zones: [{ target: './src/rules', from: '.', except: ['./src/rules'], message: 'Rules import rules only.' }],
        },
      ],
    },
  },
  {
    // A bot may weigh its moves with a logarithm: what it chooses is recorded as a move, so replays do not depend on it.
    files: ['src/rules/bots/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', ...forbidMath(['random'], CHANCE)],
      'no-restricted-syntax': ['error', ...notInRules],
    },
  },
  {
    // What a person reads or hears stands in the words, in every language.
    files: ['App.tsx', 'src/**/*.tsx'],
    rules: {
      'react/jsx-no-literals': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|label|title|about|hint|placeholder|action|accessibilityHint|accessibilityLabel|alt)$/] > Literal[value!=""]',
          message: 'Text belongs in the words: both languages need it.',
        },
      ],
    },
  },
];
