/** Results of the demo orders: plausible computed values, marked as samples. */

interface Peak {
  readonly at: number;
  readonly height: number;
  readonly width: number;
}

const peaks: readonly Peak[] = [
  { at: 28.4, height: 1000, width: 0.18 },
  { at: 47.3, height: 560, width: 0.22 },
  { at: 56.1, height: 310, width: 0.24 },
  { at: 69.1, height: 70, width: 0.28 },
  { at: 76.4, height: 110, width: 0.3 },
];

/** Returns a powder pattern, peaks on a sloping background, as CSV; its heading says that the data are invented. */
export function demoResult(code: string): { name: string; bytes: Buffer } {
  const rows = Array.from({ length: 701 }, (_, i) => {
    const at = 10 + i * 0.1;
    return `${at.toFixed(1)},${intensity(at).toFixed(1)}`;
  });
  const text = [`# 示例数据，非真实检测结果，订单 ${code}`, '2θ（°）,强度（counts）', ...rows].join('\n');
  // The byte order mark tells spreadsheet programs that the text is UTF-8.
  return { name: `示例数据-${code}.csv`, bytes: Buffer.from(`\ufeff${text}\n`) };
}

function intensity(at: number): number {
  const ground = 60 * Math.exp(-at / 40) + 12;
  return peaks.reduce(
    (sum, { at: centre, height, width }) => sum + height / (1 + ((at - centre) / width) ** 2),
    ground,
  );
}
