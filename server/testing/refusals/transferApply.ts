import { closeAccount, statementIn } from './orderScene';
import { call, csv, last, pdf, type Scenarios, upload, who, withApproval, work } from './scene';

const transferred = { amount_fen: 5000, payer: '示例大学', paid_on: '2026-11-18' };

/** Reports a bank transfer. */
export const reportedTransfer = async () =>
  (await call('auth/transferApply', { ...transferred, file_rid: await upload(pdf) })).data;

export const transferApplyRefusals = {
  'auth/transferApply': {
    not_found: () => call('auth/transferApply', { ...transferred, file_rid: 'none' }),
    file_type_refused: async () => {
      const file_rid = await upload(csv);
      return call('auth/transferApply', { ...transferred, file_rid });
    },
    statement_act_refused: async () =>
      call('auth/transferApply', {
        ...transferred,
        file_rid: await upload(pdf),
        statement_rid: (await statementIn('open')).rid,
      }),
  },
  'auth/transferApply/list': {
    not_found: () => call('auth/transferApply/list', { statement_rid: 'none' }),
  },
  'staff/transferApply/match': {
    not_found: () => work('staff/transferApply/match', { code: 'none' }),
    transfer_apply_refused: async () => {
      const { code } = await reportedTransfer();
      await work('staff/transferApply/match', { code });
      return work('staff/transferApply/match', { code });
    },
    account_closed: async () => {
      const { code } = await reportedTransfer();
      await closeAccount(who, 'cash');
      return work('staff/transferApply/match', { code });
    },
    approval_waiting: async () => {
      const { code } = await reportedTransfer();
      return withApproval(() => last(2, () => work('staff/transferApply/match', { code })));
    },
  },
  'staff/transferApply/refuse': {
    not_found: () => work('staff/transferApply/refuse', { code: 'none', reason: '未到账' }),
    transfer_apply_refused: async () => {
      const { code } = await reportedTransfer();
      await work('staff/transferApply/refuse', { code, reason: '未到账' });
      return work('staff/transferApply/refuse', { code, reason: '未到账' });
    },
  },
} satisfies Partial<Scenarios>;
