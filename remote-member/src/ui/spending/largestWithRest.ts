import type { Spent } from '@portal/shared/contract';

/** Returns at most `most` rows: the first ones, and the sum of the others as 其他. */
export function largestWithRest(rows: readonly Spent[], most: number): Spent[] {
  if (rows.length <= most) return [...rows];
  const rest = rows.slice(most - 1);
  const amount_fen = rest.reduce((sum, row) => sum + row.amount_fen, 0);
  return [...rows.slice(0, most - 1), { key: 'rest', name: `其他 ${rest.length} 项`, amount_fen }];
}
