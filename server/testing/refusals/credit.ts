import { newcomer } from '../factories';
import { fund } from '../money';
import { closeAccount, statementIn } from './orderScene';
import { actAs, call, last, type Scenarios, t, who, work } from './scene';

const askCredit = (amount_fen = 1_000_000) =>
  call('auth/creditApply/operate', { op: 'apply', amount_fen, reason: '集中测试' });
const cancelledCredit = async () => {
  const { application } = (await askCredit()).data;
  await call('auth/creditApply/operate', { op: 'cancel', rid: application?.rid ?? '' });
  return { rid: application?.rid ?? '', code: application?.code ?? '' };
};

/** Returns an application that waits for a second person. */
export const largeCredit = async () => {
  const { application } = (await askCredit(9_000_000)).data;
  const requested = await work('staff/credit/grant', { code: application?.code ?? '' });
  const approval = requested.data.approval ?? '';
  return { rid: application?.rid ?? '', code: application?.code ?? '', approval };
};

export const creditRefusals = {
  'auth/creditApply/operate': {
    not_found: () => call('auth/creditApply/operate', { op: 'cancel', rid: 'none' }),
    profile_incomplete: async () => {
      actAs(await newcomer(t.db, {}, t.clock.now()));
      return askCredit();
    },
    credit_apply_waiting: () => last(2, () => askCredit()),
    credit_act_refused: async () => {
      const { rid } = await cancelledCredit();
      return call('auth/creditApply/operate', { op: 'cancel', rid });
    },
    amount_invalid: () => call('auth/creditApply/operate', { op: 'repay', amount_fen: 1 }),
    balance_short: async () => {
      await statementIn('unpaid');
      return call('auth/creditApply/operate', { op: 'repay', amount_fen: 1000 });
    },
    account_closed: async () => {
      await statementIn('unpaid');
      await fund(t.db, who, 900_000);
      await closeAccount(who, 'cash');
      return call('auth/creditApply/operate', { op: 'repay', amount_fen: 1000 });
    },
  },
  'staff/credit/grant': {
    not_found: () => work('staff/credit/grant', { code: 'none' }),
    credit_act_refused: async () => work('staff/credit/grant', { code: (await cancelledCredit()).code }),
    approval_waiting: async () => work('staff/credit/grant', { code: (await largeCredit()).code }),
  },
  'staff/credit/refuse': {
    not_found: () => work('staff/credit/refuse', { code: 'none', reason: '逾期' }),
    credit_act_refused: async () =>
      work('staff/credit/refuse', { code: (await cancelledCredit()).code, reason: '逾期' }),
  },
  'staff/credit/set': {
    not_found: () => work('staff/credit/set', { account: 'none', amount_fen: 0, reason: '逾期' }),
    approval_waiting: () =>
      last(2, () => work('staff/credit/set', { account: who.phone, amount_fen: 9_000_000, reason: '项目' })),
  },
} satisfies Partial<Scenarios>;
