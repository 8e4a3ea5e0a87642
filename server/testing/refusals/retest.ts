import { eq } from 'drizzle-orm';
import { orders } from '../../src/modules/order/order.table';
import { fund, setCredit } from '../money';
import { addRetest, proposedRetest } from '../retests';
import { agreedOrder, closeAccount, delivered } from './orderScene';
import { askToClose, call, desk, missing, type Scenarios, t, who, work } from './scene';

const proposed = async () => proposedRetest(t, desk, who);

/** Agrees to a retest after something has happened. */
const agreeAfter = async (happens: (rid: string) => Promise<unknown>) => {
  const { rid } = await proposed();
  await happens(rid);
  return call('auth/retest/agree', { rid });
};

/** Puts the member's orders into a state, for longer than credit allows. */
const setOrders = (state: 'unpaid' | 'closed') => {
  const changed = new Date(t.clock.now().getTime() - 40 * 24 * 3600_000);
  return t.db.transaction((tx) =>
    tx.update(orders).set({ state, changed }).where(eq(orders.user_rid, who.rid)),
  );
};

/** Proposes the retest of an enterprise's order, which has used up what was paid ahead. */
async function proposedOnPrepayment() {
  const code = await agreedOrder();
  await fund(t.db, who, (await work('staff/order/detail', { code })).data.due_fen);
  await desk.acts(code, 'await_sample', 'receive', 'test');
  await desk.addData(code);
  await desk.acts(code, 'deliver');
  return (await addRetest(t, desk, { code, cause: 'wish' })).data.rid;
}

const decline = (rid: string) => call('auth/retest/decline', { rid });
const withdraw = (rid: string) => work('staff/retest/withdraw', { rid, reason: '已核对' });
const none = { item_rid: 'none', sample_rid: 'none', cause: 'fault', reason: '漂移' } as const;

export const retestRefusals = {
  'auth/retest/list': { not_found: () => call('auth/retest/list', { order_rid: 'none' }) },
  'auth/retest/agree': {
    not_found: () => call('auth/retest/agree', { ...missing, seen: { amount_fen: 1 } }),
    retest_refused: () => agreeAfter(decline),
    account_closing: () =>
      agreeAfter(async () => {
        await setOrders('closed');
        await askToClose();
      }),
    credit_short: () => agreeAfter(() => setCredit(t.db, who, 0)),
    credit_overdue: () => agreeAfter(() => setOrders('unpaid')),
    prepayment_short: async () => call('auth/retest/agree', { rid: await proposedOnPrepayment() }),
    account_closed: () => agreeAfter(() => closeAccount(who, 'credit')),
    seen_changed: async () =>
      call('auth/retest/agree', { rid: (await proposed()).rid, seen: { amount_fen: 1 } }),
  },
  'auth/retest/decline': {
    not_found: () => decline('none'),
    retest_refused: async () => {
      const { rid } = await proposed();
      await decline(rid);
      return decline(rid);
    },
  },
  'staff/retest/list': { not_found: () => work('staff/retest/list', { code: 'none' }) },
  'staff/retest/add': {
    not_found: () => work('staff/retest/add', { code: 'none', ...none }),
    retest_refused: async () => work('staff/retest/add', { code: await delivered(), ...none }),
  },
  'staff/retest/withdraw': {
    not_found: () => withdraw('none'),
    retest_refused: async () => {
      const { rid } = await proposed();
      await withdraw(rid);
      return withdraw(rid);
    },
  },
} satisfies Partial<Scenarios>;
