import type { Data } from '@portal/shared/contract';
import { promiseLabels } from '@portal/shared/rules';
import type { Cell, Column, Table } from '../spreadsheet/spreadsheet.rules';
import type { IncomeFigures, OpenFigures } from './figure.money.service';
import type { Days } from './figure.rules';

type Sheet = Omit<Table, 'details' | 'beside'>;

/** File name of the figures of a period, without its ending. */
export const figuresName = ({ from, to }: Days): string => `统计-${from}至${to}`;

const text = (title: string, width: number): Column => ({ title, format: 'text', width });
const integer = (title: string): Column => ({ title, format: 'integer', width: 14 });
const summed = (title: string): Column => ({ title, format: 'integer', width: 14, sum: true });
const money = (title: string): Column => ({ title, format: 'money', width: 16, sum: true });

function sheet<Row>(
  name: string,
  columns: readonly Column[],
  list: readonly Row[],
  cells: (row: Row) => Cell[],
): Sheet {
  return {
    name,
    columns,
    rows: async function* () {
      for (const row of list) yield cells(row);
    },
  };
}

/** Returns the sheet of the promises. */
export const promisesSheet = (list: Data<'staff/figure/promises'>['list']): Sheet =>
  sheet(
    '服务承诺',
    [text('周（周一）', 14), text('承诺', 30), ...['到期', '按时', '超时完成', '超时未完成'].map(summed)],
    list,
    ({ week, kind, due, kept, late, open_late }) => [week, promiseLabels[kind], due, kept, late, open_late],
  );

/** Returns the sheet of the working days that services took. */
export const turnaroundSheet = (list: Data<'staff/figure/turnaround'>['list']): Sheet =>
  sheet(
    '检测周期',
    [text('服务项目', 40), summed('交付订单'), integer('中位数（工作日）'), integer('90% 以内（工作日）')],
    list,
    ({ name, orders, median_days, most_days }) => [name, orders, median_days, most_days],
  );

/** Returns the sheet of the instruments. */
export const loadSheet = (list: Data<'staff/figure/load'>['list']): Sheet =>
  sheet(
    '仪器',
    [text('编号', 14), text('仪器', 36), ...['开放（分钟）', '预约（分钟）', '使用（分钟）'].map(summed)],
    list,
    (row) => [row.code, row.name, row.open_minutes, row.reserved_minutes, row.used_minutes],
  );

/** Returns the sheets of the income: by service and by customer. */
export const incomeSheets = ({ services, customers }: IncomeFigures): Sheet[] => [
  sheet('收入（按服务）', [text('项目', 40), money('结算金额')], services, ({ name, billed_fen }) => [
    name,
    billed_fen,
  ]),
  sheet(
    '收入（按客户）',
    [text('客户', 40), money('结算金额'), money('实收')],
    customers,
    ({ member, billed_fen, paid_fen }) => [member, billed_fen, paid_fen],
  ),
];

/** Returns the sheet of what members owe. */
export const openSheet = ({ customers }: OpenFigures): Sheet =>
  sheet(
    '待收款',
    [text('客户', 40), ...['30 天内', '31–60 天', '61–90 天', '90 天以上'].map(money)],
    customers,
    (row) => [row.member, row.to30_fen, row.to60_fen, row.to90_fen, row.beyond_fen],
  );
