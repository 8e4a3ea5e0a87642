import { accountKinds, formatInstant } from '@portal/shared/rules';
import type { Cell, Table } from '../spreadsheet/spreadsheet.rules';
import type { EntriesLink } from './asset.rules';

/** Returns the table of an export. */
export function exportTable(
  { accounts }: Pick<EntriesLink, 'accounts'>,
  rows: () => AsyncIterable<readonly Cell[]>,
): Table {
  const format = accounts.some((account) => accountKinds[account].unit === 'points') ? 'integer' : 'money';
  // Money and bonus of different accounts have no total.
  const sum = accounts.length === 1 ? ({ sum: true } as const) : {};
  return {
    name: '收支明细',
    columns: [
      { title: '时间', format: 'time', width: 18 },
      { title: '账户', format: 'text', width: 10 },
      { title: '摘要', format: 'text', width: 26 },
      { title: '单号', format: 'text', width: 20 },
      { title: '收入', format, width: 14, ...sum },
      { title: '支出', format, width: 14, ...sum },
      { title: '余额', format, width: 14 },
    ],
    rows,
  };
}

/** Returns the row of the balance of an account before the first day. */
export const openingCells = (account: string, start: Date, balance: number): Cell[] => [
  formatInstant(start.toISOString()),
  account,
  '期初余额',
  '',
  null,
  null,
  balance,
];

const periodText = ({ from, to }: EntriesLink): string =>
  from === undefined && to === undefined ? '' : `-${from ?? ''}至${to ?? '今'}`;

/** File name of an export, such as 收支明细-2026-01-01至2026-12-31.xlsx. */
export const exportFileName = (link: EntriesLink): string => `收支明细${periodText(link)}.${link.format}`;

/** File name of an account statement. */
export const statementName = (link: EntriesLink): string => `对账单${periodText(link)}.pdf`;
