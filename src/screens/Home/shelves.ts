/** How boxes stand: how many side by side, and where the cat sleeps. */
export interface Shelves<Box> {
  readonly columns: number;
  readonly rows: readonly (readonly Box[])[];
  /** Places left in the last row: the cat's. */
  readonly free: number;
}

const MOST = 3;

export const countRows = (boxes: number): number => Math.ceil((boxes + 1) / MOST);

/** As few rows as possible, with a place for the cat in the last. */
export function arrangeShelves<Box>(boxes: readonly Box[]): Shelves<Box> {
  const rowCount = countRows(boxes.length);
  const columns = Math.max(2, Math.ceil((boxes.length + 1) / rowCount));
  const rows = Array.from({ length: rowCount }, (_, row) => boxes.slice(row * columns, (row + 1) * columns));
  return { columns, rows, free: rowCount * columns - boxes.length };
}
