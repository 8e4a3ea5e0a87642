import { eq } from 'drizzle-orm';
import { creditApplies } from '../../src/modules/credit/credit.table';
import { prestoreApplies } from '../../src/modules/prestore/prestore.table';
import { transferApplies } from '../../src/modules/transferApply/transferApply.table';
import { agreeAsSecond } from '../approvals';
import { testPassword } from '../factories';
import { askMerge } from '../merges';
import { fund } from '../money';
import { otherAccount } from './accountMerge';
import { bankLine } from './bankLine';
import { largeCredit } from './credit';
import { invoiceApprovals } from './invoiceApply';
import { refund, statementIn } from './orderScene';
import { largePrestore } from './prestore';
import { call, desk, type Scenarios, t, who, withApproval, work } from './scene';
import { reportedTransfer } from './transferApply';

export const approvalRefusals = {
  'staff/approval/agree': {
    not_found: () => work('staff/approval/agree', { code: 'none' }),
    approval_own: async () => work('staff/approval/agree', { code: (await largePrestore()).approval }),
    approval_decided: async () => {
      const { approval, rid } = await largePrestore();
      await call('auth/prestoreApply/cancel', { rid });
      return work('staff/approval/agree', { code: approval });
    },
    // Not by any act of the portal: each change of an application withdraws the request.
    prestore_act_refused: async () => {
      const { approval, rid } = await largePrestore();
      await t.db.transaction((tx) =>
        tx.update(prestoreApplies).set({ amount_fen: 1 }).where(eq(prestoreApplies.rid, rid)),
      );
      return agreeAsSecond(t, approval);
    },
    // The same: a cancelled application withdraws the request.
    credit_act_refused: async () => {
      const { approval, rid } = await largeCredit();
      await t.db.transaction((tx) =>
        tx.update(creditApplies).set({ state: 'cancelled' }).where(eq(creditApplies.rid, rid)),
      );
      return agreeAsSecond(t, approval);
    },
    transfer_apply_refused: async () => {
      const { code } = await reportedTransfer();
      const booked = { code, amount_fen: 5000 };
      const { approval } = (await withApproval(() => work('staff/transferApply/match', booked))).data;
      await t.db.transaction((tx) =>
        tx.update(transferApplies).set({ state: 'refused' }).where(eq(transferApplies.code, code)),
      );
      return agreeAsSecond(t, approval);
    },
    // Its member has paid a part meanwhile.
    statement_act_refused: async () => {
      const { code: target, rid } = await statementIn('unpaid');
      const { owed_fen } = (await call('auth/assign/statement', { rid })).data;
      const rows = [{ code: await bankLine(owed_fen), target, seen: { amount_fen: owed_fen } }];
      const { list } = (await withApproval(() => work('staff/bankLine/match', { rows }))).data;
      await fund(t.db, who, 1);
      await call('auth/statement/pay', { rid, amount_fen: 1 });
      return agreeAsSecond(t, list[0]?.approval ?? null);
    },
    // One of both is closing the account meanwhile.
    account_merge_refused: async () => {
      const approval = await askMerge(t, desk, { from: who, into: await otherAccount() });
      await call('auth/user/close', { old: testPassword });
      return agreeAsSecond(t, approval);
    },
    ...invoiceApprovals,
    // Another refund was made meanwhile.
    amount_invalid: async () => {
      const { code, rid } = await statementIn('paid');
      const { paid_fen } = (await call('auth/assign/statement', { rid })).data;
      const { approval } = (await withApproval(() => refund(code, paid_fen))).data;
      await refund(code, 1);
      return agreeAsSecond(t, approval);
    },
  },
  'staff/approval/refuse': {
    not_found: () => work('staff/approval/refuse', { code: 'none', reason: '金额不符' }),
    approval_decided: async () => {
      const { approval, rid } = await largePrestore();
      await call('auth/prestoreApply/cancel', { rid });
      return work('staff/approval/refuse', { code: approval, reason: '金额不符' });
    },
  },
} satisfies Partial<Scenarios>;
