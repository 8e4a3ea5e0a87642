import { accountKinds, formatInstant } from '@portal/shared/rules';
import type { Cell, Table } from '../spreadsheet/spreadsheet.rules';

/** Returns the table of the entries of a group's account. */
export const clusterEntriesTable = (rows: () => AsyncIterable<readonly Cell[]>): Table => ({
  name: '收支明细',
  columns: [
    { title: '时间', format: 'time', width: 18 },
    { title: '摘要', format: 'text', width: 26 },
    { title: '单号', format: 'text', width: 20 },
    { title: '订单号', format: 'text', width: 20 },
    { title: '课题编号', format: 'text', width: 18 },
    { title: '经办人', format: 'text', width: 14 },
    { title: '收入', format: 'money', width: 14, sum: true },
    { title: '支出', format: 'money', width: 14, sum: true },
    { title: '余额', format: 'money', width: 14 },
  ],
  rows,
});

interface Named {
  readonly name: string;
  readonly account: 'cash' | 'bonus';
  readonly month?: string | undefined;
  readonly format: 'xlsx' | 'csv';
}

/** File name of an export, such as 材料课题组-预存款-收支明细.xlsx, or of a month 材料课题组-预存款-对账单-2026-11.xlsx. */
export const clusterFileName = ({ name, account, month, format }: Named): string =>
  `${name}-${accountKinds[account].label}-${month === undefined ? '收支明细' : `对账单-${month}`}.${format}`;

const balanceTitles = { opening: '期初余额', closing: '期末余额' } as const;

/** Returns the row of the balance at the beginning or the end of a month. */
export const balanceCells = (of: keyof typeof balanceTitles, at: Date, balance_fen: number): Cell[] => [
  ...[formatInstant(at.toISOString()), balanceTitles[of], '', '', '', ''],
  ...[null, null, balance_fen],
];
