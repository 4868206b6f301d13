/** How boxes stand: how many side by side, and where the cat sleeps. */
export interface Shelves<Box> {
  readonly columns: number;
  readonly rows: readonly (readonly Box[])[];
  /** Places left in the last row; the cat needs one at least. */
  readonly free: number;
}

/** As few rows as the width allows, with a place for the cat where one can be had. */
export function shelvesOf<Box>(boxes: readonly Box[], most: number): Shelves<Box> {
  const rowCount = Math.ceil((boxes.length + 1) / most);
  const columns = Math.max(2, Math.ceil((boxes.length + 1) / rowCount));
  const rows = Array.from({ length: rowCount }, (_, row) => boxes.slice(row * columns, (row + 1) * columns));
  return { columns, rows, free: rowCount * columns - boxes.length };
}
