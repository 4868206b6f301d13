const LONGEST = 60;
const SUM = /^[+-]?\d{1,9}([+-]\d{1,9})*$/;

/** Returns the result of a sum like `12+7-3`, or null if the text is not a sum. */
export function evaluateSum(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(/[−–]/g, '-');
  if (plain.length > LONGEST || !SUM.test(plain)) return null;
  return plain.match(/[+-]?\d+/g)!.reduce((sum, part) => sum + Number(part), 0);
}
