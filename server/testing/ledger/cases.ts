import { balancingCases } from './cases/balancing';
import type { Case } from './cases/case';
import { closedAccountCases } from './cases/closedAccount';
import { expiryCases } from './cases/expiry';
import { limitCases } from './cases/limit';
import { linkedCases } from './cases/linked';
import { pastBalanceCases } from './cases/pastBalance';
import { repeatedIdCases } from './cases/repeatedId';
import { reversalCases } from './cases/reversal';
import { rollbackCases } from './cases/rollback';
import { singleTransferCases } from './cases/singleTransfer';
import { twoPhaseCases } from './cases/twoPhase';

/** The ledger's cases. After each row the runner repeats all its calls, which must change nothing, and adds up all entries. */
export const ledgerCases: Readonly<Record<string, readonly Case[]>> = {
  'single transfers': singleTransferCases,
  'two-phase transfers': twoPhaseCases,
  'expiry of pending transfers': expiryCases,
  'linked transfers': linkedCases,
  'balancing transfers': balancingCases,
  limits: limitCases,
  'closed accounts': closedAccountCases,
  reversals: reversalCases,
  'repeated ids': repeatedIdCases,
  'business transactions that fail': rollbackCases,
  'balances at past moments': pastBalanceCases,
};
