import { loadavg } from 'node:os';

/** Returns the median. */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Prints a table; the first column is left-aligned. */
export function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? String(cell).padEnd(widths[0]) : String(cell).padStart(widths[column]),
    );
    console.log(cells.join('  '));
  }
}

/** Load average above which timings are unreliable on a machine with few cores. */
const busy = 1.5;

/**
 * Waits at most BENCH_WAIT_MAX seconds until the machine is idle and prints the load. A smoke run does not wait.
 */
export async function waitForIdle(smoke) {
  const secondsMax = smoke ? 0 : Number(process.env.BENCH_WAIT_MAX ?? 300);
  const begun = Date.now();
  while (loadavg()[0] > busy && Date.now() - begun < secondsMax * 1000) {
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
  const load = loadavg()[0];
  const waited = Math.round((Date.now() - begun) / 1000);
  console.log(
    `load average ${load.toFixed(2)} after waiting ${waited} s${load > busy ? `: above ${busy}, read the ratios only` : ''}`,
  );
}
