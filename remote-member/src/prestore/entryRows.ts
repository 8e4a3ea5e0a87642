import type { AssetEntry } from '@portal/shared/contract';

/** An entry with the balances of both accounts after it, as far as the entries that are loaded tell. */
export interface EntryRow {
  readonly entry: AssetEntry;
  readonly cash: number | undefined;
  readonly bonus: number | undefined;
}

/** Adds to each entry of cash or bonus what the other account had then. `list` has the newest first. */
export function entryRows(list: readonly AssetEntry[]): EntryRow[] {
  const known: { cash?: number; bonus?: number } = {};
  const rows = [...list].reverse().map((entry) => {
    if (entry.account === 'cash' || entry.account === 'bonus') known[entry.account] = entry.balance;
    return { entry, cash: known.cash, bonus: known.bonus };
  });
  return rows.reverse();
}
