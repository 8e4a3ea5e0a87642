import { type Parsed, reasons } from '@portal/shared/contract';
import { payeeConsent } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { lockName } from '../../db/nameLock';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import { withdrawWaiting } from '../approval/approval.repo';
import { withdrawConsents } from '../consent/consent.repo';
import { agreeToPayee, hasPayeeConsent } from '../consent/consent.service';
import { labOwner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';
import { countDone } from '../limit/limit.service';
import { findPromoter } from '../promoter/promoter.repo';
import { findSettings } from '../setting/setting.repo';
import { withdrawalLimits } from './rebate.limits';
import { collectOwed, lockRebates, rebatesOf } from './rebate.owed.service';
import { editedPayee } from './rebate.present';
import { deletePayee, findPayee, putPayee } from './rebate.repo';
import {
  insertWithdrawal,
  lockOwn,
  lockWaiting,
  nextWithdrawalCode,
  updatePayeeOfWaiting,
  updateWithdrawal,
  type WithdrawalRow,
} from './withdrawal.repo';

/** The member who acts, and when. */
interface By {
  readonly user_rid: string;
  readonly at: Date;
}

/**
 * Asks for a withdrawal and reserves its amount. Refuses with promoter_required, payee_missing, payee_consent_missing, an amount below the
 * setting's minimum, and balance_short.
 */
export async function addWithdrawal(
  tx: Tx,
  { amount_fen }: Parsed<'auth/promoter_rebate_withdraw/add'>,
  { user_rid, at }: By,
): Promise<WithdrawalRow> {
  await requirePromoter(tx, user_rid);
  await lockPayee(tx, user_rid);
  const payee = await findPayee(tx, user_rid);
  if (!payee) throw refuse('payee_missing');
  if (!(await hasPayeeConsent(tx, user_rid))) throw refuse('payee_consent_missing');
  const { withdrawal_min_fen: least } = (await findSettings(tx)).promotion;
  if (amount_fen < least)
    throw refuse('invalid_input', { fields: { amount_fen: reasons.withdrawalMinimum(least) } });
  await countDone(tx, withdrawalLimits(user_rid), at);
  const rid = newRid();
  const added = await insertWithdrawal(tx, {
    rid,
    user_rid,
    amount_fen,
    state: 'waiting',
    created: at,
    changed: at,
    payee_name: payee.name,
    payee_bank: payee.bank,
    payee_account: payee.account,
    code: await nextWithdrawalCode(tx, at),
  });
  await transfer(
    tx,
    [
      {
        id: withdrawalTransfer(rid),
        kind: 'rebate_paid',
        debit: rebatesOf(user_rid).owner,
        credit: labOwner,
        amount: amount_fen,
        pending: { expires: null },
        cause: { kind: 'withdrawal', rid },
      },
    ],
    at,
  );
  return added;
}

/** The act that a second person agrees to above the setting `approvalFen`. */
export const payAct = 'rebate.pay';

/** Id of the pending transfer of a withdrawal. */
export const withdrawalTransfer = (rid: string): string => `withdrawal:${rid}`;

/** Refuses a member who never applied to become a promoter. Rebates from before the end stay the member's. */
async function requirePromoter(tx: Tx, user_rid: string): Promise<void> {
  if (!(await findPromoter(tx, user_rid))) throw refuse('promoter_required');
}

/** Cancels one of the member's own withdrawals. Refuses with withdrawal_act_refused unless it waits. */
export async function cancelWithdrawal(tx: Tx, rid: string, { user_rid, at }: By): Promise<WithdrawalRow> {
  const withdrawal = await lockOwn(tx, user_rid, rid);
  if (!withdrawal) throw refuse('not_found', { noun: 'withdrawal' });
  return release(tx, withdrawal, { state: 'cancelled', changed: at });
}

/**
 * Ends a locked withdrawal without payment: the amount is free again, less what the promoter owes. A request for a second
 * person's agreement is withdrawn.
 */
export async function release(
  tx: Tx,
  { rid, code, user_rid, state }: WithdrawalRow,
  change: Pick<WithdrawalRow, 'state' | 'changed'> & Partial<WithdrawalRow>,
): Promise<WithdrawalRow> {
  if (state !== 'waiting') throw refuse('withdrawal_act_refused');
  const changed = await updateWithdrawal(tx, rid, change);
  const at = change.changed;
  await lockRebates(tx, user_rid);
  const voids = withdrawalTransfer(rid);
  await transfer(tx, [{ id: `${voids}:void`, voids }], at);
  const cause = { kind: 'withdrawal', rid };
  await collectOwed(tx, user_rid, { id: `rebate:owed:withdrawal:${rid}`, cause, at });
  await withdrawWaiting(tx, payAct, code, at);
  return changed;
}

/** Acts that write or copy a member's payee run one after the other, so that none copies one that is being replaced. */
const lockPayee = (tx: Tx, user_rid: string) => lockName(tx, `payee ${user_rid}`);

/**
 * Saves the payee of the member's withdrawals, those that wait included. Refuses with edited_meanwhile unless the edit started
 * from the present payee, and with consent_outdated for another version of the separate consent than the one in force.
 */
export async function savePayee(
  tx: Tx,
  { name, bank, account, consent, etag }: Parsed<'auth/promoter_rebate_withdraw/update4user'>,
  { user_rid, at }: By,
): Promise<void> {
  await requirePromoter(tx, user_rid);
  await lockPayee(tx, user_rid);
  const before = await findPayee(tx, user_rid);
  requireUnchanged(before && editedPayee(before), etag);
  if (consent !== payeeConsent.version) throw refuse('consent_outdated');
  await agreeToPayee(tx, user_rid, at);
  await putPayee(tx, { user_rid, name, bank, account });
  await updatePayeeOfWaiting(tx, user_rid, {
    payee_name: name,
    payee_bank: bank,
    payee_account: account,
  });
}

/**
 * Withdraws the member's consent to keep the payee: deletes it and cancels the withdrawals that wait, whose amounts are free again.
 * Does nothing for who has none.
 */
export async function removePayee(tx: Tx, { user_rid, at }: By): Promise<void> {
  await lockPayee(tx, user_rid);
  await withdrawConsents(tx, user_rid, 'payee', at);
  await deletePayee(tx, user_rid);
  for (const withdrawal of await lockWaiting(tx, user_rid))
    await release(tx, withdrawal, {
      state: 'cancelled',
      changed: at,
      payee_name: '',
      payee_bank: '',
      payee_account: '',
    });
}
