import type { Input, InvoiceApply } from '@portal/shared/contract';
import { type InvoiceSlot, invoiceSlotNames } from '@portal/shared/rules';
import type { TestMember } from './factories';
import { fund } from './money';
import { type Lab, order, send } from './orders';
import type { Given } from './seen';
import type { TestApp } from './testApp';

/** A title with all that a special invoice needs. */
export const companyTitle = {
  holder: 'company',
  type: 1,
  title: '示例大学',
  tax_number: '91350100M000100Y43',
  registered_address: '示例市示例路 1 号',
  registered_phone: '010-00000000',
  bank: '示例银行示例支行',
  account: '1234567890123',
} as const;

/** Files as the tax system makes them, by slot; the OFD is only the start of a zip. */
export const invoiceBytes: Readonly<Record<InvoiceSlot, Buffer>> = {
  xml: Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-8"?>\r\n<EInvoice/>\n'),
  ofd: Buffer.from('PK\u0003\u0004\u0014\u0000\u0000OFD.xml\u0000\u00ff', 'latin1'),
  pdf: Buffer.from('%PDF-1.7\n\u00e2\u00e3\u00cf\u00d3\n%%EOF\n', 'latin1'),
};

let numbers = 0;
/** Returns a number of 20 digits that no invoice has. */
export const nextInvoiceNumber = (): string => `26112000${String(++numbers).padStart(12, '0')}`;

/** A member's statement of one order, with its amount. */
export interface TestStatement {
  readonly rid: string;
  readonly code: string;
  readonly total_fen: number;
}

/** Returns a member's confirmed statement; `paid_fen` of it are paid in cash, all of it when it is left out. */
export async function paidStatement(
  t: TestApp,
  desk: Lab,
  who: TestMember,
  paid_fen?: number,
): Promise<TestStatement> {
  const { code: orderCode } = await order(t, who);
  await desk.deliver(orderCode);
  const { rid, code } = await desk.bill(orderCode);
  await t.call('auth/assign/right', { rid }, { token: who.token });
  const { total_fen } = (await t.call('auth/assign/statement', { rid }, { token: who.token })).data;
  const amount_fen = paid_fen ?? total_fen;
  if (amount_fen > 0) {
    await fund(t.db, who, amount_fen);
    await t.call('auth/statement/pay', { rid, amount_fen }, { token: who.token });
  }
  return { rid, code, total_fen };
}

/** Returns a member's prepayment that has arrived and is invoiced on arrival. */
export async function prepaid(
  t: TestApp,
  desk: Lab,
  who: TestMember,
  amount_fen: number,
  given: Partial<Given<'auth/prestoreApply/add'>> = {},
): Promise<{ readonly rid: string; readonly code: string }> {
  const { token } = who;
  const file = { name: '回单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
  const { file_rid } = (await send(t, 'auth/upload4file', {}, file, token)).data;
  const paid_on = t.clock.now().toISOString().slice(0, 10);
  const input = { amount_fen, payer: '示例大学', paid_on, file_rid, invoicing: 'arrival' as const, ...given };
  const { rid, code } = (await t.call('auth/prestoreApply/add', input, { token })).data;
  await t.call('staff/prestore/approve', { code }, { token: desk.token });
  return { rid, code };
}

type Asked = Partial<Input<'auth/invoiceApply/add'>>;

/** What a member and staff do with invoices. */
export interface Invoicing {
  /** Key of the member's saved title. */
  readonly invoice_rid: string;
  /** Asks for an invoice over an amount of a statement. */
  ask(statement_rid: string, amount_fen: number, given?: Asked): ReturnType<typeof callAdd>;
  /** The same, and throws when it is refused. */
  asked(statement_rid: string, amount_fen: number, given?: Asked): Promise<InvoiceApply>;
  addFile(code: string, slot: InvoiceSlot, bytes?: Buffer): ReturnType<typeof callFile>;
  /** Staff take a request, store its files and issue it; returns the number. */
  issue(code: string, bytes?: Partial<typeof invoiceBytes>): Promise<string>;
  /** Staff confirm a red letter that was asked for, store its files and issue it. */
  redIssue(code: string): Promise<void>;
}

const callAdd = (t: TestApp, { token }: TestMember, input: Input<'auth/invoiceApply/add'>) =>
  t.call('auth/invoiceApply/add', input, { token });
const callFile = (t: TestApp, desk: Lab, fields: Input<'staff/invoiceApply/file'>, bytes: Buffer) =>
  send(t, 'staff/invoiceApply/file', fields, { name: `发票.${fields.slot}`, bytes }, desk.token);

/** Saves a title for the member and returns what they and staff do with invoices. */
export async function invoicing(t: TestApp, desk: Lab, who: TestMember): Promise<Invoicing> {
  const { data } = await t.call('auth/invoice/add', companyTitle, { token: who.token });
  const ask = (statement_rid: string, amount_fen: number, given: Asked = {}) =>
    callAdd(t, who, { type: 1, invoice_rid: data.rid, parts: [{ statement_rid, amount_fen }], ...given });
  const addFile = (code: string, slot: InvoiceSlot, bytes = invoiceBytes[slot]) =>
    callFile(t, desk, { code, slot }, bytes);
  return {
    invoice_rid: data.rid,
    ask,
    addFile,
    asked: async (...given) => {
      const answer = await ask(...given);
      if (answer.code === 0) throw new Error(answer.msg);
      return answer.data;
    },
    issue: async (code, bytes = {}) => {
      await t.call('staff/invoiceApply/take', { code }, { token: desk.token });
      for (const slot of invoiceSlotNames) await addFile(code, slot, bytes[slot]);
      const number = nextInvoiceNumber();
      const answer = await t.call('staff/invoiceApply/issue', { code, number }, { token: desk.token });
      if (answer.code === 0) throw new Error(answer.msg);
      return number;
    },
    redIssue: async (code) => {
      await t.call('staff/invoiceApply/redConfirm', { code, note: '' }, { token: desk.token });
      for (const slot of invoiceSlotNames) await addFile(code, slot);
      const red = { code, number: nextInvoiceNumber() };
      const answer = await t.call('staff/invoiceApply/redIssue', red, { token: desk.token });
      if (answer.code === 0) throw new Error(answer.msg);
    },
  };
}
