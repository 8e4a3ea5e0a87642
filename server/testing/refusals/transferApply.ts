import { closeAccount, statementIn } from './orderScene';
import { call, csv, last, pdf, type Scenarios, upload, who, withApproval, work } from './scene';

const amount_fen = 5000;
const transferred = { amount_fen, payer: '示例大学', paid_on: '2026-11-18' };

/** Reports a bank transfer. */
export const reportedTransfer = async () =>
  (await call('auth/transferApply', { ...transferred, file_rid: await upload(pdf), another: true })).data;

/** Reports a bank transfer and withdraws it. */
const cancelledTransfer = async () =>
  (await call('auth/transferApply/cancel', { rid: (await reportedTransfer()).rid })).data;

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
    transfer_apply_equal: async () => {
      await reportedTransfer();
      return call('auth/transferApply', { ...transferred, file_rid: await upload(pdf) });
    },
  },
  'auth/transferApply/edit': {
    not_found: () => call('auth/transferApply/edit', { ...transferred, rid: 'none' }),
    file_type_refused: async () => {
      const { rid, etag } = await reportedTransfer();
      return call('auth/transferApply/edit', { ...transferred, rid, etag, file_rid: await upload(csv) });
    },
    transfer_apply_refused: async () =>
      call('auth/transferApply/edit', { ...transferred, rid: (await cancelledTransfer()).rid }),
  },
  'auth/transferApply/cancel': {
    not_found: () => call('auth/transferApply/cancel', { rid: 'none' }),
    transfer_apply_refused: async () =>
      call('auth/transferApply/cancel', { rid: (await cancelledTransfer()).rid }),
  },
  'auth/transferApply/voucher': {
    not_found: () => call('auth/transferApply/voucher', { rid: 'none' }),
  },
  'auth/transferApply/list': {
    not_found: () => call('auth/transferApply/list', { statement_rid: 'none' }),
  },
  'staff/transferApply/match': {
    not_found: () => work('staff/transferApply/match', { code: 'none', amount_fen }),
    transfer_apply_refused: async () => {
      const { code } = await reportedTransfer();
      await work('staff/transferApply/match', { code, amount_fen });
      return work('staff/transferApply/match', { code, amount_fen });
    },
    account_closed: async () => {
      const { code } = await reportedTransfer();
      await closeAccount(who, 'cash');
      return work('staff/transferApply/match', { code, amount_fen });
    },
    approval_waiting: async () => {
      const { code } = await reportedTransfer();
      return withApproval(() => last(2, () => work('staff/transferApply/match', { code, amount_fen })));
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
