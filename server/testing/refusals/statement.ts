import { fund } from '../money';
import { frozenGroup, limitedGroup, payFrom, stoppingGroup } from './clusterScene';
import { agreedOrder, closeAccount, delivered, orderIn, refund, statementIn } from './orderScene';
import { call, desk, last, missing, type Scenarios, t, who, withApproval, work } from './scene';

const dearer = (code: string, amount_fen = 90_000_000) => [{ code, amount_fen, reason: '加测' }];
const billMore = (code: string, amount?: number) =>
  work('staff/statement/add', { codes: [code], adjustments: dearer(code, amount) });
const answerMore = ({ code, order }: { code: string; order: string }, amount?: number) =>
  work('staff/statement/answer', { code, note: '已核对', adjustments: dearer(order, amount) });

/** Returns the code of an enterprise's delivered order. */
const deliveredOnPrepayment = async (): Promise<string> => {
  const code = await agreedOrder();
  await fund(t.db, who, 100_000);
  await desk.acts(code, 'await_sample', 'receive', 'test');
  await desk.addData(code);
  await desk.acts(code, 'deliver');
  return code;
};

/** Returns the code of a delivered order with a question about its data. */
const questioned = async (): Promise<string> => {
  const { rid, code } = await orderIn('placed');
  await desk.deliver(code);
  await call('auth/order/reportOrderFeedback', { rid, question: '峰位' });
  return code;
};

const unseen = { total_fen: 1, review_until: null };

/** Pays a statement by the act on several. */
const payAll = async ({ rid }: { readonly rid: string }) => {
  const { owed_fen, waiting_fen } = (await call('auth/assign/statement', { rid })).data;
  return call('auth/statement/payMany', { rows: [{ rid, seen: { owed_fen, waiting_fen } }] });
};

export const statementRefusals = {
  'auth/assign/statement': { not_found: () => call('auth/assign/statement', missing) },
  'auth/assign/right': {
    not_found: () => call('auth/assign/right', missing),
    statement_act_refused: async () => call('auth/assign/right', { rid: (await statementIn('unpaid')).rid }),
    account_closed: async () => {
      const { rid } = await statementIn('open');
      await closeAccount(who, 'credit');
      return call('auth/assign/right', { rid });
    },
    seen_changed: async () =>
      call('auth/assign/right', {
        rid: (await statementIn('open')).rid,
        seen: { total_fen: 1, review_until: null },
      }),
  },
  'auth/assign/rightMany': {
    not_found: () => call('auth/assign/rightMany', { rows: [{ ...missing, seen: unseen }] }),
    account_closed: async () => {
      const { rid } = await statementIn('open');
      const { total_fen, review_until } = (await call('auth/assign/statement', { rid })).data;
      await closeAccount(who, 'credit');
      return call('auth/assign/rightMany', { rows: [{ rid, seen: { total_fen, review_until } }] });
    },
  },
  'auth/assign/wrong': {
    not_found: () => call('auth/assign/wrong', { ...missing, reason: '数量' }),
    statement_act_refused: async () =>
      call('auth/assign/wrong', { rid: (await statementIn('unpaid')).rid, reason: '数量' }),
  },
  'auth/statement/file': { not_found: () => call('auth/statement/file', missing) },
  'auth/statement/pay': {
    not_found: () => call('auth/statement/pay', missing),
    statement_act_refused: async () => call('auth/statement/pay', { rid: (await statementIn('open')).rid }),
    amount_invalid: async () =>
      call('auth/statement/pay', { rid: (await statementIn('unpaid')).rid, amount_fen: 900_000 }),
    balance_short: async () => call('auth/statement/pay', { rid: (await statementIn('unpaid')).rid }),
    cluster_act_refused: async () => payFrom(await frozenGroup()),
    cluster_limit_exceeded: async () => payFrom(await limitedGroup()),
    cluster_budget_exceeded: async () => payFrom(await stoppingGroup()),
    account_closed: async () => {
      const { rid } = await statementIn('unpaid');
      await fund(t.db, who, 900_000);
      await closeAccount(who, 'cash');
      return call('auth/statement/pay', { rid });
    },
    seen_changed: async () =>
      call('auth/statement/pay', {
        rid: (await statementIn('unpaid')).rid,
        seen: { owed_fen: 1, waiting_fen: 0 },
      }),
  },
  'auth/statement/payMany': {
    not_found: () =>
      call('auth/statement/payMany', { rows: [{ ...missing, seen: { owed_fen: 1, waiting_fen: 0 } }] }),
    balance_short: async () => payAll(await statementIn('unpaid')),
    account_closed: async () => {
      const found = await statementIn('unpaid');
      await fund(t.db, who, 900_000);
      await closeAccount(who, 'cash');
      return payAll(found);
    },
  },
  'staff/statement/detail': { not_found: () => work('staff/statement/detail', { code: 'none' }) },
  'staff/statement/add': {
    not_found: () => work('staff/statement/add', { codes: ['none'] }),
    order_act_refused: async () => work('staff/statement/add', { codes: [(await orderIn('placed')).code] }),
    question_open: async () => work('staff/statement/add', { codes: [await questioned()] }),
    seen_changed: async () =>
      work('staff/statement/add', { codes: [await delivered()], seen: { total_fen: 1 } }),
    credit_short: async () => billMore(await delivered()),
    prepayment_short: async () => billMore(await deliveredOnPrepayment()),
    account_closed: async () => {
      const code = await delivered();
      await closeAccount(who, 'credit');
      return billMore(code, 1);
    },
  },
  'staff/statement/answer': {
    not_found: () => work('staff/statement/answer', { code: 'none', note: '已核对' }),
    statement_act_refused: async () =>
      work('staff/statement/answer', { code: (await statementIn('open')).code, note: '已核对' }),
    credit_short: async () => answerMore(await statementIn('disputed')),
    prepayment_short: async () => {
      const code = await deliveredOnPrepayment();
      const statement = await desk.bill(code);
      await call('auth/assign/wrong', { rid: statement.rid, reason: '数量' });
      return answerMore({ ...statement, order: code });
    },
    account_closed: async () => {
      const statement = await statementIn('disputed');
      await closeAccount(who, 'credit');
      return answerMore(statement, 1);
    },
  },
  'staff/statement/refund': {
    not_found: () => work('staff/statement/refund', { code: 'none', amount_fen: 1, reason: '重复' }),
    statement_act_refused: async () =>
      work('staff/statement/refund', {
        code: (await statementIn('open')).code,
        amount_fen: 1,
        reason: '重复',
      }),
    amount_invalid: async () =>
      work('staff/statement/refund', {
        code: (await statementIn('paid')).code,
        amount_fen: 900_000,
        reason: '重复',
      }),
    account_closed: async () => {
      const { code } = await statementIn('paid');
      await closeAccount(who, 'cash');
      return work('staff/statement/refund', { code, amount_fen: 1, reason: '重复' });
    },
    approval_waiting: async () => {
      const { code } = await statementIn('paid');
      return withApproval(() => last(2, () => refund(code, 1)));
    },
  },
} satisfies Partial<Scenarios>;
