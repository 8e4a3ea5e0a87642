import { goesTo, type TestGap, type TestItem, testGaps, testGapText } from '@portal/shared/rules';

/** A sample of the form with the keys of the items that are ticked for it; missing for all of them. */
export interface Tested {
  readonly tests?: readonly string[] | undefined;
}

/** A sample with the keys of the items that it goes to. */
export interface Ticked {
  readonly item_rids: readonly string[];
}

/** Returns the items that each sample goes to. */
export const tickedRows = (samples: readonly Tested[], items: readonly TestItem[]): Ticked[] =>
  samples.map(({ tests }) => ({
    item_rids: items.flatMap(({ rid }) => (goesTo({ item_rids: tests }, rid) ? [rid] : [])),
  }));

/** True when the samples differ by their tests, or have to: then each has its own boxes. */
export const differByTests = (rows: readonly Ticked[], items: readonly TestItem[]): boolean =>
  items.length > 1 &&
  (rows.some(({ item_rids }) => item_rids.length < items.length) || testGaps(items, rows).length > 0);

/**
 * Returns the rows with as many samples ticked for an item as it counts: first those that go nowhere else, so that none goes to no item,
 * then those that were ticked before, in their order.
 */
export function tickedFor(before: readonly Ticked[], { rid, count }: TestItem): Ticked[] {
  const rows = before.map(({ item_rids }) => ({
    others: item_rids.filter((one) => one !== rid),
    on: item_rids.includes(rid),
  }));
  const wish = ({ others, on }: (typeof rows)[number]) => (others.length === 0 ? 0 : on ? 1 : 2);
  const chosen = new Set([...rows].sort((one, other) => wish(one) - wish(other)).slice(0, count));
  return rows.map((row) => ({ item_rids: chosen.has(row) ? [...row.others, rid] : row.others }));
}

/** What is wrong with the ticked items: the row to look at, and the message without the name of the list. */
interface TickedProblem {
  readonly index: number;
  readonly text: string;
}

/**
 * Returns the first sample that goes to no item, or the first item for which another number of samples is ticked than it counts.
 * `numberOf` names a sample.
 */
export function tickedProblem(
  rows: readonly Ticked[],
  items: readonly TestItem[],
  numberOf: (index: number) => string,
): TickedProblem | undefined {
  if (items.length < 2) return undefined;
  const idle = rows.findIndex(({ item_rids }) => item_rids.length === 0);
  if (idle >= 0) return { index: idle, text: `样品 ${numberOf(idle)} 未勾选检测项目` };
  const [gap] = testGaps(items, rows);
  return gap && { index: wrongRow(rows, gap), text: testGapText(gap) };
}

/** Returns the first row that may be ticked otherwise. */
function wrongRow(rows: readonly Ticked[], { rid, count, ticked }: TestGap): number {
  const on = rows.flatMap((row, index) => (goesTo(row, rid) ? [index] : []));
  const off = rows.findIndex((row) => !goesTo(row, rid));
  return Math.max(0, ticked > count ? (on[count] ?? 0) : off);
}
