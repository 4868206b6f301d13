/** The seconds of processor time of this process; unlike real time they do not count what other processes do. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * Calls `work(n)` with growing n for about this many seconds, and returns how much it did per second in the best of
 * three runs.
 */
export function perSecond(work: (times: number) => number, seconds = 1.5): number {
  work(1);
  let times = 1;
  let rate = 0;
  for (let runs = 0; runs < 3;) {
    const before = processorTime();
    const done = work(times);
    const took = processorTime() - before;
    if (took > seconds / 4) {
      rate = Math.max(rate, done / took);
      runs++;
    } else times = Math.ceil(times * (took < 0.01 ? 10 : Math.min(10, (seconds / 3 / took) * 1.1)));
  }
  return rate;
}

const units = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
export const count = (value: number) => units.format(value);

export function table(title: string, rows: readonly (readonly [string, string])[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) console.log(`  ${name.padEnd(width)}  ${value}`);
}
