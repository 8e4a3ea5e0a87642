import type { Data, Parsed } from '@portal/shared/contract';
import { accountKinds, ownedAccounts } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findApproval } from '../approval/approval.repo';
import { balances } from '../ledger/ledger.balance.service';
import { findByAccount, findJoined, findUser, type UserRow } from '../user/user.repo';
import { countRecords } from './accountMerge.count.repo';
import { type Both, mergeObstacles } from './accountMerge.obstacle.service';
import { presentNamed } from './accountMerge.present';
import { askedMerge } from './accountMerge.request.rules';
import { balanceLabel } from './accountMerge.rules';

type Preview = Data<'staff/accountMerge/preview'>;

/** Returns an account by its name, phone or key; refuses with not_found. */
async function accountCalled(tx: Tx, account: string): Promise<UserRow> {
  const user = (await findByAccount(tx, account)) ?? (await findUser(tx, account));
  if (!user) throw refuse('not_found', { noun: 'member', code: account });
  return user;
}

/** Returns both accounts that a call names. */
export async function bothCalled(
  tx: Tx,
  { account, into }: Parsed<'staff/accountMerge/preview'>,
): Promise<Both> {
  return { from: await accountCalled(tx, account), into: await accountCalled(tx, into) };
}

/** Returns what a merge would move, and what is in the way. `approval` is the one by which it is asked for. */
export async function previewOf(tx: Tx, both: Both, approval?: string): Promise<Preview> {
  const { from, into } = both;
  const [given, kept] = [await balancesOf(tx, from), await balancesOf(tx, into)];
  return {
    from: presentNamed(from),
    into: presentNamed(into),
    records: from.rid === into.rid ? [] : await countRecords(tx, { from: from.rid, into: into.rid }),
    money: ownedAccounts.flatMap((kind) => {
      const [moving, present] = [given.get(kind)?.balance ?? 0, kept.get(kind)?.balance ?? 0];
      const { unit } = accountKinds[kind];
      const label = balanceLabel(kind);
      return moving === 0 && present === 0 ? [] : [{ label, unit, moving, present, after: moving + present }];
    }),
    obstacles: await mergeObstacles(tx, both, approval),
  };
}

const balancesOf = (tx: Tx, { rid }: UserRow) => balances(tx, { kind: 'member', rid });

/** Returns what a second admin is asked to agree to, as it would be done now. */
export async function previewAsked(tx: Tx, code: string): Promise<Data<'staff/accountMerge/asked'>> {
  const row = await findApproval(tx, code);
  if (row?.act !== 'accountMerge.run') throw refuse('not_found', { noun: 'approval', code });
  if (row.state !== 'waiting') throw refuse('approval_decided');
  const { from, into, reason } = askedMerge(row.payload);
  const both = { from: await accountCalled(tx, from), into: await accountCalled(tx, into) };
  return { ...(await previewOf(tx, both, code)), reason };
}

/** Returns an account with the one into which it was merged, and those that were merged into it. */
export async function accountForStaff(tx: Tx, account: string): Promise<Data<'staff/accountMerge/account'>> {
  const user = await accountCalled(tx, account);
  if (user.role !== 'member') throw refuse('not_found', { noun: 'member', code: account });
  const kept = user.merged_into === null ? undefined : await findUser(tx, user.merged_into);
  return {
    ...presentNamed(user),
    merged_into: kept ? presentNamed(kept) : null,
    merged: user.merged?.toISOString() ?? null,
    joined: (await findJoined(tx, user.rid)).map(presentNamed),
  };
}
