import type { Rebate, RebateWithdrawal } from '@portal/shared/contract';
import { formatInstant, withdrawalStateLabels } from '@portal/shared/rules';
import type { Cell, Table } from '../spreadsheet/spreadsheet.rules';

type Rows = Table['rows'];

/** Returns the table of rebates. */
export const rebatesTable = (rows: Rows): Table => ({ name: '返利明细', columns: rebateColumns, rows });

/** Returns the table of withdrawals. */
export const withdrawalsTable = (rows: Rows): Table => ({
  name: '提现记录',
  columns: withdrawalColumns,
  rows,
});

/** Returns the cells of a rebate. What is taken back has its own column, so that no amount is below zero. */
export const rebateCells = (row: Rebate): Cell[] => [
  formatInstant(row.created),
  row.member,
  row.paid_fen,
  `${row.percent}%`,
  row.amount_fen,
  row.returned_fen === 0 ? null : row.returned_fen,
];

/** Returns the cells of a withdrawal. The account is as the page shows it. */
export const withdrawalCells = (row: RebateWithdrawal): Cell[] => [
  row.code,
  formatInstant(row.created),
  withdrawalStateLabels[row.state],
  row.amount_fen,
  row.payee.name,
  row.payee.bank,
  row.payee.account.slice(-4),
  row.reference,
  row.note,
];

const rebateColumns: Table['columns'] = [
  { title: '时间', format: 'time', width: 18 },
  { title: '客户', format: 'text', width: 16 },
  { title: '实付', format: 'money', width: 14, sum: true },
  { title: '比例', format: 'text', width: 8 },
  { title: '返利', format: 'money', width: 14, sum: true },
  { title: '退款扣回', format: 'money', width: 14, sum: true },
];

const withdrawalColumns: Table['columns'] = [
  { title: '提现单号', format: 'text', width: 20 },
  { title: '申请时间', format: 'time', width: 18 },
  { title: '状态', format: 'text', width: 12 },
  { title: '金额', format: 'money', width: 14, sum: true },
  { title: '收款人', format: 'text', width: 14 },
  { title: '开户行', format: 'text', width: 24 },
  { title: '账号尾号', format: 'text', width: 10 },
  { title: '银行流水号', format: 'text', width: 24 },
  { title: '备注', format: 'text', width: 24 },
];
