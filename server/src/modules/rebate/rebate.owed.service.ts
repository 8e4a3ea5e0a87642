import type { Tx } from '../../db/client';
import { movedTo } from '../ledger/ledger.balance.service';
import type { Cause } from '../ledger/ledger.move.rules';
import { type AccountRef, labOwner } from '../ledger/ledger.rules';
import { lock, transfer } from '../ledger/ledger.service';
import { sumReturns } from './rebate.repo';

/** Returns a member's account of rebates. */
export const rebatesOf = (rid: string): AccountRef => ({ owner: { kind: 'member', rid }, kind: 'rebate' });

/** Returns what refunds take back of a promoter's rebates and was not there to be taken. */
export async function owedBy(tx: Tx, promoter_rid: string): Promise<number> {
  const due = await sumReturns(tx, promoter_rid);
  return due === 0 ? 0 : due + (await movedTo(tx, rebatesOf(promoter_rid), 'rebate_back'));
}

/** Locks the accounts that a change of a promoter's rebates moves, in one order. */
export async function lockRebates(tx: Tx, promoter_rid: string): Promise<void> {
  const lab = (kind: 'rebate_owed' | 'bank'): AccountRef => ({ owner: labOwner, kind });
  await lock(tx, [rebatesOf(promoter_rid), lab('rebate_owed'), lab('bank')]);
}

/**
 * Takes what a promoter owes from what is free on the account of rebates. Call it whenever something becomes free
 * there, after {@link lockRebates}; `id` names the event.
 */
export async function collectOwed(
  tx: Tx,
  promoter_rid: string,
  { id, cause, at }: { readonly id: string; readonly cause: Cause; readonly at: Date },
): Promise<void> {
  const amount = await owedBy(tx, promoter_rid);
  if (amount === 0) return;
  const { owner: debit } = rebatesOf(promoter_rid);
  const move = {
    id,
    kind: 'rebate_back',
    debit,
    credit: labOwner,
    amount,
    balancing: 'debit',
    cause,
  } as const;
  await transfer(tx, [move], at);
}
