import { isAnything, isWhole } from '../checks';
import { computeChecksum } from '../checksum';
import type { Work } from '../work';

import { squeeze, unsqueeze } from './squeeze';

/** A record of a segment, as far as a list has to know it. */
export interface ArchivedEntry {
  readonly id: number;
  /** Of the same record, the higher one counts. */
  readonly sequence: number;
  readonly line: unknown;
}

export interface ArchivedRecord extends ArchivedEntry {
  readonly text: string;
}

interface Head extends ArchivedEntry {
  readonly length: number;
}

/** Some records that are squeezed together: what they have in common is told once. */
export interface Block {
  readonly heads: readonly Head[];
  readonly squeezed: string;
}

/** So many records are in a block: to read one of them takes as long as to read all. */
export const BLOCK = 8;
/** Longer than any block of records. */
const LONGEST = 64 * 1024 * 1024;

const isNumber = isWhole(0, Number.MAX_SAFE_INTEGER);
const isTuple = (found: unknown): found is readonly [number, number, number, unknown] =>
  Array.isArray(found) && found.length === 4 && found.slice(0, 3).every(isNumber) && isAnything(found[3]);

/** Each line has its own checksum, so that what is damaged costs nothing else. */
const sign = (line: string) => `${computeChecksum(line)} ${line}\n`;
const SIGNED = /^(\d+) (.*)$/s;

function readSigned(line: string): string | null {
  const found = SIGNED.exec(line);
  return found && computeChecksum(found[2]) === Number(found[1]) ? found[2] : null;
}

function headsIn(line: string): Head[] | null {
  const json = readSigned(line);
  if (json === null) return null;
  try {
    const found: unknown = JSON.parse(json);
    if (!Array.isArray(found) || !found.every(isTuple)) return null;
    return found.map(([id, sequence, length, entry]) => ({ id, sequence, length, line: entry }));
  } catch {
    return null;
  }
}

/** A block of these records; null if they could not be read from it again. */
export function* createBlock(records: readonly ArchivedRecord[]): Work<Block | null> {
  const heads = records.map(({ id, sequence, line, text }) => ({ id, sequence, line, length: text.length }));
  const whole = records.map(({ text }) => text).join('');
  const squeezed = yield* squeeze(whole);
  return unsqueeze(squeezed, LONGEST) === whole ? { heads, squeezed } : null;
}

export const writeBlocks = (blocks: readonly Block[]): string =>
  blocks
    .map(
      ({ heads, squeezed }) =>
        sign(JSON.stringify(heads.map(({ id, sequence, length, line }) => [id, sequence, length, line]))) +
        sign(squeezed),
    )
    .join('');

/** The blocks whose heads are whole. One whose records are not has none of them left. */
export function readBlocks(text: string): Block[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const heads = at % 2 === 0 && headsIn(line);
    return heads ? [{ heads, squeezed: readSigned(lines[at + 1] ?? '') ?? '' }] : [];
  });
}

/** The records of a block; null where they are damaged. */
export function readRecords({ heads, squeezed }: Block): ArchivedRecord[] | null {
  const whole = squeezed === '' ? null : unsqueeze(squeezed, LONGEST);
  const length = heads.reduce((sum, head) => sum + head.length, 0);
  if (whole === null || whole.length !== length) return null;
  let at = 0;
  return heads.map(({ length: own, ...entry }) => ({ ...entry, text: whole.slice(at, (at += own)) }));
}
