import type { Work } from '../work';

import { createDecoder, createEncoder, createModels, UNKNOWN, type Coder, type Models } from './coder';

/** Letters of most texts; what is above, and the rare one that means so, is told unit by unit. */
const PLAIN = 128;
const RARE = 0;
const UNIT_BITS = 16;
const SHORTEST = 4;
/** So many letters back a repetition is looked for, and so many candidates are tried. */
const FARTHEST = 1 << 17;
const TRIED = 12;
const HASH_BITS = 14;

/** How likely each sign is, learned from those before, the same way by who writes and who reads. */
interface Language {
  /** Whether a repetition comes, by what came before. */
  readonly kinds: Models;
  /** A letter by the one before. */
  readonly letters: Models;
  readonly lengths: Models;
  readonly distances: Models;
  readonly units: Models;
}

/** Of a number: first how many bits it has, then these. */
const SIZES = 32;
/** So many of the first bits of a number are learned too. */
const LEARNED = 3;

const createLanguage = (): Language => ({
  kinds: createModels(4),
  letters: createModels(PLAIN * PLAIN),
  lengths: createModels(SIZES + SIZES * (1 << LEARNED)),
  distances: createModels(SIZES + SIZES * (1 << LEARNED)),
  units: createModels(1),
});

/** A value of so many bits, each in the light of those before. */
function codeTree(coder: Coder, models: Models, at: number, bits: number, value: number): number {
  let node = 1;
  for (let bit = bits - 1; bit >= 0; bit--) node = node * 2 + coder.code(models, at + node, (value >> bit) & 1);
  return node - (1 << bits);
}

function codeUnit(coder: Coder, { units }: Language, value: number): number {
  let found = 0;
  for (let bit = UNIT_BITS - 1; bit >= 0; bit--) {
    units[0] = UNKNOWN; // is not learned
    found = found * 2 + coder.code(units, 0, (value >> bit) & 1);
  }
  return found;
}

const bitsOf = (value: number) => 31 - Math.clz32(value);

/** A number from 1. */
function codeNumber(coder: Coder, models: Models, value: number): number {
  const size = codeTree(coder, models, 0, 5, bitsOf(value));
  let found = 1;
  for (let bit = size - 1; bit >= 0; bit--) {
    const isLearned = size - bit <= LEARNED;
    const at = SIZES + size * (1 << LEARNED) + (isLearned ? found : 0);
    if (!isLearned) models[at] = UNKNOWN;
    found = found * 2 + coder.code(models, at, (value >> bit) & 1);
  }
  return found;
}

const contextOf = (unit: number) => (unit < PLAIN ? unit : RARE) * PLAIN;

function codeLetter(coder: Coder, language: Language, before: number, unit: number): number {
  const isPlain = unit < PLAIN && unit !== RARE;
  const found = codeTree(coder, language.letters, contextOf(before), 7, isPlain ? unit : RARE);
  return found === RARE ? codeUnit(coder, language, unit) : found;
}

/** The repetitions that a text may be told by: where the same four letters stood before. */
function createMemory(text: string) {
  const newest = new Int32Array(1 << HASH_BITS).fill(-1);
  const older = new Int32Array(text.length).fill(-1);
  const hashAt = (at: number) => {
    let hash = 0;
    for (let i = 0; i < SHORTEST; i++) hash = Math.imul(hash ^ text.charCodeAt(at + i), 0x9e3779b1);
    return hash >>> (32 - HASH_BITS);
  };

  return {
    add(at: number) {
      if (at + SHORTEST > text.length) return;
      const hash = hashAt(at);
      older[at] = newest[hash];
      newest[hash] = at;
    },
    /** The longest text before that goes on here. */
    find(at: number): { readonly length: number; readonly from: number } {
      let best = { length: 0, from: 0 };
      if (at + SHORTEST > text.length) return best;
      let from = newest[hashAt(at)];
      for (let tried = 0; from >= 0 && at - from < FARTHEST && tried < TRIED; tried++, from = older[from]) {
        let length = 0;
        while (at + length < text.length && text.charCodeAt(from + length) === text.charCodeAt(at + length)) length++;
        if (length > best.length) best = { length, from };
      }
      return best.length < SHORTEST ? { length: 0, from: 0 } : best;
    },
  };
}

/** So many letters are squeezed without a pause. */
const PORTION = 4096;

/** A text in few letters. What repeats is told by where it stood, the rest by what is likely; records tell much the same again and again. */
export function* squeeze(text: string): Work<string> {
  const coder = createEncoder();
  const language = createLanguage();
  const memory = createMemory(text);
  codeNumber(coder, language.lengths, text.length + 1);
  let kind = 0;
  let pause = PORTION;
  for (let at = 0; at < text.length;) {
    if (at >= pause) {
      pause = at + PORTION;
      yield at / text.length;
    }
    const { length, from } = memory.find(at);
    coder.code(language.kinds, kind, length > 0 ? 1 : 0);
    if (length > 0) {
      codeNumber(coder, language.lengths, length - SHORTEST + 1);
      codeNumber(coder, language.distances, at - from);
    } else codeLetter(coder, language, at > 0 ? text.charCodeAt(at - 1) : RARE, text.charCodeAt(at));
    kind = ((kind << 1) & 2) | Number(length > 0);
    for (const end = at + Math.max(1, length); at < end; at++) memory.add(at);
  }
  return coder.end();
}

/** So many units become a text at once; a call takes no more arguments than that everywhere. */
const AT_ONCE = 4096;

function textOf(units: Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += AT_ONCE)
    text += String.fromCharCode.apply(null, units.subarray(at, at + AT_ONCE) as unknown as number[]);
  return text;
}

/** The text as it was; what was not squeezed comes out as nonsense, or as null. */
export function unsqueeze(squeezed: string, longest: number): string | null {
  const coder = createDecoder(squeezed);
  const language = createLanguage();
  const length = codeNumber(coder, language.lengths, 0) - 1;
  if (length > longest) return null;
  const units = new Uint16Array(length);
  let kind = 0;
  for (let at = 0; at < length;) {
    const isRepeated = coder.code(language.kinds, kind, 0);
    kind = ((kind << 1) & 2) | isRepeated;
    if (isRepeated) {
      const end = at + codeNumber(coder, language.lengths, 0) + SHORTEST - 1;
      const distance = codeNumber(coder, language.distances, 0);
      if (distance > at || end > length) return null;
      for (; at < end; at++) units[at] = units[at - distance];
    } else {
      units[at] = codeLetter(coder, language, at > 0 ? units[at - 1] : RARE, 0);
      at++;
    }
  }
  return textOf(units);
}
