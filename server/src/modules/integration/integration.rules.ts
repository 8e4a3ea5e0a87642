import type { ListedEntry } from '../ledger/ledger.balance.repo';
import { entryLabel } from '../ledger/ledger.rules';

/** Returns what happened with points, such as 付款获得积分. A gift has another name for its receiver. */
export const pointsLabel = (entry: ListedEntry): string =>
  entry.kind === 'points_gift' && entry.amount > 0 ? '获赠积分' : entryLabel(entry);
