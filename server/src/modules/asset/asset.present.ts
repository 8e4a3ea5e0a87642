import type { AssetEntry } from '@portal/shared/contract';
import type { OwnEntry } from './asset.entry.service';

export function presentEntry(entry: OwnEntry): AssetEntry[] {
  const { id, account, kind, label, amount, balance, cause_kind, cause_rid, code, at } = entry;
  if (kind === null || cause_kind === null || cause_rid === null) return [];
  const cause = { kind: cause_kind, rid: cause_rid, code };
  return [{ id, account, kind, label, amount, balance, cause, at: at.toISOString() }];
}
