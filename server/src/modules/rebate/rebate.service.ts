import type { Data, Rebate } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import type { Page } from '../../db/paged';
import { balance } from '../ledger/ledger.balance.service';
import { presentPromoter } from '../promoter/promoter.present';
import { countReferred, findPromoter } from '../promoter/promoter.repo';
import { findSettings } from '../setting/setting.repo';
import { findUsers } from '../user/user.repo';
import { maskedMember } from '../user/user.rules';
import { owedBy, rebatesOf } from './rebate.owed.service';
import { presentRebate } from './rebate.present';
import { findPayee, listRebates, returnedOf } from './rebate.repo';

/** Returns what a member's page of promotion shows, also to a member who never applied. */
export async function readPromotion(tx: Tx, user_rid: string): Promise<Data<'auth/myPromotion/init'>> {
  const promoter = await findPromoter(tx, user_rid);
  const { balance: balance_fen, available, held } = await balance(tx, rebatesOf(user_rid));
  const payee = await findPayee(tx, user_rid);
  const code = promoter?.state === 'approved' ? promoter.code : null;
  return {
    promoter: promoter ? presentPromoter(promoter) : null,
    link: code === null ? null : { code, path: `/invited/${code}` },
    terms: (await findSettings(tx)).promotion,
    referred: await countReferred(tx, user_rid),
    ...{ balance_fen, available_fen: available ?? balance_fen, held_fen: held },
    owed_fen: await owedBy(tx, user_rid),
    payee: payee ? { name: payee.name, bank: payee.bank, account: payee.account } : null,
  };
}

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
