/**
 * Numbers, each below a bound that reader and writer know without being told, as one large number in letters and digits:
 * a choice between three costs a third of what one between 27 does, and where there is no choice nothing is written.
 */
export interface Writer {
  write(value: number, below: number): void;
  text(): string;
}

export interface Reader {
  /** Past the end there are only zeros: who reads says how many there are. */
  read(below: number): number;
  isEmpty(): boolean;
}

const BASE = 36;

export function createWriter(): Writer {
  const written: { readonly value: number; readonly below: number }[] = [];
  return {
    write: (value, below) => void written.push({ value, below }),
    text: () =>
      written
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
