import type { Parsed } from '@portal/shared/contract';
import { type InvoiceApplyAct, type InvoiceType, requiredSlots } from '@portal/shared/rules';
import type { Tx } from '../db/client';
import { newRid } from '../db/rid';
import type { Deps } from '../deps';
import type { StaffAct } from '../kit/module';
import { addInvoice } from '../modules/invoice/invoice.service';
import { invoiceMimes } from '../modules/invoiceApply/invoiceApply.file.rules';
import { putInvoiceFile } from '../modules/invoiceApply/invoiceApply.file.service';
import { findOwnInvoiceApply, type InvoiceApplyRow } from '../modules/invoiceApply/invoiceApply.repo';
import {
  addInvoiceApply,
  askRedLetter,
  cancelInvoiceApply,
} from '../modules/invoiceApply/invoiceApply.service';
import {
  confirmRedLetter,
  issueInvoice,
  refuseInvoiceApply,
  takeInvoiceApply,
} from '../modules/invoiceApply/invoiceApply.staff.service';
import { markOldRead } from '../modules/message/message.repo';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { listOwnInvoiced } from '../modules/prestore/prestore.repo';
import { type Invoiceable, invoiceableOf } from '../modules/statement/statement.invoice.service';
import { listOwnStatements } from '../modules/statement/statement.repo';
import { findByAccount } from '../modules/user/user.repo';
import { sampleInvoiceFile } from './demoInvoiceFile';
import { demoMember } from './demoMember';
import { seedOnce } from './seed';

const hour = 3600 * 1000;
const user_rid = demoMember.rid;

/** A request of the demo member and its history. */
interface DemoInvoice {
  readonly type: InvoiceType;
  /** Which of the member's paid statements it covers, from the oldest one on; the unpaid one without a number. */
  readonly statement?: number;
  /** It covers the member's newest prepayment that is invoiced on arrival, in place of a statement. */
  readonly prestore?: true;
  /** Per cent of the statement's, or the prepayment's, amount. */
  readonly share: number;
  readonly daysAgo: number;
  readonly note?: string;
  /** Acts with their time in hours after the request, and a reason. */
  readonly acts: readonly (readonly [act: InvoiceApplyAct, hours: number, reason?: string])[];
}

const issued = [
  ['take', 3],
  ['issue', 20],
] as const;

/** Requests in every state, oldest first. Each red letter, refusal and cancellation frees the amount for the next request. */
const demoInvoices: readonly DemoInvoice[] = [
  {
    type: 1,
    statement: 0,
    share: 100,
    daysAgo: 80,
    acts: [...issued, ['redLetter', 90, '需改开专用发票'], ['redConfirm', 100], ['redIssue', 120]],
  },
  { type: 3, statement: 0, share: 100, daysAgo: 74, note: '项目编号 2026-042', acts: issued },
  {
    type: 3,
    statement: 1,
    share: 100,
    daysAgo: 69,
    acts: [['refuse', 5, '税号与单位名称不一致，请核对后重新申请']],
  },
  { type: 1, statement: 1, share: 100, daysAgo: 66, acts: [['cancel', 2]] },
  { type: 1, statement: 1, share: 100, daysAgo: 65, acts: issued },
  { type: 6, statement: 2, share: 100, daysAgo: 50, note: '用于课题组报账', acts: [] },
  {
    type: 1,
    statement: 2,
    share: 100,
    daysAgo: 40,
    acts: [...issued, ['redLetter', 37 * 24, '抬头有误，应为学院全称'], ['redConfirm', 38 * 24]],
  },
  {
    type: 1,
    statement: 3,
    share: 60,
    daysAgo: 30,
    acts: [...issued, ['redLetter', 29.5 * 24, '测试项目退回']],
  },
  { type: 5, share: 100, daysAgo: 12, note: '供学校财务预借发票', acts: [] },
  { type: 1, prestore: true, share: 60, daysAgo: 8, note: '预存款，课题号 2026-042', acts: issued },
  { type: 3, statement: 4, share: 50, daysAgo: 0.6, acts: [['take', 4]] },
  { type: 1, statement: 4, share: 20, daysAgo: 0.2, acts: [] },
];

type Title = Parsed<'auth/invoice/add'>;

const company: Title = {
  holder: 'company',
  type: 1,
  title: '示例大学材料学院',
  tax_number: '91350100M000100Y43',
  registered_address: '北京市海淀区示例路 30 号',
  registered_phone: '010-00000000',
  bank: '示例银行北京海淀支行',
  account: '1234567890123',
  default: 1,
};
const person: Title = {
  holder: 'person',
  type: 1,
  title: '演示用户',
  tax_number: '',
  registered_address: '',
  registered_phone: '',
  bank: '',
  account: '',
  default: 0,
};

