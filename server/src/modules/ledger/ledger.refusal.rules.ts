import type { AfterRollback, Tx } from '../../db/client';
import type { RefusalReason, Refused } from './ledger.move.rules';

/** A refused call of the ledger. */
export class LedgerRefusal extends Error implements AfterRollback {
  /** Id of the refused transfer. */
  readonly transfer_id: string;
  readonly reason: RefusalReason;
  /** What the account has, or takes, where that was too little. */
  readonly available: number | undefined;
  readonly afterRollback: (tx: Tx) => Promise<'throw' | 'repeat'>;

  constructor({ id, reason, available }: Refused, afterRollback: AfterRollback['afterRollback']) {
    super(`transfer ${id} was refused: ${reason}`);
    this.transfer_id = id;
    this.reason = reason;
    this.available = available;
    this.afterRollback = afterRollback;
  }
}
