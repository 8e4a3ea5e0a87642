import type { Data } from '@portal/shared/contract';
import { formatInstant, orderStateLabels, promiseLabels } from '@portal/shared/rules';
import type { Cell, Table } from '../spreadsheet/spreadsheet.rules';

type Row = Data<'staff/order/list'>['list'][number];

/** File name of an export, without its ending. */
export const staffOrdersName = (day: string): string => `订单-${day}`;

/** Returns the table of staff's export of orders. */
export const staffOrdersTable = (rows: Table['rows']): Table => ({ name: '订单', columns, rows });

const columns: Table['columns'] = [
  { title: '订单号', format: 'text', width: 20 },
  { title: '下单时间', format: 'time', width: 18 },
  { title: '状态', format: 'text', width: 14 },
  { title: '客户', format: 'text', width: 36 },
  { title: '服务项目', format: 'text', width: 40 },
  { title: '负责人', format: 'text', width: 12 },
  { title: '下一项承诺', format: 'text', width: 16 },
  { title: '承诺期限', format: 'time', width: 18 },
  { title: '超时', format: 'text', width: 8 },
  { title: '更新时间', format: 'time', width: 18 },
  { title: '合计', format: 'money', width: 14, sum: true },
  { title: '优惠', format: 'money', width: 14, sum: true },
  { title: '应付', format: 'money', width: 14, sum: true },
];

/** Returns the cells of an order. */
export const staffOrderCells = (row: Row): readonly Cell[] => [
  ...[row.code, formatInstant(row.created), orderStateLabels[row.state], row.member],
  row.items.map(({ name, count, unit }) => `${name} ${count} ${unit}`).join('；'),
  row.assignee ? row.assignee.name || row.assignee.account : '',
  ...(row.promise ? [promiseLabels[row.promise.kind], formatInstant(row.promise.due)] : ['', '']),
  row.late ? '是' : '',
  formatInstant(row.updated),
  ...[row.total_fen, row.discount_fen, row.due_fen],
];
