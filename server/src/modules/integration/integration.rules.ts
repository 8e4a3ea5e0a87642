import { transferKinds } from '@portal/shared/rules';
import type { ListedEntry } from '../ledger/ledger.balance.repo';

/** Returns why points moved, as the list of a member shows it. */
export function entryLabel({ kind, reverses }: Pick<ListedEntry, 'kind' | 'reverses'>): string {
  const label = kind === null ? '' : transferKinds[kind].label;
  return reverses === null ? label : `${label}（退回）`;
}

/** Returns a name with all characters but the first hidden: 王小明 becomes 王**. */
export function maskedName(name: string): string {
  const [first, ...rest] = [...name];
  return first === undefined ? '会员' : first + '*'.repeat(Math.max(1, rest.length));
}
