import { withdrawConsents } from '../../src/modules/consent/consent.repo';
import { agreedPayee, applyAsPromoter, payee, promoter } from '../promoters';
import { call, desk, last, missing, type Scenarios, t, who, work } from './scene';

const withdrawal = async () => {
  const by = await promoter(t, desk, who);
  await by.earn(1_000_000);
  return by.withdraw(20_000);
};
const refusedWithdrawal = async () => {
  const { rid, code } = (await withdrawal()).data;
  await work('staff/rebate/refuse', { code, note: '户名不符' });
  return { rid, code };
};
const payment = { account: payee.account, reference: 'BT1' };

export const rebateRefusals = {
  'auth/promoter_rebate_withdraw/update4user': {
    promoter_required: () => call('auth/promoter_rebate_withdraw/update4user', agreedPayee),
    consent_outdated: async () => {
      await applyAsPromoter(t, who);
      return call('auth/promoter_rebate_withdraw/update4user', { ...payee, consent: '2020-01-01' });
    },
  },
  'auth/promoter_rebate_withdraw/add': {
    promoter_required: () => call('auth/promoter_rebate_withdraw/add', { amount_fen: 20_000 }),
    payee_missing: async () => {
      await applyAsPromoter(t, who);
      return call('auth/promoter_rebate_withdraw/add', { amount_fen: 20_000 });
    },
    payee_consent_missing: async () => {
      const by = await promoter(t, desk, who);
      await t.db.transaction((tx) => withdrawConsents(tx, who.rid, 'payee', t.clock.now()));
      return by.withdraw(20_000);
    },
    balance_short: async () => (await promoter(t, desk, who)).withdraw(20_000),
  },
  'auth/promoter_rebate_withdraw/cancel': {
    not_found: () => call('auth/promoter_rebate_withdraw/cancel', missing),
    withdrawal_act_refused: async () => {
      const { rid } = await refusedWithdrawal();
      return call('auth/promoter_rebate_withdraw/cancel', { rid });
    },
  },
  'staff/rebate/pay': {
    not_found: () => work('staff/rebate/pay', { ...payment, code: 'none' }),
    withdrawal_act_refused: async () =>
      work('staff/rebate/pay', { ...payment, code: (await refusedWithdrawal()).code }),
    approval_waiting: async () => {
      const by = await promoter(t, desk, who);
      await by.earn(200_000_000);
      const { code } = (await by.withdraw(5_000_001)).data;
      return last(2, () => work('staff/rebate/pay', { ...payment, code }));
    },
    payee_changed: async () => {
      const { code } = (await withdrawal()).data;
      await call('auth/promoter_rebate_withdraw/update4user', {
        ...agreedPayee,
        account: '6222000000000000999',
      });
      return work('staff/rebate/pay', { ...payment, code });
    },
  },
  'staff/rebate/refuse': {
    not_found: () => work('staff/rebate/refuse', { code: 'none', note: '户名不符' }),
    withdrawal_act_refused: async () =>
      work('staff/rebate/refuse', { code: (await refusedWithdrawal()).code, note: '户名不符' }),
  },
} satisfies Partial<Scenarios>;