/**
 * Saves two titles of the demo member and makes requests for invoices in every state, once, by the services of real
 * ones, at times in the past. Skips the requests when an older demo has too few statements. No text messages are sent.
 */
export async function seedDemoInvoices({ db, ports, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo invoices', now(), async (tx) => {
    const staff_rid = (await findByAccount(tx, 'staff'))?.rid;
    if (staff_rid === undefined) throw new Error('the account of the staff is created before the demo');
    const before = (days: number) => new Date(now().getTime() - days * 24 * hour);
    const { rid: invoice_rid } = await addInvoice(tx, user_rid, company, before(90));
    await addInvoice(tx, user_rid, person, before(90));
    const statements = await demoStatements(tx);
    for (const [serial, one] of demoInvoices.entries()) {
      const covered = await coveredBy(tx, one, statements);
      if (!covered) continue;
      const at = before(one.daysAgo);
      const wanted = { type: one.type, invoice_rid, ...covered, note: one.note ?? '', email: '' };
      let apply = await addInvoiceApply(tx, wanted, { user_rid, at });
      for (const [act, hours, reason = ''] of one.acts) {
        const by = { staff_rid, at: new Date(at.getTime() + hours * hour) };
        await perform(tx, ports, apply, { act, reason, by, number: sampleNumber(serial, act) });
        apply = (await findOwnInvoiceApply(tx, user_rid, apply.rid)) ?? apply;
      }
    }
    await removeLettersTo(tx, user_rid);
    await markOldRead(tx, user_rid, before(3), now());
  });
}

type Statements = Awaited<ReturnType<typeof demoStatements>>;

/** Returns what a request covers; undefined when an older demo does not have it. */
async function coveredBy(
  tx: Tx,
  { type, statement, prestore, share }: DemoInvoice,
  { paid, unpaid }: Statements,
) {
  if (prestore) {
    const [newest] = (await listOwnInvoiced(tx, user_rid, { page: 1, size: 1 })).rows;
    if (!newest) return undefined;
    const amount_fen = Math.round((newest.amount_fen * share) / 100);
    return { parts: [], prestores: [{ prestore_rid: newest.rid, amount_fen }] };
  }
  const of = statement === undefined ? unpaid : paid[statement];
  if (!of) return undefined;
  const amount_fen = Math.round(((type === 5 ? of.total_fen : of.paid_cash_fen) * share) / 100);
  return { parts: [{ statement_rid: of.statement.rid, amount_fen }], prestores: [] };
}

/** Returns the member's paid statements, the oldest first, and one that is not paid. */
async function demoStatements(tx: Tx): Promise<{ paid: Invoiceable[]; unpaid: Invoiceable | undefined }> {
  const page = { page: 1, size: 100 };
  const { rows: paid } = await listOwnStatements(tx, user_rid, { ...page, states: ['paid'] });
  const { rows: unpaid } = await listOwnStatements(tx, user_rid, { ...page, states: ['unpaid'] });
  return { paid: await invoiceableOf(tx, paid.reverse()), unpaid: (await invoiceableOf(tx, unpaid))[0] };
}

/** Returns a number of 20 digits as the tax system has them, a different one for each invoice and red letter. */
const sampleNumber = (serial: number, act: InvoiceApplyAct): string =>
  `26312000000${String(serial * 2 + (act === 'redIssue' ? 1 : 0)).padStart(9, '0')}`;

interface DemoAct {
  readonly act: InvoiceApplyAct;
  readonly reason: string;
  readonly by: StaffAct;
  readonly number: string;
}

async function perform(
  tx: Tx,
  ports: Deps['ports'],
  apply: InvoiceApplyRow,
  { act, reason, by, number }: DemoAct,
): Promise<void> {
  const { rid, code } = apply;
  const own = { user_rid, at: by.at };
  if (act === 'cancel') await cancelInvoiceApply(tx, rid, own);
  if (act === 'redLetter') await askRedLetter(tx, { rid, reason }, own);
  if (act === 'take') await takeInvoiceApply(tx, code, by);
  if (act === 'refuse') await refuseInvoiceApply(tx, { code, reason }, by);
  if (act === 'redConfirm') await confirmRedLetter(tx, { code, note: '' }, by);
  if (act !== 'issue' && act !== 'redIssue') return;
  const red = act === 'redIssue';
  for (const slot of requiredSlots(apply.type)) {
    const bytes = await sampleInvoiceFile(slot, { apply, number, red, at: by.at });
    const file = {
      rid: newRid(),
      user_rid: null,
      stored: await ports.files.put(bytes),
      mime: invoiceMimes[slot],
      name: `${red ? '红字' : ''}发票（示例）-${code}.${slot}`,
      size: bytes.byteLength,
      picture: false,
      claimed: true,
      created: by.at,
    };
    await putInvoiceFile(tx, { code, slot }, file, by);
  }
  await issueInvoice(tx, act, { code, number }, by);
}
