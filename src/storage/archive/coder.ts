/** Of each question, how likely the answer 1 is, of 4096, and in the last four bits how often it was answered. */
export type Models = Uint16Array;

const SURE_BITS = 12;
const COUNT_BITS = 4;
const COUNT = (1 << COUNT_BITS) - 1;
/** As likely as not, and never asked before. */
export const UNKNOWN = 1 << (SURE_BITS - 1 + COUNT_BITS);
/** The first answers teach more than later ones. */
const SHARE_BITS = 16;
const MOST_COUNTED = 14;
const SHARES = Array.from({ length: MOST_COUNTED + 1 }, (_, count) => Math.floor((1 << SHARE_BITS) / (count + 1.6)));
const LEAST_SURE = 32;

/** An arithmetic coder: likely answers cost less than a bit. Who writes gives the answers, who reads gets them. */
export interface Coder {
  code(models: Models, at: number, answer: number): number;
}

// A range of thirty bits, of which the first six are told as a letter once they are sure: all of it stays small integers.
const TOP = 24;
const MOST = 0x3fffffff;
const LETTER = 0x3f;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** As many letters as the range has. */
const RANGE_LETTERS = 5;

export const createModels = (count: number): Models => new Uint16Array(count).fill(UNKNOWN);

function learn(models: Models, at: number, answer: number) {
  const count = models[at] & COUNT;
  const sure = models[at] >> COUNT_BITS;
  const aim = answer === 1 ? (1 << SURE_BITS) - LEAST_SURE : LEAST_SURE;
  const learned = sure + (((aim - sure) * SHARES[count]) >> SHARE_BITS);
  models[at] = (learned << COUNT_BITS) | Math.min(MOST_COUNTED, count + 1);
}

const middleOf = (low: number, high: number, model: number) =>
  low + ((high - low) >>> SURE_BITS) * (model >> COUNT_BITS);

export function createEncoder(): Coder & { end(): string } {
  const letters: string[] = [];
  let [low, high] = [0, MOST];
  return {
    code(models, at, answer) {
      const middle = middleOf(low, high, models[at]);
      if (answer === 1) high = middle;
      else low = middle + 1;
      learn(models, at, answer);
      while (low >>> TOP === high >>> TOP) {
        letters.push(LETTERS[high >>> TOP]);
        low = (low << 6) & MOST;
        high = ((high << 6) & MOST) | LETTER;
      }
      return answer;
    },
    end() {
      for (let left = RANGE_LETTERS, rest = low; left > 0; left--, rest = (rest << 6) & MOST)
        letters.push(LETTERS[rest >>> TOP]);
      return letters.join('');
    },
  };
}

const VALUES = new Map([...LETTERS].map((letter, value) => [letter.charCodeAt(0), value]));

export function createDecoder(text: string): Coder {
  let next = 0;
  const value = () => VALUES.get(text.charCodeAt(next++)) ?? 0;
  let [low, high, told] = [0, MOST, 0];
  for (let i = 0; i < RANGE_LETTERS; i++) told = (told << 6) | value();
  return {
    code(models, at) {
      const middle = middleOf(low, high, models[at]);
      const answer = told <= middle ? 1 : 0;
      if (answer === 1) high = middle;
      else low = middle + 1;
      learn(models, at, answer);
      while (low >>> TOP === high >>> TOP) {
        low = (low << 6) & MOST;
        high = ((high << 6) & MOST) | LETTER;
        told = ((told << 6) & MOST) | value();
      }
      return answer;
    },
  };
}
