import { chromium, type Browser } from 'playwright-core';

export type { Browser };

export const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CATNAP_CHROMIUM, args: ['--no-sandbox', ...QUIET, ...more] });
