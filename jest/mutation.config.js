// For `npm run mutation`: the tests that say what is right, by number. The random matches of the contract suite would
// catch more, but every mutant would pay for them. MUTATED names other folders of rules: `MUTATED=nightmare-cathedral`.
const [rules] = require('../jest.config').projects;

const folders = process.env.MUTATED ?? 'kernel|sen';

module.exports = {
  ...rules,
  rootDir: '..',
  testMatch: [
    `<rootDir>/__tests__/rules/@(${folders})/**/*.test.ts`,
    '<rootDir>/__tests__/rules/@(faults|golden).test.ts',
  ],
};
