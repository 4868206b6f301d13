const expo = require('jest-expo/jest-preset');

/** `npm run check:case` looks for files as a disk does that does not tell case apart. */
const RESOLVER = process.env.CATNAP_FOLD_CASE ? '<rootDir>/jest/foldingResolver.js' : undefined;

/** @type {import('jest').Config} */
module.exports = {
  maxWorkers: '100%', // else one processor is left idle, and of two that is half
  projects: [
    {
      displayName: 'rules', // all that needs no React
      testEnvironment: 'node',
      resolver: RESOLVER,
      testMatch: ['<rootDir>/__tests__/{rules,match,keeper,storage,backup,scripts}/**/*.test.ts'],
      modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/', '<rootDir>/dist'],
      setupFilesAfterEnv: ['<rootDir>/jest/console.ts'],
      transform: { '\\.[jt]sx?$': ['babel-jest', { caller: { name: 'metro', bundler: 'metro', platform: 'ios' } }] },
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'], // all the rest: no test is left out by its folder
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/__tests__/(rules|match|keeper|storage|backup|scripts)/.*\\.test\\.ts$',
      ],
      modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/', '<rootDir>/dist'],
      resolver: RESOLVER ?? 'react-native-worklets/jest/resolver.js',
      transform: { ...expo.transform, '\\.mjs$': expo.transform['\\.[jt]sx?$'] },
      setupFiles: ['react-native-gesture-handler/jestSetup', '<rootDir>/jest/mocks.js'],
      setupFilesAfterEnv: ['<rootDir>/jest/console.ts', '<rootDir>/jest/reanimated.js'],
    },
  ],
};
