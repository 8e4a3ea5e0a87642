import type { Data } from '@portal/shared/contract';
import { withEtag } from '../../http/etag';
import type { UnclaimedRow } from './unclaimed.repo';

type Unclaimed = Data<'staff/unclaimed/edit'>;

/** What is known of a row besides itself. */
export interface UnclaimedContext {
  /** Names of staff by key. */
  readonly names: ReadonlyMap<string, string>;
  readonly order_code: string;
  readonly matches: Unclaimed['matches'];
}

/** Returns a row for the answer. */
export const presentUnclaimed = (
  row: UnclaimedRow,
  { names, order_code, matches }: UnclaimedContext,
): Unclaimed => ({
  ...withEtag({ place: row.place, note: row.note }),
  code: row.code,
  mark: row.mark,
  state: row.state,
  created: row.created.toISOString(),
  created_by: names.get(row.created_by) ?? '',
  order_code,
  reason: row.reason,
  settled: row.settled?.toISOString() ?? null,
  settled_by: names.get(row.settled_by ?? '') ?? '',
  matches,
});
