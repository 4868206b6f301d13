// For `npm run mutation`: the tests of the rules alone, or every mutant would pay for the screens.
const [rules] = require('../jest.config').projects;

module.exports = { ...rules, rootDir: '..', testMatch: ['<rootDir>/__tests__/rules/**/*.test.ts'] };
