// For `npm run mutation`: the tests that say what is right, by number. The random matches of the contract suite would
// catch more, but every mutant would pay for them.
const [rules] = require('../jest.config').projects;

module.exports = { ...rules, rootDir: '..', testMatch: ['<rootDir>/__tests__/rules/{kernel,sen}/**/*.test.ts', '<rootDir>/__tests__/rules/{faults,golden}.test.ts'] };
