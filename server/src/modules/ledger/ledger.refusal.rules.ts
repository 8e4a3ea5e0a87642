import { type ErrorId, reasons } from '@portal/shared/contract';
import { type AccountKind, accountKinds, formatFen } from '@portal/shared/rules';
import type { AfterRollback, Tx } from '../../db/client';
import { Refusal, type RefusalDetails, refuse } from '../../http/error';
import type { RefusalReason, Refused } from './ledger.move.rules';

/** The refusal of the contract for a refused move; `transfer_refused` for all other reasons. */
const errorIds: Partial<Record<RefusalReason, ErrorId>> = {
  amount: 'amount_invalid',
  insufficient: 'balance_short',
  above_ceiling: 'balance_ceiling',
  closed: 'account_closed',
};

/**
 * A refused call of the ledger. A call of the API declares those of `errorIds` that it can give. A module that has a
 * better message throws `refusal.as(…)` instead.
 */
export class LedgerRefusal extends Refusal implements AfterRollback {
  /** Id of the refused transfer. */
  readonly transfer_id: string;
  readonly reason: RefusalReason;
  /** Free amount of the account when it is less than the move needs. */
  readonly available: number | undefined;
  readonly afterRollback: (tx: Tx) => Promise<'throw' | 'repeat'>;

  constructor(refused: Refused, afterRollback: AfterRollback['afterRollback']) {
    super(idOf(refused), detailsOf(refused));
    this.transfer_id = refused.id;
    this.reason = refused.reason;
    this.available = refused.available;
    this.afterRollback = afterRollback;
  }

  /** Returns another refusal of the contract for this one, which stores the refused ids as this one does. */
  as(id: ErrorId, details: RefusalDetails = {}): Refusal & AfterRollback {
    return Object.assign(refuse(id, details), { afterRollback: this.afterRollback });
  }
}

/** Missing points are another refusal than missing money: a prepayment does not help. */
function idOf({ reason, account }: Refused): ErrorId {
  if (reason === 'insufficient' && account !== undefined && accountKinds[account].unit !== 'fen')
    return 'points_short';
  return errorIds[reason] ?? 'transfer_refused';
}

/** Returns the message that names the account and what it has. */
function detailsOf({ reason, account, available }: Refused): RefusalDetails {
  if (account === undefined || available === undefined) return {};
  const { label } = accountKinds[account];
  if (reason === 'insufficient') return { msg: reasons.balanceShort(label, amountText(account, available)) };
  if (reason === 'above_ceiling')
    return { msg: reasons.balanceCeiling(label, amountText(account, available)) };
  return {};
}

const amountText = (account: AccountKind, amount: number): string =>
  accountKinds[account].unit === 'fen' ? formatFen(amount) : `${amount}`;
