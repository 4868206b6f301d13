/** How the boxes are arranged: rows of equal width, and where the cat sleeps. */
export interface Shelves<Box> {
  readonly columns: number;
  readonly rows: readonly (readonly Box[])[];
  /** Free places in the last row; the cat lies there. */
  readonly free: number;
}

const MOST = 3;

export const countRows = (boxes: number): number => Math.ceil((boxes + 1) / MOST);

/** Makes as few rows as possible, and leaves a place for the cat in the last one. */
export function arrangeShelves<Box>(boxes: readonly Box[]): Shelves<Box> {
  const rowCount = countRows(boxes.length);
  const columns = Math.max(2, Math.ceil((boxes.length + 1) / rowCount));
  const rows = Array.from({ length: rowCount }, (_, row) => boxes.slice(row * columns, (row + 1) * columns));
  return { columns, rows, free: rowCount * columns - boxes.length };
}
