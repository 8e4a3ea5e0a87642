import { bareCode, cleanLine, comparable, firstCharacters, limits, texts } from '@portal/shared/rules';
import { cellKey, headOf, type TableReading } from '@portal/shared/table';
import { dayIn, directionIn, hasSign, isYuan, serialIn, signedFen } from './bankCell';
import { type BankColumns, titledColumns, titlesIn } from './bankColumns';

/** A line that came in, as the server keeps it. */
export interface IncomingLine {
  readonly day: string;
  readonly amount_fen: number;
  readonly payer: string;
  readonly account: string;
  readonly remark: string;
  readonly serial: string;
  /** Which one of several equal lines of the file without a serial number it is, from 0. */
  readonly ordinal: number;
}

/** A line of the file with what it is. `line` counts as the file does, from 1. */
export type BankRow =
  | { readonly kind: 'incoming'; readonly line: number; readonly content: IncomingLine }
  | { readonly kind: 'outgoing'; readonly line: number; readonly text: string; readonly amount_fen: number }
  | { readonly kind: 'unreadable'; readonly line: number; readonly text: string; readonly reason: string };

/** What a person says of columns that the file does not name. */
export interface BankAnswers {
  readonly columns?: BankColumns | undefined;
  /** True when amounts above zero in the one column are incoming, and those below outgoing. */
  readonly bySign?: boolean | undefined;
}

export interface BankReading {
  /** Line of the head row, from 0; undefined when none was found. */
  readonly head: number | undefined;
  readonly columns: BankColumns;
  /** What must be asked before lines are read. */
  readonly missing: readonly BankQuestion[];
  readonly rows: readonly BankRow[];
  /** Lines, from 1, that are none of the account: totals, a repeated head, notes. */
  readonly left: readonly number[];
}
export type BankQuestion = 'day' | 'amount' | 'direction' | 'payer';

/** Reads the lines of a bank's file. What is not recognised is asked and not guessed: then there are no lines yet. */
export function readBankLines({ cells, doubts }: TableReading, answers: BankAnswers = {}): BankReading {
  const head = headOf(cells, titlesIn);
  const columns = answers.columns ?? titledColumns(head === undefined ? [] : (cells[head] ?? []));
  const below = cells.slice(head === undefined ? 0 : head + 1);
  const missing = questionsOf(columns, below, answers);
  if (missing.length > 0) return { head, columns, missing, rows: [], left: [] };
  const first = head === undefined ? 0 : head + 1;
  const left: number[] = [];
  const rows = below.flatMap((row, index): BankRow[] => {
    const at = first + index;
    if (row.every((cell) => cell.trim() === '')) return [];
    if (isNoLine(row, columns)) {
      left.push(at + 1);
      return [];
    }
    const doubt = columns.serial === undefined ? undefined : doubts.get(cellKey(at, columns.serial));
    return [rowOf(row, { line: at + 1, columns, doubt })];
  });
  return { head, columns, missing, rows: numbered(rows), left };
}

function questionsOf(
  { day, credit, amount, direction, payer }: BankColumns,
  rows: readonly (readonly string[])[],
  { columns, bySign = false }: BankAnswers,
): BankQuestion[] {
  const signs = amount !== undefined && rows.some((row) => hasSign(row[amount] ?? ''));
  const isTold = credit !== undefined || amount === undefined || direction !== undefined || signs || bySign;
  return [
    ...(day === undefined ? (['day'] as const) : []),
    ...(credit === undefined && amount === undefined ? (['amount'] as const) : []),
    ...(isTold ? [] : (['direction'] as const)),
    // A person may say that the file has no names.
    ...(payer === undefined && columns === undefined ? (['payer'] as const) : []),
  ];
}

const total =
  /^(?:本页|本期|本月|本日|本年|当页|当日|借方|贷方|收入|支出|全部)*(?:合计|总计|小计|累计|总笔数|总金额|笔数|共计|期初余额|期末余额|以下空白|以下无)/;

/** Returns whether a row is none of the account's lines: a total, the head once more, or a note in one cell. */
function isNoLine(row: readonly string[], { day }: BankColumns): boolean {
  const filled = row.map((cell) => cleanLine(cell)).filter((cell) => cell !== '');
  const isDated = day !== undefined && dayIn(row[day] ?? '') !== undefined;
  if (titlesIn(row) > 0) return true;
  return !isDated && (filled.length < 2 || filled.some((cell) => total.test(cell.replace(/\s/g, ''))));
}

