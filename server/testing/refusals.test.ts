import {
  type Contract,
  contract,
  type Endpoint,
  type ErrorId,
  type Input,
  type Path,
} from '@portal/shared/contract';
import { limits, type StatementState } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { openCredit } from '../src/modules/credit/credit.service';
import { creditApplies } from '../src/modules/credit/credit.table';
import { close } from '../src/modules/ledger/ledger.service';
import { orders } from '../src/modules/order/order.table';
import { prestoreApplies } from '../src/modules/prestore/prestore.table';
import { transferApplies } from '../src/modules/transferApply/transferApply.table';
import { settingSeed } from '../src/seed/setting';
import { codeBySms, newPhone } from './account';
import { offer } from './coupons';
import { member, newcomer, type TestMember, testPassword } from './factories';
import { fund, setCredit } from './money';
import { type Lab, lab, order, orderInput, plan, send, services } from './orders';
import { applyAsPromoter, payee, promoter } from './promoters';
import { type Answer, type TestApp, testApp } from './testApp';
import { pressPhone, requestTicket } from './wechat';

/** Refusals that the contract declares for the call itself. */
type Own<P extends Path> = Contract[P] extends { errors: readonly (infer Id extends ErrorId)[] } ? Id : never;

/** A scenario for each refusal that a call declares. TypeScript requires all of them. */
type Scenarios = {
  readonly [P in Path as [Own<P>] extends [never] ? never : P]: {
    readonly [Id in Own<P>]: () => Promise<Answer<P>>;
  };
};

let t: TestApp;
let desk: Lab;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  // Advances the clock past the window of the limits per IP address.
  t.clock.pass(3600);
  who = await member(t.db, {}, t.clock.now());
  desk = await lab(t);
});

const call = <P extends Path>(path: P, input: Input<P>) => t.call(path, input, { token: who.token });
const work = <P extends Path>(path: P, input: Input<P>) => t.call(path, input, { token: desk.token });

