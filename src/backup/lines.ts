import { checksum } from '../storage/checksum';

import type { Work } from './slices';

/**
 * A backup as text. Its first line says what it is, its last how many lines there are between; each of those is
 * `<kind> <checksum> <JSON>`, so that what is damaged or cut off costs nothing else.
 */
export const FORMAT = 1;
export const KINDS = ['people', 'settings', 'choices', 'match', 'sheet'] as const;
export type Kind = (typeof KINDS)[number];

/** In characters. Five thousand matches take a quarter of it. */
export const MOST = 128 * 1024 * 1024;
/** No record comes near; a longer line could keep a phone busy for minutes. */
const LONGEST = 2 * 1024 * 1024;

const HEAD = /^\uFEFF?Catnap backup (\d{1,9})(?: (\d{1,15}))?/;
const LINE = /^(\w+) (\d+) ([^]+)$/; // a name may hold what `.` takes for the end of a line
const END = /^end (\d{1,9})$/;

export interface Line {
  readonly kind: Kind;
  readonly json: string;
}

export interface Lines {
  readonly written: number;
  readonly lines: readonly Line[];
  /** Lines that are not as they were written, or are missing. */
  readonly damaged: number;
  readonly isCut: boolean;
}

export function textOf(written: number, lines: readonly Line[]): string {
  return [
    `Catnap backup ${FORMAT} ${written}`,
    ...lines.map(({ kind, json }) => `${kind} ${checksum(json)} ${json}`),
    `end ${lines.length}`,
    '',
  ].join('\n');
}

function lineIn(text: string): Line | null {
  const found = text.length <= LONGEST ? LINE.exec(text) : null;
  const kind = KINDS.find((one) => one === found?.[1]);
  return found && kind && checksum(found[3]) === Number(found[2]) ? { kind, json: found[3] } : null;
}

/** The lines that are as they were written. */
export function* linesIn(text: string): Work<Lines | 'notBackup' | 'tooLarge' | 'newer'> {
  if (text.length > MOST) return 'tooLarge';
  const [first, ...rest] = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  const head = HEAD.exec(first);
  if (!head) return 'notBackup';
  if (Number(head[1]) > FORMAT) return 'newer';
  const filled = rest.filter((line) => line !== '');
  const end = END.exec(filled.at(-1) ?? '');
  const between = end ? filled.slice(0, -1) : filled;
  const lines: Line[] = [];
  for (const [at, one] of between.entries()) {
    const line = lineIn(one);
    if (line) lines.push(line);
    yield at / between.length;
  }
  const wasCut = !end && between.length > 0 && lineIn(between[between.length - 1]) === null; // its last line with it: that is said once
  const expected = Math.max(Number(end?.[1] ?? 0), between.length - Number(wasCut));
  return { written: Number(head[2] ?? 0), lines, damaged: expected - lines.length, isCut: !end };
}
