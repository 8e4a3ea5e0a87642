import { type OwnedAccount, ownedAccounts, type TransferKind } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { moveLots } from '../cashLot/cashLot.repo';
import { openCredit, readCredit } from '../credit/credit.service';
import { findPendingOf } from '../ledger/ledger.balance.repo';
import { type Balance, balances } from '../ledger/ledger.balance.service';
import type { Transfer } from '../ledger/ledger.book.rules';
import type { Move } from '../ledger/ledger.move.rules';
import { accountRid, labOwner, type Owner } from '../ledger/ledger.rules';
import { lockBalances, transfer } from '../ledger/ledger.service';
import { findUser } from '../user/user.repo';
import type { Merged } from './accountMerge.rule.repo';

const memberOf = (rid: string): Owner => ({ kind: 'member', rid });
const accountsOf = (rid: string): string[] =>
  ownedAccounts.map((kind) => accountRid({ owner: memberOf(rid), kind }));

/** The kind of transfer that moves each account. */
const kinds = {
  cash: 'merge_cash',
  bonus: 'merge_bonus',
  credit: 'merge_credit',
  points: 'merge_points',
  rebate: 'merge_rebate',
} as const satisfies Record<OwnedAccount, TransferKind>;

/** What an order has reserved: it is reserved again in the kept account. */
const reservedBy: readonly TransferKind[] = ['order_on_credit', 'order_by_cash', 'order_by_bonus'];

/** Returns whether anything but orders has reserved money of the account: its own record must be settled first. */
export async function isHeld(tx: Tx, { from }: Merged): Promise<boolean> {
  const pending = await findPendingOf(tx, accountsOf(from));
  return pending.some(({ kind }) => !reservedBy.includes(kind));
}

/** Returns how much credit the kept account lacks for what the other one owes and has reserved for orders; 0 when it has enough. */
export async function missingCredit(tx: Tx, merged: Merged): Promise<number> {
  const pending = await findPendingOf(tx, accountsOf(merged.from));
  const needed = owedWith(pending, await balances(tx, memberOf(merged.from)));
  return needed === 0 ? 0 : Math.max(0, needed - (await creditFree(tx, merged.into)));
}

/** Returns how much of the kept account's credit is used by what the other one owes and has reserved. */
function owedWith(pending: readonly Transfer[], found: ReadonlyMap<string, Balance>): number {
  const reserved = pending.filter(({ kind }) => kind === 'order_on_credit');
  return reserved.reduce((sum, { amount }) => sum + amount, 0) - (found.get('credit')?.balance ?? 0);
}

async function creditFree(tx: Tx, rid: string): Promise<number> {
  const user = await findUser(tx, rid);
  return user ? Math.max(0, (await readCredit(tx, user)).free_fen) : 0;
}

/**
 * Moves what the ledger holds by transfers, so that both statements of account say it: what orders have reserved is released, the
 * balances move, and the same is reserved in the kept account. What is owed moves with its statements.
 */
export async function moveMoney(tx: Tx, merged: Merged, at: Date): Promise<void> {
  const [from, into] = [memberOf(merged.from), memberOf(merged.into)];
  const kept = await findUser(tx, merged.into);
  if (kept) await openCredit(tx, kept);
  const refs = [from, into].flatMap((owner) => ownedAccounts.map((kind) => ({ owner, kind })));
  await lockBalances(tx, [...refs, { owner: labOwner, kind: 'revenue' }]);
  // Looked at before as well; another act may have reserved something until the accounts were locked.
  if ((await isHeld(tx, merged)) || (await missingCredit(tx, merged)) > 0)
    throw refuse('account_merge_refused');
  const pending = await findPendingOf(tx, accountsOf(merged.from));
  const attempt = newRid();
  const moves: Move[] = [
    ...pending.map(({ id }): Move => ({ id: `${id}:void`, voids: id })),
    ...balanceMoves({ from, into }, await balances(tx, from), attempt),
    ...pending.map(
      (held): Move => ({
        id: `order:${held.cause_rid}:hold:${attempt}:${held.kind}`,
        kind: held.kind,
        debit: into,
        credit: labOwner,
        amount: held.amount,
        cause: { kind: held.cause_kind, rid: held.cause_rid },
        pending: { expires: null },
      }),
    ),
  ];
  await transfer(tx, moves, at);
  await moveLots(tx, {
    from: accountRid({ owner: from, kind: 'cash' }),
    into: accountRid({ owner: into, kind: 'cash' }),
  });
}

/** Returns the transfers of all balances; what is owed goes the other way. */
function balanceMoves(
  { from, into }: { readonly from: Owner; readonly into: Owner },
  found: ReadonlyMap<string, Balance>,
  attempt: string,
): Move[] {
  return ownedAccounts.flatMap((kind) => {
    const amount = found.get(kind)?.balance ?? 0;
    if (amount === 0) return [];
    const [debit, credit] = amount > 0 ? [from, into] : [into, from];
    const cause = { kind: 'merge', rid: from.kind === 'member' ? from.rid : '' };
    return [
      { id: `merge:${attempt}:${kind}`, kind: kinds[kind], debit, credit, amount: Math.abs(amount), cause },
    ];
  });
}
