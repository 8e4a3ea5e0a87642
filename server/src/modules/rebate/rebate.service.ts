import type { Rebate } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import type { Page } from '../../db/paged';
import { findUsers } from '../user/user.repo';
import { maskedMember } from '../user/user.rules';
import { presentRebate } from './rebate.present';
import { listRebates, returnedOf } from './rebate.repo';

/** Returns a page of a promoter's rebates, with masked names and what refunds take back. */
export async function readRebates(
  tx: Tx,
  user_rid: string,
  page: Page,
): Promise<{ total: number; list: Rebate[] }> {
  const { total, rows } = await listRebates(tx, user_rid, page);
  const of = rows.map(({ referred_rid }) => referred_rid);
  const users = new Map((await findUsers(tx, of)).map((user) => [user.rid, user]));
  const returned = await returnedOf(
    tx,
    rows.map(({ order_rid }) => order_rid),
  );
  const list = rows.map((row) =>
    presentRebate(
      row,
      maskedMember(users.get(row.referred_rid)),
      returned.get(row.order_rid)?.amount_fen ?? 0,
    ),
  );
  return { total, list };
}
