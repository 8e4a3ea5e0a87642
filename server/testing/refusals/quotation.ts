import { limits } from '@portal/shared/rules';
import { insertQuotedItems } from '../../src/modules/plan/plan.repo';
import { fund, setCredit } from '../money';
import { order } from '../orders';
import { postRequirement, quoteOrder, quoteRequirement, validUntil } from '../quotations';
import { agreedOrder, closeAccount, delivered, orderIn } from './orderScene';
import { call, desk, missing, type Scenarios, t, who, work } from './scene';

/** Quotes an order of the member with a charge. */
const quoted = async (unit_fen = 0, code?: string): Promise<string> => {
  const placed = code ?? (await orderIn('placed')).code;
  const charges = [{ name: '加急费', unit_fen }];
  return (await quoteOrder(t, desk.token, { code: placed, charges })).data.rid;
};
const quotedRequirement = async (): Promise<string> =>
  (await quoteRequirement(t, desk.token, await postRequirement(t, who))).data.rid;
const declined = async (): Promise<string> => {
  const rid = await quoted();
  await call('auth/quotation/decline', { rid, reason: '超出预算' });
  return rid;
};
const fillPlan = () => {
  const item = { user_rid: who.rid, device_rid: 'xrd', name: 'XRD', type_id: 1, options: {}, count: 1 };
  const price = { quotation_code: 'Q', quoted_fen: 1, quoted_count: 1, quoted_until: validUntil };
  const created = t.clock.now();
  const rows = Array.from({ length: limits.planItems }, (_, index) => ({
    ...item,
    ...price,
    rid: `${who.rid}-${index}`,
    created,
  }));
  return t.db.transaction((tx) => insertQuotedItems(tx, rows));
};
const noCode = { code: 'none' };

export const quotationRefusals = {
  'auth/quotation/list': {
    not_found: () => call('auth/quotation/list', { order_rid: 'none' }),
  },
  'auth/quotation/detail': { not_found: () => call('auth/quotation/detail', missing) },
  'auth/quotation/reference': {
    plan_changed: () => call('auth/quotation/reference', { plan_rids: ['none'] }),
  },
  'auth/quotation/link': { not_found: () => call('auth/quotation/link', missing) },
  'auth/quotation/accept': {
    not_found: () => call('auth/quotation/accept', missing),
    quotation_act_refused: async () => call('auth/quotation/accept', { rid: await declined() }),
    seen_changed: async () => call('auth/quotation/accept', { rid: await quoted(100), seen: { due_fen: 1 } }),
    credit_short: async () => {
      const rid = await quoted(1_000_000);
      await setCredit(t.db, who, 100_000);
      return call('auth/quotation/accept', { rid });
    },
    prepayment_short: async () => {
      const code = await agreedOrder();
      await fund(t.db, who, 100_000);
      await desk.acts(code, 'await_sample');
      return call('auth/quotation/accept', { rid: await quoted(1_000_000, code) });
    },
    account_closed: async () => {
      const rid = await quoted(100);
      await closeAccount(who, 'credit');
      return call('auth/quotation/accept', { rid });
    },
    plan_limit: async () => {
      const rid = await quotedRequirement();
      await fillPlan();
      return call('auth/quotation/accept', { rid });
    },
  },
  'auth/quotation/decline': {
    not_found: () => call('auth/quotation/decline', { ...missing, reason: '超出预算' }),
    quotation_act_refused: async () =>
      call('auth/quotation/decline', { rid: await declined(), reason: '超出预算' }),
  },
  'staff/quotation/detail': { not_found: () => work('staff/quotation/detail', noCode) },
  'staff/quotation/order': {
    not_found: () => quoteOrder(t, desk.token, noCode),
    quotation_act_refused: async () => quoteOrder(t, desk.token, { code: await delivered() }),
  },
  'staff/quotation/price': {
    not_found: () => work('staff/quotation/price', { code: 'none', device_rid: 'xrd' }),
    option_invalid: async () =>
      work('staff/quotation/price', {
        code: await postRequirement(t, who),
        device_rid: 'xrd',
        options: { range: ['none'] },
      }),
  },
  'staff/quotation/requirement': {
    not_found: () => quoteRequirement(t, desk.token, 'none'),
    option_invalid: async () =>
      quoteRequirement(t, desk.token, await postRequirement(t, who), { options: { range: ['none'] } }),
    requirement_act_refused: async () => {
      const code = await postRequirement(t, who);
      await call('auth/requirement/cancel', { code, reason: '不测了' });
      return quoteRequirement(t, desk.token, code);
    },
  },
  'staff/quotation/withdraw': {
    not_found: () => work('staff/quotation/withdraw', { ...noCode, reason: '检修' }),
    quotation_act_refused: async () => {
      const { data } = await quoteOrder(t, desk.token, { code: (await order(t, who)).code });
      await work('staff/quotation/withdraw', { code: data.code, reason: '检修' });
      return work('staff/quotation/withdraw', { code: data.code, reason: '检修' });
    },
  },
} satisfies Partial<Scenarios>;
