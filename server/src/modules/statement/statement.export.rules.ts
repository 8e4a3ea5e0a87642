import type { Data } from '@portal/shared/contract';
import { formatInstant, fundCodesText, statementStateLabels } from '@portal/shared/rules';
import type { Cell, Table } from '../spreadsheet/spreadsheet.rules';

type Row = Data<'auth/assign/settlementList'>['list'][number];

/** Name of the table and of its file. */
const sheet = '结算单';

/** Returns the table of a member's statements. */
export const statementsTable = (rows: Table['rows']): Table => ({ name: sheet, columns, rows });

/** Returns the name of the file, such as 结算单-待付款. */
export const statementsName = (states: readonly Row['state'][]): string =>
  [sheet, ...states.map((state) => statementStateLabels[state])].join('-');

/** Returns the cells of a statement. */
export const statementCells = (row: Row): Cell[] => [
  row.code,
  formatInstant(row.created),
  statementStateLabels[row.state],
  row.orders.map(({ code }) => code).join('；'),
  fundCodesText(row.orders),
  row.total_fen,
  row.paid_fen,
  row.owed_fen,
  row.waiting_fen,
  row.invoiced_fen,
  row.invoiced_cash_fen,
];

const columns: Table['columns'] = [
  { title: '结算单号', format: 'text', width: 20 },
  { title: '出具时间', format: 'time', width: 18 },
  { title: '状态', format: 'text', width: 12 },
  { title: '订单', format: 'text', width: 30 },
  { title: '课题编号', format: 'text', width: 18 },
  { title: '金额', format: 'money', width: 14, sum: true },
  { title: '已付款', format: 'money', width: 14, sum: true },
  { title: '待付款', format: 'money', width: 14, sum: true },
  { title: '待社群批准', format: 'money', width: 14, sum: true },
  { title: '已申请开票', format: 'money', width: 14, sum: true },
  { title: '预存时已开票', format: 'money', width: 14, sum: true },
];