interface Place {
  readonly line: number;
  readonly columns: BankColumns;
  readonly doubt: string | undefined;
}

function rowOf(row: readonly string[], { line, columns, doubt }: Place): BankRow {
  const cell = (column: number | undefined): string =>
    column === undefined ? '' : cleanLine(row[column] ?? '');
  const text = row
    .map((one) => cleanLine(one))
    .filter(Boolean)
    .join(' ');
  const refused = (reason: string): BankRow => ({ kind: 'unreadable', line, text, reason });
  const day = dayIn(cell(columns.day));
  if (day === undefined)
    return refused(cell(columns.day) === '' ? '没有日期' : `日期“${cell(columns.day)}”无法识别`);
  if (!isYuan(cell(columns.currency))) return refused(`币种是“${cell(columns.currency)}”，只导入人民币`);
  const moved = movedFen(cell, columns);
  if (typeof moved === 'string') return refused(moved);
  if (moved < 0) return { kind: 'outgoing', line, text, amount_fen: -moved };
  if (moved > limits.amountFen) return refused('金额超过上限，请在款项中单独处理');
  const remarks = new Set(columns.remark.map(cell).filter(Boolean));
  const content = {
    day,
    amount_fen: moved,
    payer: firstCharacters(cell(columns.payer), texts.payer[1]),
    account: firstCharacters(bareCode(cell(columns.account)), texts.bankAccount[1]),
    remark: firstCharacters([...remarks].join(' '), texts.bankRemark[1]),
    serial: serialIn(cell(columns.serial), doubt),
    ordinal: 0,
  };
  return { kind: 'incoming', line, content };
}

/** Returns what a line moves, below zero for what goes out; or why that can't be said. */
function movedFen(cell: (column: number | undefined) => string, columns: BankColumns): number | string {
  const read = (column: number | undefined) => signedFen(cell(column));
  const wrong = [columns.credit, columns.debit, columns.amount].find((column) => read(column) === undefined);
  if (wrong !== undefined) return `金额“${cell(wrong)}”无法识别`;
  if (columns.credit !== undefined) {
    const [credit = 0, debit = 0] = [read(columns.credit), read(columns.debit)];
    if (credit !== 0 && debit !== 0) return '收入和支出都有金额';
    if (credit < 0) return '收入金额小于 0，可能是冲正，请人工核对';
    if (credit === 0 && debit === 0) return '没有金额';
    return credit > 0 ? credit : -Math.abs(debit);
  }
  const amount = read(columns.amount) ?? 0;
  if (amount === 0) return '没有金额';
  if (columns.direction === undefined) return amount;
  const mark = cell(columns.direction);
  const direction = directionIn(mark);
  if (direction === undefined) return mark === '' ? '没有借贷标志' : `借贷标志“${mark}”无法识别`;
  if (direction === 'incoming' && amount < 0) return '借贷标志是收入，金额小于 0，可能是冲正，请人工核对';
  return direction === 'incoming' ? amount : -Math.abs(amount);
}

/**
 * Numbers equal lines without a serial number, which are several payments. A number that several different lines share, as vouchers can,
 * says nothing and is dropped.
 */
function numbered(rows: readonly BankRow[]): BankRow[] {
  const shared = new Map<string, Set<string>>();
  for (const row of rows)
    if (row.kind === 'incoming' && row.content.serial !== '') {
      const lines = shared.get(row.content.serial) ?? new Set();
      shared.set(row.content.serial, lines.add(contentKey(row.content)));
    }
  const seen = new Map<string, number>();
  return rows.map((row): BankRow => {
    if (row.kind !== 'incoming') return row;
    const { content } = row;
    if (content.serial !== '' && shared.get(content.serial)?.size === 1) return row;
    const key = contentKey(content);
    const ordinal = seen.get(key) ?? 0;
    seen.set(key, ordinal + 1);
    return { kind: 'incoming', line: row.line, content: { ...content, serial: '', ordinal } };
  });
}

const contentKey = ({ day, amount_fen, payer, remark }: IncomingLine): string =>
  JSON.stringify([day, amount_fen, comparable(payer), comparable(remark)]);
