import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findByAccount, memberLabels } from '../user/user.repo';
import { balances } from './ledger.balance.service';
import { check } from './ledger.check.service';
import { labOwner } from './ledger.rules';

/** Findings that one answer lists. */
const listed = 100;

/** Checks the ledger now. */
export async function checkForStaff(tx: Tx): Promise<Data<'staff/ledger/check'>> {
  const findings = await check(tx);
  return { total: findings.length, list: findings.slice(0, listed) };
}

/** Returns the balances of a member, or of the lab for the word `lab`. */
export async function balancesForStaff(
  tx: Tx,
  { owner }: Parsed<'staff/ledger/balance'>,
): Promise<Data<'staff/ledger/balance'>> {
  if (owner === 'lab') return { owner, accounts: await accountsOf(tx, labOwner) };
  const user = await findByAccount(tx, owner);
  if (!user) throw refuse('not_found', { msg: reasons.memberUnknown(owner) });
  const labels = await memberLabels(tx, [user.rid]);
  const accounts = await accountsOf(tx, { kind: 'member', rid: user.rid });
  return { owner: labels.get(user.rid) ?? user.account, accounts };
}

async function accountsOf(
  tx: Tx,
  owner: Parameters<typeof balances>[1],
): Promise<Data<'staff/ledger/balance'>['accounts']> {
  return [...(await balances(tx, owner)).values()].map(({ kind, balance, held, available, closed }) => ({
    kind,
    balance,
    held,
    available,
    closed: closed?.toISOString() ?? null,
  }));
}
