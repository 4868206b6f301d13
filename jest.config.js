const expo = require('jest-expo/jest-preset');

/** @type {import('jest').Config} */
module.exports = {
  maxWorkers: '100%', // else one processor is left idle, and of two that is half
  projects: [
    {
      displayName: 'rules', // all that needs no React
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/{rules,match,keeper,storage,backup,scripts}/**/*.test.ts'],
      modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/', '<rootDir>/dist'],
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
      resolver: 'react-native-worklets/jest/resolver.js',
      transform: { ...expo.transform, '\\.mjs$': expo.transform['\\.[jt]sx?$'] },
      setupFiles: ['react-native-gesture-handler/jestSetup', '<rootDir>/jest/mocks.js'],
      setupFilesAfterEnv: ['<rootDir>/jest/reanimated.js'],
    },
  ],
};
