const expo = require('jest-expo/jest-preset');

/** `npm run check:case` looks for files as a disk does that does not tell case apart. */
const RESOLVER = process.env.CATNAP_FOLD_CASE ? '<rootDir>/jest/foldingResolver.js' : undefined;

/** Tests that need no React, and would wait for it to load: folders, and of others what looks at data alone. */
const PLAIN = [
  '{rules,match,keeper,storage,backup,scripts}/**',
  'games/*/{account,scene}',
  'games/cat-lady/{counting,flights}',
  'games/nightmare-cathedral/{cardFace,conflict,crowded,towers}',
  'screens/{cardEditor,controlKeys,draft,gameFigures,openThinker,out,qr}',
  'sounds/speaker',
  'table/{assign,drag,followQuestion,groups,layout,letters,polygon,rings,speech,stage,touch}',
  'theme/{fitting,keepFocus,ticks}',
  'words/{packed,pluralRules,setText,words}',
].map((tests) => `**/__tests__/${tests}${tests.endsWith('**') ? '/*' : ''}.test.ts`);

/** @type {import('jest').Config} */
module.exports = {
  maxWorkers: '100%', // else one processor is left idle, and of two that is half
  projects: [
    {
      displayName: 'plain',
      testEnvironment: 'node',
      resolver: RESOLVER,
      testMatch: PLAIN,
      modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/', '<rootDir>/dist'],
      setupFilesAfterEnv: ['<rootDir>/jest/console.ts'],
      transform: { '\\.[jt]sx?$': '<rootDir>/jest/plainTransform.js' },
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      testMatch: ['**/__tests__/**/*.test.{ts,tsx}', ...PLAIN.map((tests) => `!${tests}`)], // all the rest
      modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/', '<rootDir>/dist'],
      resolver: RESOLVER ?? 'react-native-worklets/jest/resolver.js',
      transform: { ...expo.transform, '\\.mjs$': expo.transform['\\.[jt]sx?$'] },
      setupFiles: ['react-native-gesture-handler/jestSetup', '<rootDir>/jest/mocks.js'],
      setupFilesAfterEnv: ['<rootDir>/jest/console.ts'],
    },
  ],
};
