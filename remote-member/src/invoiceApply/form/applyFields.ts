import { presentOf } from '@portal/shared/api';
import type { Data, Edited, Invoice, InvoiceApply } from '@portal/shared/contract';
import { chosen, type EditSetup, email, type FieldRule, optional, text } from '@portal/shared/form';
import {
  amountMessage,
  bareYuan,
  fenOf,
  formatFen,
  type InvoiceType,
  invoiceTypes,
  isTaxInvoice,
  limits,
  mostInvoiceable,
  requiredMessage,
  texts,
  titleProblems,
  usesUp,
  yuanOf,
} from '@portal/shared/rules';

export type Statement = Data<'auth/asset/invoiceHistory'>['list'][number];

export type Prestore = Data<'auth/asset/prestoreHistory'>['list'][number];

/** Chosen statements or prepayments by key, each with the typed amount; null stands for all that may be invoiced. */
export type Parts = Readonly<Record<string, string | null>>;

/** Values of the form of a request. */
export interface ApplyFields {
  readonly type: InvoiceType;
  readonly parts: Parts;
  readonly prestores: Parts;
  readonly invoice_rid: string;
  readonly note: string;
  /** Address that receives the files; empty when none does. */
  readonly email: string;
  readonly etag?: string | undefined;
}

/** What the form is made for. */
export interface ApplyScene {
  readonly statements: readonly Statement[];
  /** Prepayments that are invoiced on arrival. */
  readonly prestores: readonly Prestore[];
  readonly titles: readonly Invoice[];
  /** The request that is changed; a new one when missing. */
  readonly saved: InvoiceApply | undefined;
}

/** Returns the highest amount of a statement in the request. What the changed request uses up is free for it. */
export function mostOf(statement: Statement, type: InvoiceType, saved: InvoiceApply | undefined): number {
  const own =
    saved && usesUp(saved)
      ? (saved.parts.find((part) => part.statement_rid === statement.statement_rid)?.amount_fen ?? 0)
      : 0;
  return mostInvoiceable(type, { ...statement, open_fen: statement.open_fen + own });
}

/** Returns the highest amount of a prepayment in the request; only the tax system's invoices are of prepayments. */
export function mostOfPrestore(
  { prestore_rid, open_fen }: Prestore,
  type: InvoiceType,
  saved: InvoiceApply | undefined,
): number {
  if (!isTaxInvoice(type)) return 0;
  return open_fen + (saved?.prestores.find((part) => part.prestore_rid === prestore_rid)?.amount_fen ?? 0);
}

/** Returns the prepayments that can be chosen for this type, and those that are chosen. */
export const prestoreChoicesOf = (
  { prestores, saved }: ApplyScene,
  { type, prestores: chosen }: ApplyFields,
): Prestore[] =>
  prestores.filter((one) => one.prestore_rid in chosen || mostOfPrestore(one, type, saved) > 0);

/** Returns the statements that can be chosen for this type, and those that are chosen. */
export const choicesOf = ({ statements, saved }: ApplyScene, { type, parts }: ApplyFields): Statement[] =>
  statements.filter((one) => one.statement_rid in parts || mostOf(one, type, saved) > 0);

/** Returns the text of the field of an amount. */
export const typedAmount = (typed: string | null, most: number): string => typed ?? yuanOf(most);

/** Returns what is wrong with the amount of a chosen statement. */
export function amountProblem(typed: string | null, most: number): string | undefined {
  const text = typedAmount(typed, most);
  const fen = fenOf(text);
  if (most === 0) return '该发票类型没有可开金额';
  if (fen === undefined)
    return bareYuan(text) === '' ? '请填写金额，如 1049.90' : amountMessage('开票金额', text);
  return fen > most ? `最多可开 ${formatFen(most)}` : undefined;
}

/** Returns the chosen statements with their amounts; one that is no amount counts as 0. */
export function partsOf(scene: ApplyScene, { type, parts }: ApplyFields) {
  return scene.statements
    .filter(({ statement_rid }) => statement_rid in parts)
    .map((one) => ({
      statement_rid: one.statement_rid,
      amount_fen: fenOf(typedAmount(parts[one.statement_rid] ?? null, mostOf(one, type, scene.saved))) ?? 0,
    }));
}

/** Returns the chosen prepayments with their amounts; one that is no amount counts as 0. */
export function prestorePartsOf(scene: ApplyScene, { type, prestores }: ApplyFields) {
  return scene.prestores
    .filter(({ prestore_rid }) => prestore_rid in prestores)
    .map((one) => {
      const most = mostOfPrestore(one, type, scene.saved);
      const typed = typedAmount(prestores[one.prestore_rid] ?? null, most);
      return { prestore_rid: one.prestore_rid, amount_fen: fenOf(typed) ?? 0 };
    });
}