const code = '000000';
const password = 'Another-Horse-7';
const pdf = { name: 'a.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
const program = { name: 'a.exe', bytes: 'MZ\0\0 a program' };
const place = {
  name: '李同学',
  phone: '13900001111',
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address: '学院路 30 号',
  address_code: '110108',
};
const farPlace = { ...place, address_code: '540102' };
const visit = { date: '2026-12-01', time: '08:30-10:30' };
const pastVisit = { ...visit, date: '2026-01-02' };

const addAddress = () => call('auth/address/add', place);
const pickedUp = async (pickup: object) =>
  call('auth/order/add', {
    ...orderInput([await plan(t, who)]),
    sample_source: 4,
    pickup: { type: 1, ...place, ...visit, ...pickup },
  });
const confirmed = async (openid: string): Promise<string> => {
  const { ticket, scene } = await requestTicket(t);
  await pressPhone(t, 'scan', scene, openid);
  await pressPhone(t, 'confirm', scene, openid);
  return ticket;
};
const upload = async (file: { name: string; bytes: string }): Promise<string> =>
  (await send(t, 'auth/upload4file', {}, file, who.token)).data.file_rid;
const orderIn = async (state: 'submitted' | 'confirmed' | 'cancelled') => {
  const placed = await order(t, who);
  if (state === 'confirmed') await desk.acts(placed.code, 'confirm');
  if (state === 'cancelled') await call('auth/order/cancel', { rid: placed.rid, reason: '不做了' });
  return placed;
};
/** Closes an account; one of credit has the default limit. */
const closeAccount = (owner: TestMember, kind: 'cash' | 'credit') =>
  t.db.transaction(async (tx) => {
    await openCredit(tx, { rid: owner.rid, organization: 3 });
    await close(tx, { owner: { kind: 'member', rid: owner.rid }, kind }, t.clock.now());
  });
/** Returns the code of an enterprise's order whose agreement is signed. */
const agreedOrder = async (): Promise<string> => {
  who = await member(t.db, { organization: 2 }, t.clock.now());
  const { rid, code } = await orderIn('confirmed');
  await call('auth/order/updateProtocolFile', { rid, file_rid: await upload(pdf) });
  return code;
};
/** Makes an order unpaid for longer than credit allows. */
const makeOverdue = (rid: string) => {
  const changed = new Date(t.clock.now().getTime() - 40 * 24 * 3600_000);
  return t.db.transaction((tx) =>
    tx.update(orders).set({ state: 'unpaid', changed }).where(eq(orders.rid, rid)),
  );
};
/** Returns the code of a delivered order. */
const delivered = async (): Promise<string> => {
  const { code } = await order(t, who);
  await desk.acts(code, 'confirm', 'receive', 'test');
  await desk.addData(code);
  await desk.acts(code, 'deliver');
  return code;
};
const statementIn = async (state: StatementState) => {
  const code = await delivered();
  const { rid, code: statement } = await desk.bill(code);
  if (state === 'disputed') await call('auth/assign/wrong', { rid, reason: '数量' });
  if (state === 'unpaid' || state === 'paid') await call('auth/assign/right', { rid });
  if (state === 'paid') {
    await fund(t.db, who, 100_000);
    await call('auth/statement/pay', { rid });
  }
  return { rid, code: statement, order: code };
};
const dearer = (code: string, amount_fen = 90_000_000) => [{ code, amount_fen, reason: '加测' }];
const billMore = (code: string, amount?: number) =>
  work('staff/statement/add', { codes: [code], adjustments: dearer(code, amount) });
const answerMore = ({ code, order }: { code: string; order: string }, amount?: number) =>
  work('staff/statement/answer', { code, note: '已核对', adjustments: dearer(order, amount) });
const transferred = { amount_fen: 5000, payer: '示例大学', paid_on: '2026-11-18' };
const reportedTransfer = async () =>
  (await call('auth/transferApply', { ...transferred, file_rid: await upload(pdf) })).data;
const cancelledBooking = async () => {
  const { data } = await call('auth/sampling/add', { ...place, ...visit });
  await call('auth/sampling/cancel', { rid: data.rid });
  return data;
};
/** Gives the member a coupon that is for data analysis only. */
const analysisCoupon = async (): Promise<string> => {
  const { code } = await offer(t, desk, { ...freeCoupon, type_id: 3 });
  return (await call('auth/coupon/claim', { code })).data.rid;
};
const askToClose = () => call('auth/user/close', { old: testPassword });
/** Repeats a call and returns the last answer. */
const last = async <A>(times: number, act: (round: number) => Promise<A>): Promise<A> => {
  for (let round = 1; round < times; round++) await act(round);
  return act(times);
};

/** Exchanges points for goods that cost 300 points, with other input or other goods. */
const exchange = async (
  given: Partial<Input<'auth/integration/applyExchange'>>,
  goods: { readonly stock?: number } = {},
) => {
  const notebook = { code: 'notebook', name: '记录本', points: 300, stock: 9, offered: true, ...goods };
  await work('staff/integration/saveGoods', notebook);
  const { data: offered } = await call('auth/integration/list4exchange', {});
  const { data: user } = await call('auth/user/info', {});
  const address_rid = user.address[0]?.address_rid ?? '';
  const goods_rid = offered.find(({ coupon }) => !coupon)?.rid ?? '';
  const input = { goods_rid, points: 300, address_rid, ...given };
  return call('auth/integration/applyExchange', input);
};

const voucher = {
  ...{ code: 'voucher', name: '优惠券', points: 100, stock: null, coupon_code: 'POINTS', offered: true },
} as const;

/** Exchanges points for a coupon of which a member gets one. The member has the points unless `account` is null. */
const exchangedCoupon = async (given: {
  readonly points?: number;
  readonly goods?: { readonly stock: number };
  readonly account?: null;
}) => {
  await work('staff/coupon/add', {
    ...{ code: 'POINTS', name: '积分券', amount_fen: 1000, ends: '2030-01-01T00:00:00Z' },
  });
  await work('staff/integration/saveGoods', { ...voucher, ...given.goods });
  if (given.account !== null)
    await work('staff/integration/adjust', { account: who.phone, points: 100, note: '补' });
  const { data: offered } = await call('auth/integration/list4exchange', {});
  const goods_rid = offered.find(({ coupon }) => coupon)?.rid ?? '';
  return call('auth/integration/apply', { goods_rid, points: given.points ?? 100 });
};

const refusedExchange = async (): Promise<string> => {
  await work('staff/integration/adjust', { account: who.phone, points: 300, note: '补' });
  const { code } = (await exchange({})).data;
  await work('staff/integration/refuse', { code, note: '缺货' });
  return code;
};

const promoterRefused = async () => {
  await applyAsPromoter(t, who);
  await work('staff/promoter/refuse', { account: who.phone, note: '说明' });
};
/** Scenarios of an act of staff on a member who never applied, and on one whose application was refused. */
const promoterActs = <A>(act: (account: string) => Promise<A>) => ({
  not_found: () => act(who.phone),
  promoter_act_refused: async () => {
    await promoterRefused();
    return act(who.phone);
  },
});

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

const title = { holder: 'person', type: 1, title: '王小明' } as const;
const freeCoupon = { ends: '2099-01-01T00:00:00Z' };
const missing = { rid: 'none' };
const parcel = { company: '顺丰速运', number: 'SF1234567890' };
const noAddress = { address_rid: 'none' };

const table = { name: 'a.csv', bytes: '角度,强度\n10,120\n' };
const transfer = { amount_fen: 100_000, payer: '示例大学', paid_on: '2026-11-17' };
const applied = async (fields: Partial<typeof transfer> = {}) =>
  call('auth/prestoreApply/add', { ...transfer, ...fields, file_rid: await upload(pdf) });
const cancelledPrestore = async () =>
  (await call('auth/prestoreApply/cancel', { rid: (await applied()).data.rid })).data;
/** An application that waits for a second person. */
const largePrestore = async () => {
  const { data } = await applied({ amount_fen: 9_000_000 });
  const asked = await work('staff/prestore/approve', { code: data.code });
  return { ...data, approval: asked.data.approval ?? '' };
};

const askCredit = (amount_fen = 1_000_000) =>
  call('auth/creditApply/operate', { op: 'apply', amount_fen, reason: '集中测试' });
const cancelledCredit = async () => {
  const { application } = (await askCredit()).data;
  await call('auth/creditApply/operate', { op: 'cancel', rid: application?.rid ?? '' });
  return { rid: application?.rid ?? '', code: application?.code ?? '' };
};
const largeCredit = async () => {
  const { application } = (await askCredit(9_000_000)).data;
  const asked = await work('staff/credit/grant', { code: application?.code ?? '' });
  return { rid: application?.rid ?? '', code: application?.code ?? '', approval: asked.data.approval ?? '' };
};

/** Runs acts of staff while every amount needs a second person. */
const withApproval = async <A>(acts: () => Promise<A>): Promise<A> => {
  await work('staff/setting/update', { key: 'approvalFen', value: 0 });
  const answer = await acts();
  await work('staff/setting/update', { key: 'approvalFen', value: settingSeed.approvalFen });
  return answer;
};

const refund = (code: string, amount_fen: number) =>
  work('staff/statement/refund', { code, amount_fen, reason: '重复' });

const scenarios: Scenarios = {
  'open/web/device/detail': { not_found: () => call('open/web/device/detail', missing) },
  'open/web/news/detail': { not_found: () => call('open/web/news/detail', missing) },
  'open/web/requirement/add': {
    file_type_refused: () =>
      send(t, 'open/web/requirement/add', { name: '王', phone: newPhone(), content: '测' }, program),
  },
  'open/sign': {
    code_wrong: () => call('open/sign', { phone: newPhone(), code, password }),
    phone_taken: async () => {
      const phone = newPhone();
      const sent = await codeBySms(t, phone, 0);
      await member(t.db, { phone });
      return call('open/sign', { phone, code: sent, password });
    },
  },
  'open/login': { login_failed: () => call('open/login', { account: who.phone, password }) },
  'open/loginForCode': { code_wrong: () => call('open/loginForCode', { phone: who.phone, code }) },
  'open/refresh4token': { token_invalid: () => call('open/refresh4token', { token: 'none' }) },
  'open/reset': { code_wrong: () => call('open/reset', { account: who.phone, password, code }) },
  'auth/user/password': {
    password_wrong: () => call('auth/user/password', { old: password, password }),
    code_wrong: () => call('auth/user/password', { code, password }),
  },
  'auth/user/consent/add': {
    consent_outdated: () => call('auth/user/consent/add', { consent: { policy: '2000-01-01' } }),
  },
  'auth/user/session/end': { not_found: () => call('auth/user/session/end', missing) },
  'open/wx/bind': {
    ticket_expired: () => call('open/wx/bind', { ticket: 'none.none', phone: newPhone(), code }),
    code_wrong: async () =>
      call('open/wx/bind', { ticket: await confirmed('wx-refused'), phone: newPhone(), code }),
  },
  'auth/user/update4contact': {
    password_wrong: () => call('auth/user/update4contact', { email: 'a@example.com', old: password }),
    code_wrong: () =>
      call('auth/user/update4contact', { phone: newPhone(), phone_code: code, old: testPassword }),
    phone_taken: async () => {
      const phone = newPhone();
      const phone_code = await codeBySms(t, phone, 0);
      await member(t.db, { phone });
      return call('auth/user/update4contact', { phone, phone_code, old: testPassword });
    },
  },
  'auth/user/close': {
    password_wrong: () => call('auth/user/close', { old: password }),
    code_wrong: () => call('auth/user/close', { code }),
    close_refused: async () => {
      await orderIn('submitted');
      return askToClose();
    },
  },
  'auth/address/add': { address_limit: () => last(limits.addresses + 1, addAddress) },
  'auth/address/edit': { not_found: () => call('auth/address/edit', { ...place, ...noAddress }) },
  'auth/address/del': { not_found: () => call('auth/address/del', noAddress) },
  'auth/address/default': { not_found: () => call('auth/address/default', noAddress) },
  'auth/coupon/claim': {
    not_found: () => call('auth/coupon/claim', { code: 'NONE' }),
    coupon_not_issued: async () => {
      const { code } = await offer(t, desk, freeCoupon);
      return last(2, () => call('auth/coupon/claim', { code }));
    },
  },
  'staff/coupon/give': {
    not_found: () => work('staff/coupon/give', { code: 'NONE', account: who.phone }),
    coupon_not_issued: async () => {
      const { code } = await offer(t, desk, freeCoupon);
      return last(2, () => work('staff/coupon/give', { code, account: who.phone }));
    },
  },
  'staff/coupon/end': { not_found: () => work('staff/coupon/end', { code: 'NONE' }) },
  'auth/integration/apply': {
    not_found: () => call('auth/integration/apply', { goods_rid: 'none', points: 100 }),
    goods_changed: () => exchangedCoupon({ points: 99 }),
    goods_gone: () => exchangedCoupon({ goods: { stock: 0 } }),
    balance_short: () => exchangedCoupon({ account: null }),
    coupon_not_issued: async () => {
      await exchangedCoupon({});
      return exchangedCoupon({});
    },
  },
  'staff/integration/saveGoods': {
    not_found: () => work('staff/integration/saveGoods', { ...voucher, coupon_code: 'none' }),
  },
  'auth/integration/applyExchange': {
    not_found: async () => exchange({ address_rid: 'none' }),
    goods_changed: () => exchange({ points: 299 }),
    goods_gone: () => exchange({}, { stock: 0 }),
    balance_short: () => exchange({}),
  },
  'auth/integration/transfer': {
    balance_short: async () => {
      const { phone } = await member(t.db);
      return call('auth/integration/transfer', { phone, points: 1 });
    },
  },
  'auth/promoter_apply/add': {
    promoter_act_refused: async () => {
      await applyAsPromoter(t, who);
      return call('auth/promoter_apply/add', { channel: '校内' });
    },
  },
  'staff/promoter/approve': promoterActs((account) => work('staff/promoter/approve', { account })),
  'staff/promoter/refuse': promoterActs((account) =>
    work('staff/promoter/refuse', { account, note: '说明' }),
  ),
  'staff/promoter/end': promoterActs((account) => work('staff/promoter/end', { account, note: '说明' })),
  'auth/promoter_rebate_withdraw/update4user': {
    promoter_required: () => call('auth/promoter_rebate_withdraw/update4user', payee),
  },
  'auth/promoter_rebate_withdraw/add': {
    promoter_required: () => call('auth/promoter_rebate_withdraw/add', { amount_fen: 20_000 }),
    payee_missing: async () => {
      await applyAsPromoter(t, who);
      return call('auth/promoter_rebate_withdraw/add', { amount_fen: 20_000 });
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
      await call('auth/promoter_rebate_withdraw/update4user', { ...payee, account: '6222000000000000999' });
      return work('staff/rebate/pay', { ...payment, code });
    },
  },
  'staff/rebate/refuse': {
    not_found: () => work('staff/rebate/refuse', { code: 'none', note: '户名不符' }),
    withdrawal_act_refused: async () =>
      work('staff/rebate/refuse', { code: (await refusedWithdrawal()).code, note: '户名不符' }),
  },
  'staff/integration/send': {
    not_found: () => work('staff/integration/send', { ...parcel, code: 'none' }),
    exchange_act_refused: async () =>
      work('staff/integration/send', { ...parcel, code: await refusedExchange() }),
  },
  'staff/integration/refuse': {
    not_found: () => work('staff/integration/refuse', { code: 'none', note: '缺货' }),
    exchange_act_refused: async () =>
      work('staff/integration/refuse', { code: await refusedExchange(), note: '缺货' }),
  },
  'staff/integration/adjust': {
    not_found: () => work('staff/integration/adjust', { account: 'none', points: 1, note: '补' }),
    balance_short: () => work('staff/integration/adjust', { account: who.phone, points: -1, note: '扣' }),
  },
  'auth/invoice/add': {
    invoice_limit: () => last(limits.invoiceTitles + 1, () => call('auth/invoice/add', title)),
  },
  'auth/invoice/edit': { not_found: () => call('auth/invoice/edit', { ...title, ...missing }) },
  'auth/invoice/del': { not_found: () => call('auth/invoice/del', missing) },
  'auth/invoice/default': { not_found: () => call('auth/invoice/default', missing) },
  'auth/tempDevice/add': {
    not_found: () => call('auth/tempDevice/add', { device_rid: 'none' }),
    option_invalid: () => call('auth/tempDevice/add', { device_rid: 'xrd', options: {} }),
    plan_limit: async () => {
      const { device_rid, options } = await plan(t, who);
      return call('auth/tempDevice/add', { device_rid, options, count: limits.countMax });
    },
  },
  'auth/tempDevice/edit': { not_found: () => call('auth/tempDevice/edit', { ...missing, count: 1 }) },
  'auth/order/add': {
    not_found: async () =>
      call('auth/order/add', {
        ...orderInput([await plan(t, who)]),
        sample_source: 4,
        pickup: { type: 1, ...visit, ...noAddress },
      }),
    account_closing: async () => {
      await askToClose();
      return call('auth/order/add', orderInput([await plan(t, who)]));
    },
    profile_incomplete: async () => {
      who = await newcomer(t.db, {}, t.clock.now());
      return call('auth/order/add', orderInput([await plan(t, who)]));
    },
    plan_changed: async () => call('auth/order/add', { ...orderInput([await plan(t, who)]), total_fen: 1 }),
    coupon_unusable: async () => {
      const input = { ...orderInput([await plan(t, who)]), coupon_rid: await analysisCoupon() };
      return call('auth/order/add', input);
    },
    pickup_unavailable: () => pickedUp(farPlace),
    pickup_slot_unavailable: () => pickedUp(pastVisit),
    credit_short: async () => {
      await setCredit(t.db, who, 0);
      return call('auth/order/add', orderInput([await plan(t, who)]));
    },
    credit_overdue: async () => {
      const { rid } = await orderIn('submitted');
      await makeOverdue(rid);
      return call('auth/order/add', orderInput([await plan(t, who)]));
    },
    account_closed: async () => {
      await closeAccount(who, 'credit');
      return call('auth/order/add', orderInput([await plan(t, who)]));
    },
  },
  'auth/order/quote': {
    not_found: async () =>
      call('auth/order/quote', { plan_rids: [(await plan(t, who)).rid], coupon_rid: 'none' }),
    plan_changed: () => call('auth/order/quote', { plan_rids: ['none'] }),
    coupon_unusable: async () =>
      call('auth/order/quote', { plan_rids: [(await plan(t, who)).rid], coupon_rid: await analysisCoupon() }),
  },
  'auth/discount4user': { plan_changed: () => call('auth/discount4user', { plan_rids: ['none'] }) },
  'auth/order/cancel': {
    not_found: () => call('auth/order/cancel', { ...missing, reason: '不做了' }),
    order_act_refused: async () => {
      const { rid } = await orderIn('cancelled');
      return call('auth/order/cancel', { rid, reason: '不做了' });
    },
  },
  'auth/order/send': {
    not_found: () => call('auth/order/send', { ...missing, ...parcel }),
    order_act_refused: async () =>
      call('auth/order/send', { rid: (await orderIn('submitted')).rid, ...parcel }),
  },
  'auth/order/reportOrderFeedback': {
    not_found: () => call('auth/order/reportOrderFeedback', { ...missing, question: '峰位' }),
    order_act_refused: async () => {
      const { rid } = await orderIn('submitted');
      return call('auth/order/reportOrderFeedback', { rid, question: '峰位' });
    },
  },
  'auth/order/again': {
    not_found: () => call('auth/order/again', missing),
    plan_limit: async () => {
      const { rid } = await orderIn('submitted');
      await plan(t, who, services.sampled, limits.countMax);
      return call('auth/order/again', { rid });
    },
  },
  'auth/web/order/detail': { not_found: () => call('auth/web/order/detail', missing) },
  'staff/ledger/balance': { not_found: () => work('staff/ledger/balance', { owner: 'nobody' }) },
  'staff/order/detail': { not_found: () => work('staff/order/detail', { code: 'none' }) },
  'staff/order/move': {
    not_found: () => desk.move('none', 'confirm'),
    order_act_refused: async () => desk.move((await orderIn('cancelled')).code, 'confirm'),
    prepayment_short: async () => desk.move(await agreedOrder(), 'await_sample'),
    account_closed: async () => {
      const code = await agreedOrder();
      await fund(t.db, who, 100_000);
      await closeAccount(who, 'cash');
      return desk.move(code, 'await_sample');
    },
  },
  'auth/web/orderFile/list4rid': { not_found: () => call('auth/web/orderFile/list4rid', missing) },
  'auth/web/orderFile/link': { not_found: () => call('auth/web/orderFile/link', missing) },
  'auth/web/orderFile/zip': { not_found: () => call('auth/web/orderFile/zip', missing) },
  'auth/web/orderFile/curve': { not_found: () => call('auth/web/orderFile/curve', missing) },
  'auth/order/updateProtocolFile': {
    not_found: () => call('auth/order/updateProtocolFile', { ...missing, file_rid: 'none' }),
    order_act_refused: async () => {
      const { rid } = await orderIn('submitted');
      return call('auth/order/updateProtocolFile', { rid, file_rid: await upload(pdf) });
    },
    file_type_refused: async () => {
      const { rid } = await orderIn('confirmed');
      const file_rid = await upload({ name: 'a.csv', bytes: '角度,强度\n10,120\n' });
      return call('auth/order/updateProtocolFile', { rid, file_rid });
    },
  },
  'staff/order/file': {
    not_found: () => desk.addData('none'),
    order_act_refused: async () => desk.addData((await orderIn('cancelled')).code),
  },
  'auth/sampling/add': {
    not_found: () => call('auth/sampling/add', { ...visit, sendAddress: 'none' }),
    account_closing: async () => {
      await askToClose();
      return call('auth/sampling/add', { ...place, ...visit });
    },
    pickup_unavailable: () => call('auth/sampling/add', { ...farPlace, ...visit }),
    pickup_slot_unavailable: () => call('auth/sampling/add', { ...place, ...pastVisit }),
    sampling_limit: () =>
      last(limits.samplings + 1, (round) =>
        call('auth/sampling/add', {
          ...place,
          // Two bookings a day, because closed days follow after a week.
          date: `2026-12-0${Math.ceil(round / 2)}`,
          time: round % 2 === 0 ? '08:30-10:30' : '10:30-12:30',
        }),
      ),
  },
  'auth/sampling/reschedule': {
    not_found: () => call('auth/sampling/reschedule', { ...missing, ...visit }),
    pickup_slot_unavailable: async () => {
      const { data } = await call('auth/sampling/add', { ...place, ...visit });
      return call('auth/sampling/reschedule', { rid: data.rid, ...pastVisit });
    },
    sampling_act_refused: async () =>
      call('auth/sampling/reschedule', { rid: (await cancelledBooking()).rid, ...visit }),
  },
  'auth/sampling/cancel': {
    not_found: () => call('auth/sampling/cancel', missing),
    sampling_act_refused: async () => call('auth/sampling/cancel', { rid: (await cancelledBooking()).rid }),
  },
  'staff/sampling/move': {
    not_found: () => work('staff/sampling/move', { code: 'none', act: 'confirm' }),
    sampling_act_refused: async () => {
      const { code } = await cancelledBooking();
      return work('staff/sampling/move', { code, act: 'confirm' });
    },
  },
  'auth/prestoreApply/add': {
    not_found: () => call('auth/prestoreApply/add', { ...transfer, file_rid: 'none' }),
    file_type_refused: async () =>
      call('auth/prestoreApply/add', { ...transfer, file_rid: await upload(table) }),
    prestore_limit: () => last(limits.prestoreWaiting + 1, () => applied()),
  },
  'auth/prestoreApply/edit': {
    not_found: () => call('auth/prestoreApply/edit', { ...transfer, ...missing }),
    file_type_refused: async () => {
      const { rid } = (await applied()).data;
      return call('auth/prestoreApply/edit', { ...transfer, rid, file_rid: await upload(table) });
    },
    prestore_act_refused: async () =>
      call('auth/prestoreApply/edit', { ...transfer, rid: (await cancelledPrestore()).rid }),
  },
  'auth/prestoreApply/cancel': {
    not_found: () => call('auth/prestoreApply/cancel', missing),
    prestore_act_refused: async () =>
      call('auth/prestoreApply/cancel', { rid: (await cancelledPrestore()).rid }),
  },
  'auth/prestoreApply/voucher': { not_found: () => call('auth/prestoreApply/voucher', missing) },
  'staff/prestore/approve': {
    not_found: () => work('staff/prestore/approve', { code: 'none' }),
    prestore_act_refused: async () =>
      work('staff/prestore/approve', { code: (await cancelledPrestore()).code }),
    approval_waiting: async () => {
      const { code } = await largePrestore();
      return work('staff/prestore/approve', { code });
    },
  },
  'staff/prestore/refuse': {
    not_found: () => work('staff/prestore/refuse', { code: 'none', reason: '未到账' }),
    prestore_act_refused: async () =>
      work('staff/prestore/refuse', { code: (await cancelledPrestore()).code, reason: '未到账' }),
  },
  'auth/creditApply/operate': {
    not_found: () => call('auth/creditApply/operate', { op: 'cancel', rid: 'none' }),
    profile_incomplete: async () => {
      who = await newcomer(t.db, {}, t.clock.now());
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
      return t.call('staff/approval/agree', { code: approval }, { token: (await lab(t)).token });
    },
    // The same: a cancelled application withdraws the request.
    credit_act_refused: async () => {
      const { approval, rid } = await largeCredit();
      await t.db.transaction((tx) =>
        tx.update(creditApplies).set({ state: 'cancelled' }).where(eq(creditApplies.rid, rid)),
      );
      return t.call('staff/approval/agree', { code: approval }, { token: (await lab(t)).token });
    },
    transfer_apply_refused: async () => {
      const { code } = await reportedTransfer();
      const { approval } = (await withApproval(() => work('staff/transferApply/match', { code }))).data;
      await t.db.transaction((tx) =>
        tx.update(transferApplies).set({ state: 'refused' }).where(eq(transferApplies.code, code)),
      );
      return t.call('staff/approval/agree', { code: approval ?? '' }, { token: (await lab(t)).token });
    },
    // Another refund was made meanwhile.
    amount_invalid: async () => {
      const { code, rid } = await statementIn('paid');
      const { paid_fen } = (await call('auth/assign/statement', { rid })).data;
      const { approval } = (await withApproval(() => refund(code, paid_fen))).data;
      await refund(code, 1);
      return t.call('staff/approval/agree', { code: approval ?? '' }, { token: (await lab(t)).token });
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
  'auth/assign/statement': { not_found: () => call('auth/assign/statement', missing) },
  'auth/assign/right': {
    not_found: () => call('auth/assign/right', missing),
    statement_act_refused: async () => call('auth/assign/right', { rid: (await statementIn('unpaid')).rid }),
    account_closed: async () => {
      const { rid } = await statementIn('open');
      await closeAccount(who, 'credit');
      return call('auth/assign/right', { rid });
    },
  },
  'auth/assign/wrong': {
    not_found: () => call('auth/assign/wrong', { ...missing, reason: '数量' }),
    statement_act_refused: async () =>
      call('auth/assign/wrong', { rid: (await statementIn('unpaid')).rid, reason: '数量' }),
  },
  'auth/statement/pay': {
    not_found: () => call('auth/statement/pay', missing),
    statement_act_refused: async () => call('auth/statement/pay', { rid: (await statementIn('open')).rid }),
    amount_invalid: async () =>
      call('auth/statement/pay', { rid: (await statementIn('unpaid')).rid, amount_fen: 900_000 }),
    balance_short: async () => call('auth/statement/pay', { rid: (await statementIn('unpaid')).rid }),
    account_closed: async () => {
      const { rid } = await statementIn('unpaid');
      await fund(t.db, who, 900_000);
      await closeAccount(who, 'cash');
      return call('auth/statement/pay', { rid });
    },
  },
  'staff/statement/detail': { not_found: () => work('staff/statement/detail', { code: 'none' }) },
  'staff/statement/add': {
    not_found: () => work('staff/statement/add', { codes: ['none'] }),
    order_act_refused: async () =>
      work('staff/statement/add', { codes: [(await orderIn('submitted')).code] }),
    credit_short: async () => billMore(await delivered()),
    prepayment_short: async () => {
      const code = await agreedOrder();
      await fund(t.db, who, 100_000);
      await desk.acts(code, 'await_sample', 'receive', 'test');
      await desk.addData(code);
      await desk.acts(code, 'deliver');
      return billMore(code);
    },
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
      const code = await agreedOrder();
      await fund(t.db, who, 100_000);
      await desk.acts(code, 'await_sample', 'receive', 'test');
      await desk.addData(code);
      await desk.acts(code, 'deliver');
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
  'auth/transferApply': {
    not_found: () => call('auth/transferApply', { ...transferred, file_rid: 'none' }),
    file_type_refused: async () => {
      const file_rid = await upload({ name: 'a.csv', bytes: '角度,强度\n10,120\n' });
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
  'auth/upload4file': { file_type_refused: () => send(t, 'auth/upload4file', {}, program, who.token) },
};

const cases = Object.entries(scenarios).flatMap(([path, byId]) =>
  Object.entries<() => Promise<Pick<Answer<Path>, 'error'>>>(byId).map(
    ([id, act]) => [path, id, act] as const,
  ),
);

test.each(cases)('%s can be refused with %s', async (_path, id, act) => {
  expect((await act()).error).toBe(id);
});

test('each refusal that the contract names for a call is among these', () => {
  const named = Object.entries<Endpoint>(contract).flatMap(([path, { errors = [] }]) =>
    errors.map((id) => `${path} ${id}`),
  );
  expect(cases.map(([path, id]) => `${path} ${id}`).sort()).toEqual(named.sort());
});
