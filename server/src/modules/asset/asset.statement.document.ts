import { accountKinds, formatFen, formatInstant, type OwnedAccount } from '@portal/shared/rules';
import { endPdf, newPdf } from '../pdf/pdf.file.document';
import { drawDocumentHead, drawHeading, drawNote, noteHeight } from '../pdf/pdf.head.document';
import { ink, type Pdf, text } from '../pdf/pdf.sheet.document';
import { confirmFields, drawStamps, stampHeight } from '../pdf/pdf.stamp.document';
import { type Column, drawTable } from '../pdf/pdf.table.document';

interface EntryFacts {
  readonly at: Date;
  readonly label: string;
  readonly code: string | null;
  readonly amount: number;
  readonly balance: number;
}

/** One account in a period: balances, totals and entries, the oldest first. */
export interface AccountFacts {
  readonly account: OwnedAccount;
  readonly opening: number;
  readonly credited: number;
  readonly debited: number;
  readonly closing: number;
  readonly entries: readonly EntryFacts[];
  /** The balance before the first listed entry: the opening one unless the list is shortened. */
  readonly carried: number;
  /** True when the period has more entries than are listed. */
  readonly shortened: boolean;
}

/** The data that an account statement contains. */
export interface StatementFacts {
  readonly from: string;
  readonly to: string;
  readonly made: Date;
  readonly member: { readonly name: string; readonly company: string; readonly phone: string };
  readonly provider: { readonly company: string; readonly phone: string };
  readonly accounts: readonly AccountFacts[];
}

/** Draws the account statement: who and when, a table of all accounts, and the entries of each account. */
export async function drawAccountStatement(facts: StatementFacts, font: Buffer): Promise<Buffer> {
  const { from, to, made, provider } = facts;
  const title = `对账单 ${from} 至 ${to}`;
  const { pdf, bytes } = await newPdf({ title, author: provider.company, created: made }, font);
  drawHead(pdf, facts);
  drawSummary(pdf, facts.accounts);
  const note = noteOf(facts);
  const end = noteHeight(pdf, note) + stampHeight;
  for (const [at, account] of facts.accounts.entries())
    drawEntries(pdf, account, { from, end: at === facts.accounts.length - 1 ? end : 0 });
  drawNote(pdf, note);
  drawStamps(pdf, confirmFields);
  endPdf(pdf, title);
  return bytes;
}

function drawHead(pdf: Pdf, { from, to, made, member, provider }: StatementFacts): void {
  drawDocumentHead(pdf, {
    title: '对账单',
    below: `${from} 至 ${to}`,
    sides: [
      [
        ['客户', member.company || member.name],
        ['联系人', [member.name, member.phone].filter(Boolean).join('　')],
      ],
      [
        ['出具单位', provider.company],
        ['出具时间', formatInstant(made.toISOString())],
      ],
    ],
  });
}

const summaryColumns: readonly Column[] = [
  { title: '账户', width: 0, align: 'left' },
  { title: '期初余额', width: 96, align: 'right' },
  { title: '本期收入', width: 96, align: 'right' },
  { title: '本期支出', width: 96, align: 'right' },
  { title: '期末余额', width: 96, align: 'right' },
];

function drawSummary(pdf: Pdf, accounts: StatementFacts['accounts']): void {
  drawHeading(pdf, '余额');
  const rows = accounts.map(({ account, opening, credited, debited, closing }) => [
    accountKinds[account].label,
    ...[opening, credited, debited, closing].map(formatFen),
  ]);
  drawTable(pdf, summaryColumns, rows);
}

const entryColumns: readonly Column[] = [
  { title: '时间', width: 'fit', align: 'left' },
  { title: '摘要', width: 0, align: 'left' },
  { title: '单号', width: 'fit', align: 'left' },
  { title: '收入', width: 'fit', align: 'right' },
  { title: '支出', width: 'fit', align: 'right' },
  { title: '余额', width: 'fit', align: 'right' },
];

/**
 * The first row is the balance that is carried over, so that each balance follows from the row above it. `end` is the height
 * of what ends the document below the entries.
 */
function drawEntries(
  pdf: Pdf,
  { account, entries, shortened, carried }: AccountFacts,
  { from, end }: { readonly from: string; readonly end: number },
): void {
  drawHeading(pdf, `${accountKinds[account].label}明细`, end);
  if (entries.length === 0) {
    text(pdf, '本期没有收支。', { size: 9.5, color: ink.soft });
    return;
  }
  if (shortened)
    text(pdf, `仅列出最近 ${entries.length} 笔，更早的已计入承前余额；全部明细请导出表格。`, {
      size: 9,
      color: ink.soft,
    });
  const rows = entries.map(({ at, label, code, amount, balance }) => [
    ...[formatInstant(at.toISOString()), label, code ?? ''],
    ...[amount > 0 ? formatFen(amount) : '', amount < 0 ? formatFen(-amount) : '', formatFen(balance)],
  ]);
  const first = shortened ? ['', '承前余额'] : [from, '期初余额'];
  drawTable(pdf, entryColumns, [[...first, '', '', '', formatFen(carried)], ...rows], end);
}

const noteOf = ({ provider }: StatementFacts): string =>
  `收支以入账时间计，时间为北京时间；信用额度的余额为负数，表示已用的金额。如有疑问，请联系${provider.company}，电话 ${provider.phone}。`;
