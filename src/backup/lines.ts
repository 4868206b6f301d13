import { computeChecksum } from '../storage/checksum';
import type { Work } from '../storage/work';

/**
 * A backup as text. Its first line says what it is, its last how many lines there are between; each of those is
 * `<kind> <checksum> <JSON>`, so that what is damaged or cut off costs nothing else.
 */
export const BACKUP_FORMAT = 1;
export const LINE_KINDS = ['people', 'settings', 'choices', 'match', 'sheet'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The most characters that a file may have. Five thousand matches take a quarter of it. */
export const MAX_FILE_LENGTH = 128 * 1024 * 1024;
/** Real records reach a tenth of it; a longer line would keep a phone busy without a pause. */
const LONGEST = 256 * 1024;
/** The most lines that a file may have; lists of more could not be shown without a pause. */
const MOST_LINES = 20_000;
/** We read this many lines, empty ones too, without a pause. */
const AT_ONCE = 4096;

const HEAD = /^\uFEFF?Catnap backup (\d{1,9})(?: (\d{1,15}))?/;
const LINE = /^(\w{1,10}) (\d{1,10}) ([^]+)$/; // a name may hold what `.` takes for the end of a line
const END = /^end (\d{1,9})$/;

export interface BackupLine {
  readonly kind: LineKind;
  readonly json: string;
}

export interface BackupLines {
  readonly written: number;
  readonly lines: readonly BackupLine[];
  /** Lines that are not as they were written, or are missing. */
  readonly damaged: number;
  readonly isCut: boolean;
}

/** A file, line by line. */
export function beginLines(written: number) {
  const texts = [`Catnap backup ${BACKUP_FORMAT} ${written}`];
  return {
    add: ({ kind, json }: BackupLine): void => void texts.push(`${kind} ${computeChecksum(json)} ${json}`),
    end: (): string => [...texts, `end ${texts.length - 1}`, ''].join('\n'),
  };
}

function lineIn(text: string): BackupLine | null {
  const found = text.length <= LONGEST ? LINE.exec(text) : null;
  const kind = LINE_KINDS.find((one) => one === found?.[1]);
  return found && kind && computeChecksum(found[3]) === Number(found[2]) ? { kind, json: found[3] } : null;
}

/** The lines of a text that are not empty, and how far each reaches; null now and then where there are only empty ones. */
function* listFilledLines(text: string): Generator<{ readonly line: string | null; readonly part: number }> {
  let empty = 0;
  for (let at = 0, end = 0; at < text.length; at = end + 1) {
    end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    const last = text[end - 1] === '\r' ? end - 1 : end;
    if (last > at) yield { line: text.slice(at, last), part: end / text.length };
    else if (++empty % AT_ONCE === 0) yield { line: null, part: end / text.length };
  }
}

/** The lines that are as they were written. */
export function* readLines(text: string): Work<BackupLines | 'notBackup' | 'tooLarge' | 'newer'> {
  if (text.length > MAX_FILE_LENGTH) return 'tooLarge';
  const head = HEAD.exec(text);
  if (!head) return 'notBackup';
  if (Number(head[1]) > BACKUP_FORMAT) return 'newer';
  const lines: BackupLine[] = [];
  let read = 0;
  let isLastWhole = true;
  let expected: number | null = null;
  for (const { line, part } of listFilledLines(text)) {
    yield part;
    const isHead = read === 0 && line !== null;
    if (line === null) continue;
    if (++read > MOST_LINES) return 'tooLarge';
    if (isHead) continue;
    // what comes after the end is read all the same: two files may have become one
    const end = END.exec(line.slice(0, 20));
    expected = end ? Number(end[1]) : null;
    if (end) continue;
    const found = lineIn(line);
    isLastWhole = found !== null;
    if (found) lines.push(found);
  }
  const isCut = expected === null;
  const between = read - 1 - Number(!isCut);
  const wasCut = isCut && between > 0 && !isLastWhole; // its last line with it: that is said once
  const most = Math.max(expected ?? 0, between - Number(wasCut));
  return { written: Number(head[2] ?? 0), lines, damaged: most - lines.length, isCut };
}
