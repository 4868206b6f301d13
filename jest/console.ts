import { format } from 'node:util';

/** What the running test has written to the console as an error or a warning, and which of it the test expects. */
let written: string[] = [];
let expected: RegExp[] = [];

for (const level of ['error', 'warn'] as const)
  console[level] = (...args: unknown[]) => void written.push(`console.${level}: ${format(...args)}`);

/** The test that is running writes errors or warnings like these, each at least once. Any other fails it. */
export function expectOnConsole(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

function check() {
  const unexpected = written.filter((text) => !expected.some((pattern) => pattern.test(text)));
  const missing = expected.filter((pattern) => !written.some((text) => pattern.test(text)));
  written = [];
  expected = [];
  if (unexpected.length > 0) throw new Error(`Written to the console by this test:\n${unexpected.join('\n')}`);
  if (missing.length > 0) throw new Error(`Never written to the console: ${missing.join(', ')}`);
}

afterEach(check);
afterAll(check); // what is written while a test is put away belongs to no test, and would be lost
