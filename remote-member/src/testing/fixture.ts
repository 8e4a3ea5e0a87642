import type {
  Address,
  Cluster,
  Data,
  Invoice,
  InvoiceApply,
  Message,
  OrderFile,
  OrderRow,
  Setting,
  Statement,
  TransferApply,
} from '@portal/shared/contract';
import { fakeEtag, order, siteSetting } from '@portal/shared/testing';
import { clusterAs } from './cluster';

export { order };

/** Returns a statement of one order that waits for its review; pass only the properties that matter to the test. */
export function statement(part: Partial<Statement> = {}): Statement {
  return {
    rid: 'statement-1',
    code: 'S20261120-000003',
    state: 'open',
    created: '2026-11-20T02:00:00Z',
    review_until: '2026-11-27T02:00:00Z',
    orders: [{ rid: 'order-1', code: 'D20261120-000007', fund_code: '' }],
    total_fen: 12_000,
    paid_fen: 0,
    owed_fen: 0,
    waiting_fen: 0,
    invoiced_fen: 0,
    invoiced_cash_fen: 0,
    can: ['right', 'wrong'],
    lines: [
      {
        order_rid: 'order-1',
        order_code: 'D20261120-000007',
        kind: 'item',
        name: 'X 射线衍射 × 2 样',
        detail: '扫描范围：5–90°',
        amount_fen: 12_000,
      },
    ],
    sources: { cash_fen: 0, bonus_fen: 0, credit_fen: 12_000 },
    available: { cash_fen: 0, bonus_fen: 0 },
    invoiceable_fen: 0,
    payments: [],
    events: [],
    ...part,
  };
}

/** Returns a bank transfer over ¥120.00 for a statement that waits; pass only the properties that matter to the test. */
export function transferApply(part: Partial<TransferApply> = {}): TransferApply {
  return {
    rid: 'transfer-1',
    code: 'Z20261120-000001',
    statement: { rid: 'statement-1', code: 'S20261120-000003' },
    amount_fen: 12_000,
    payer: '示例大学',
    paid_on: '2026-11-20',
    state: 'waiting',
    arrived_fen: null,
    voucher: { name: '回单.pdf', size: 3 },
    reason: '',
    created: '2026-11-20T02:00:00Z',
    decided: null,
    etag: fakeEtag,
    ...part,
  };
}

/** Returns a list of reported transfers with what those that wait add up to. */
export function transferList(...list: TransferApply[]): Data<'auth/transferApply/list'> {
  const waiting = list.filter(({ state }) => state === 'waiting');
  const amount_fen = waiting.reduce((sum, one) => sum + one.amount_fen, 0);
  return { total: list.length, list, waiting: { count: waiting.length, amount_fen } };
}

/** Returns a group with ¥500.00 from which the member may pay without limit. */
export const cluster = (part: Partial<Cluster> = {}): Cluster =>
  clusterAs('manager', {
    approval_fen: null,
    limit_fen: null,
    allowance: { limit_fen: null, used_fen: 0 },
    available: { cash_fen: 50_000, bonus_fen: 0 },
    can: ['view', 'pay'],
    ...part,
  });

/** Returns the default title of a university with every detail. */
export function invoiceTitle(part: Partial<Invoice> = {}): Invoice {
  return {
    rid: 'title-1',
    holder: 'company',
    type: 1,
    title: '示例大学',
    tax_number: '91350100M000100Y43',
    registered_address: '示例市示例路 1 号',
    registered_phone: '010-00000000',
    bank: '示例银行示例支行',
    account: '1234567890123',
    default: 1,
    etag: fakeEtag,
    ...part,
  };
}

/** Returns a request over ¥120.00 of one statement that waits; pass only the properties that matter to the test. */
export function invoiceApply(part: Partial<InvoiceApply> = {}): InvoiceApply {
  const { rid: _rid, type: _type, default: _default, etag, ...title } = invoiceTitle();
  return {
    rid: 'apply-1',
    code: 'K20261121-000001',
    type: 1,
    state: 'waiting',
    amount_fen: 12_000,
    title,
    parts: [{ statement_rid: 'statement-1', statement_code: 'S20261120-000003', amount_fen: 12_000 }],
    prestores: [],
    note: '',
    email: '',
    number: null,
    red_number: null,
    reason: '',
    files: [],
    finance_sent: null,
    created: '2026-11-21T02:00:00Z',
    changed: '2026-11-21T02:00:00Z',
    can: ['edit', 'cancel'],
    etag,
    ...part,
  };
}

type StatementRow = Data<'auth/assign/settlementList'>['list'][number];

/** Returns the same statement as a row of a list. */
export function statementRow(part: Partial<StatementRow> = {}): StatementRow {
  const { rid, code, state, created, review_until, orders, total_fen, paid_fen, owed_fen, waiting_fen, can } =
    statement();
  return {
    rid,
    code,
    state,
    created,
    review_until,
    orders,
    total_fen,
    paid_fen,
    owed_fen,
    waiting_fen,
    invoiced_fen: 0,
    invoiced_cash_fen: 0,
    can,
    ...part,
  };
}

/** Returns the money of a member with ¥100.00 of cash and ¥5.00 of bonus. */
export function asset(): Data<'auth/web/asset/init'> {
  return {
    cash_fen: 10_000,
    bonus_fen: 500,
    points: 0,
    rebate_fen: 0,
    reserved: { cash_fen: 0, bonus_fen: 0 },
    credit: { limit_fen: 500_000, used_fen: 12_000, reserved_fen: 0, free_fen: 488_000 },
  };
}

/** Returns the same order as a row of a list. */
export function orderRow({ items, ...part }: Partial<OrderRow> = {}): OrderRow {
  const {
    rid,
    code,
    state,
    type_id,
    created,
    total_fen,
    discount_fen,
    due_fen,
    locked,
    can,
    next,
    open_question,
    ...rest
  } = order(part);
  return {
    rid,
    code,
    state,
    type_id,
    created,
    total_fen,
    discount_fen,
    due_fen,
    items: items ?? rest.items,
    locked,
    can,
    next,
    open_question,
  };
}

export function orderFile(part: Partial<OrderFile> = {}): OrderFile {
  return {
    rid: 'file-1',
    kind: 'protocol',
    name: '检测技术服务协议.pdf',
    size: 48_230,
    mime: 'application/pdf',
    created: '2026-11-20T02:00:05Z',
    can: ['download'],
    ...part,
  };
}

export function message(part: Partial<Message> = {}): Message {
  return {
    rid: 'message-1',
    title: '方案已锁定',
    text: '订单 D20261120-000007 的检测方案已锁定。',
    link: '/member/order/order-1',
    created: '2026-11-20T03:00:00Z',
    read: false,
    ...part,
  };
}

export function address(part: Partial<Address> = {}): Address {
  return {
    address_rid: 'address-1',
    name: '林晓',
    phone: '13800000000',
    province: '北京市',
    city: '北京市',
    area: '海淀区',
    address: '学院路 1 号 2 单元 301',
    address_code: '110108',
    company: '示例大学',
    default: 1,
    etag: fakeEtag,
    ...part,
  };
}

/** Returns the site's settings with the address for samples. */
export const setting = (): Setting =>
  siteSetting({
    localInfo: {
      express: { name: '收样室', phone: '010-00000000', address: '北京市海淀区示例路 1 号收样室' },
    },
  });
