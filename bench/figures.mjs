import { loadavg } from 'node:os';

/** Median of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Prints rows of cells in columns as wide as what is in them; the first column to the left. */
export function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? String(cell).padEnd(widths[0]) : String(cell).padStart(widths[column]),
    );
    console.log(cells.join('  '));
  }
}

/** Load average above which timings say little on a machine of few cores. */
const busy = 1.5;

/** Waits until the machine has little else to do, BENCH_PATIENCE seconds at most, and prints the load. A smoke run does not wait. */
export async function waitForQuiet(smoke) {
  const patience = smoke ? 0 : Number(process.env.BENCH_PATIENCE ?? 300);
  const begun = Date.now();
  while (loadavg()[0] > busy && Date.now() - begun < patience * 1000) {
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
  const load = loadavg()[0];
  const waited = Math.round((Date.now() - begun) / 1000);
  console.log(
    `load average ${load.toFixed(2)} after waiting ${waited} s${load > busy ? `: above ${busy}, read the ratios only` : ''}`,
  );
}
