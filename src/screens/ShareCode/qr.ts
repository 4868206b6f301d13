import qrcode from 'qrcode-generator';

/**
 * So many letters come to 97 dots a side: on the narrowest phone a dot is 2.7 points wide, which another phone reads from a hand's breadth away.
 * Longer codes are offered as text alone.
 */
const LONGEST = 880;
/** White dots around it, so that a camera finds its edge. */
const QUIET = 4;
/** A little more than a dot: else a thin line would shine through between rows. */
const HIGH = 1.04;

export interface Qr {
  /** Dots a side, with the white ones around. */
  readonly size: number;
  readonly path: string;
}

/** The link as bytes, the code by the shorter way for capitals and digits. Null where it would be too fine to be read with ease. */
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
      ({ index, 0: { length } }) => `M${index + QUIET} ${y + QUIET}h${length}v${HIGH}h-${length}z`,
    ),
  );
  return { size: count + 2 * QUIET, path: runs.join('') };
}
