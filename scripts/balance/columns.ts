import type { Note } from './play';

export interface Column {
  readonly title: string;
  of(notes: readonly Note[]): string;
}

const all = (notes: readonly Note[], name: string): number[] => notes.flatMap((note) => note[name]);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean over all seats of all matches. */
export const meanOf = (name: string, digits = 1): Column => ({
  title: name,
  of: (notes) => mean(all(notes, name)).toFixed(digits),
});

/** The range in which the middle eight of ten values lie. */
export const spreadOf = (name: string): Column => ({
  title: '10-90 %',
  of(notes) {
    const values = all(notes, name).sort((a, b) => a - b);
    const at = (share: number) => values[Math.round((values.length - 1) * share)];
    return `${at(0.1)}-${at(0.9)}`;
  },
});

export const bestOf = (title: string, name: string): Column => ({
  title,
  of: (notes) => mean(notes.map((note) => Math.max(...note[name]))).toFixed(1),
});

/** In how many of a hundred matches, or at how many seats, something is true. */
export const shareOf = (name: string): Column => ({
  title: name,
  of: (notes) => `${Math.round(100 * mean(all(notes, name)))} %`,
});

/** How far seat 0 is ahead of the others' mean, with the possible error (two standard errors). */
export const leadOf = (name: string): Column => ({
  title: `${name}, seat 0 against the others`,
  of(notes) {
    const leads = notes.map((note) => note[name][0] - mean(note[name].slice(1)));
    const middle = mean(leads);
    const error = Math.sqrt(mean(leads.map((lead) => (lead - middle) ** 2)) / Math.max(1, leads.length - 1));
    return `${middle < 0 ? '' : '+'}${middle.toFixed(1)} ± ${(2 * error).toFixed(1)}`;
  },
});
