import qrcode from 'qrcode-generator';

/**
 * The longest code that becomes a picture. So many letters make 97 modules a side: on the narrowest phone a module is
 * 2.7 points wide, which another phone reads from a hand's breadth away. Longer codes are offered as text alone.
 */
const LONGEST = 880;
/** The white margin, in modules; a camera needs it to find the edge. */
const MARGIN = 4;
/** A little higher than a module: otherwise thin lines would shine through between the rows. */
const HEIGHT = 1.04;

export interface Qr {
  /** Modules a side, with the white margin. */
  readonly size: number;
  readonly path: string;
}

/**
 * Writes the link as bytes and the code in the shorter encoding for capitals and digits. Null when the code is too long
 * to be read with ease.
 */
export function createQr(link: string, code: string): Qr | null {
  if (code.length > LONGEST) return null;
  const qr = qrcode(0, 'M');
  qr.addData(link, 'Byte');
  qr.addData(code, 'Alphanumeric');
  qr.make();
  const count = qr.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => (qr.isDark(row, column) ? '#' : ' ')).join(''),
  );
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(
      ({ index, 0: { length } }) => `M${index + MARGIN} ${y + MARGIN}h${length}v${HEIGHT}h-${length}z`,
    ),
  );
  return { size: count + 2 * MARGIN, path: runs.join('') };
}
