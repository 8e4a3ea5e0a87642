import { transferKinds } from '@portal/shared/rules';
import type { ListedEntry } from '../ledger/ledger.balance.repo';

/** Returns why points moved, as the list of a member shows it. */
export function entryLabel({ kind, reverses }: Pick<ListedEntry, 'kind' | 'reverses'>): string {
  const label = kind === null ? '' : transferKinds[kind].label;
  return reverses === null ? label : `${label}（退回）`;
}
