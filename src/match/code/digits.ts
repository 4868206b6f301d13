/**
 * Packs numbers into one large number in letters and digits. Reader and writer know the bound of each number, so bounds
 * are not stored. A choice between three costs a third of one between 27, and without a choice nothing is written.
 */
export interface Writer {
  write(value: number, below: number): void;
  text(): string;
}

export interface Reader {
  /** Past the end there are only zeros, so the reader must know how many numbers there are. */
  read(below: number): number;
  isEmpty(): boolean;
}

const BASE = 36;

export function createWriter(): Writer {
  const numbers: { readonly value: number; readonly below: number }[] = [];
  return {
    write: (value, below) => void numbers.push({ value, below }),
    text: () =>
      numbers
        .reduceRight((sum, { value, below }) => sum * BigInt(below) + BigInt(value), BigInt(0))
        .toString(BASE)
        .toUpperCase(),
  };
}

export function createReader(text: string): Reader {
  const base = BigInt(BASE);
  let left = [...text].reduce((sum, digit) => sum * base + BigInt(parseInt(digit, BASE)), BigInt(0));
  return {
    read(below) {
      const bound = BigInt(below);
      const value = Number(left % bound);
      left /= bound;
      return value;
    },
    isEmpty: () => left === BigInt(0),
  };
}