/** Returns what a title lacks for this type of invoice; empty when it fits. */
export const titleLacks = (title: Invoice, type: InvoiceType): string[] =>
  Object.values(titleProblems({ ...title, type })).map((message) => message.replace(/[[\]]/g, ''));

/** Returns the rules of the form. They read the loaded statements and titles. */
export function applyRules(scene: ApplyScene) {
  return {
    type: kept<InvoiceType>('发票类型'),
    parts: { ...kept<Parts>('结算单'), check: (_: Parts, all: object) => partsProblem(scene, fieldsIn(all)) },
    prestores: {
      ...kept<Parts>('预存款'),
      check: (_: Parts, all: object) => prestoresProblem(scene, fieldsIn(all)),
    },
    invoice_rid: {
      ...chosen('发票抬头'),
      check: (rid: string, all: object) => titleProblem(scene, rid, fieldsIn(all)),
    },
    note: optional(text(texts.invoiceNote)),
    email: optional(email(texts.invoiceEmail)),
  };
}

const kept = <Value>(label: string): FieldRule<Value> => ({
  label,
  required: true,
  clean: (value) => value,
  check: () => undefined,
});

const blank: ApplyFields = { type: 1, parts: {}, prestores: {}, invoice_rid: '', note: '', email: '' };
const fieldsIn = (all: object): ApplyFields => ({ ...blank, ...all });

function prestoresProblem(
  { prestores, saved }: ApplyScene,
  { type, prestores: chosen }: ApplyFields,
): string | undefined {
  for (const one of prestores.filter(({ prestore_rid }) => prestore_rid in chosen)) {
    const problem = amountProblem(chosen[one.prestore_rid] ?? null, mostOfPrestore(one, type, saved));
    if (problem) return `[开票金额]预存 ${one.code} ${problem}`;
  }
  return undefined;
}

function partsProblem(
  { statements, saved }: ApplyScene,
  { type, parts, prestores }: ApplyFields,
): string | undefined {
  const rids = Object.keys(parts);
  if (rids.length === 0 && Object.keys(prestores).length > 0) return undefined;
  if (rids.length === 0) return requiredMessage('结算单');
  if (rids.length > limits.invoiceParts) return `[结算单]一次最多选 ${limits.invoiceParts} 个`;
  for (const one of statements.filter(({ statement_rid }) => statement_rid in parts)) {
    const problem = amountProblem(parts[one.statement_rid] ?? null, mostOf(one, type, saved));
    if (problem) return `[开票金额]结算单 ${one.code} ${problem}`;
  }
  return undefined;
}

function titleProblem({ titles }: ApplyScene, rid: string, { type }: ApplyFields): string | undefined {
  const title = titles.find((one) => one.rid === rid);
  if (!title) return requiredMessage('发票抬头');
  return titleLacks(title, type).length > 0 ? '[发票抬头]不能用于该发票类型，请补全或换一个' : undefined;
}

type EditedApply = Edited<'auth/invoiceApply/edit'>;

/** The saved title is found by its name and tax number, because a request has a copy of it. */
export function fieldsOfApply(apply: EditedApply, titles: readonly Invoice[]): ApplyFields {
  const { type, parts, prestores, title, note, email, etag } = apply;
  const found = titles.find((one) => one.title === title.title && one.tax_number === title.tax_number);
  return {
    type,
    parts: Object.fromEntries(parts.map((part) => [part.statement_rid, yuanOf(part.amount_fen)])),
    prestores: Object.fromEntries(prestores.map((part) => [part.prestore_rid, yuanOf(part.amount_fen)])),
    invoice_rid: found?.rid ?? '',
    note,
    email,
    etag,
  };
}

/** How the form goes on when the request was changed meanwhile. */
export const applyEdits = ({ statements, prestores, titles }: ApplyScene): EditSetup<ApplyFields> => ({
  present: (error) => {
    const present = presentOf(error, 'auth/invoiceApply/edit');
    return present && fieldsOfApply(present, titles);
  },
  texts: {
    type: (type) => invoiceTypes[type],
    invoice_rid: (rid) => titles.find((one) => one.rid === rid)?.title ?? '',
    parts: (parts) =>
      partsText(parts, (rid) => statements.find((one) => one.statement_rid === rid)?.code ?? '其他结算单'),
    prestores: (parts) =>
      partsText(parts, (rid) => prestores.find((one) => one.prestore_rid === rid)?.code ?? '其他预存款'),
  },
});

const partsText = (parts: Parts, codeOf: (rid: string) => string): string =>
  Object.entries(parts)
    .map(([rid, amount]) => `${codeOf(rid)} ${amount === null ? '全部' : `¥${amount}`}`)
    .join('、');
