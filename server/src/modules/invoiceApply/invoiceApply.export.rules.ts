import type { Data, InvoiceApply } from '@portal/shared/contract';
import {
  formatFen,
  formatInstant,
  invoiceApplyStateLabels,
  invoiceSlots,
  invoiceTypes,
  statementStateLabels,
} from '@portal/shared/rules';
import type { Cell, Table } from '../spreadsheet/spreadsheet.rules';

type Rows = Table['rows'];

/** Returns the table of requests for invoices. */
export const invoicesTable = (rows: Rows): Table => ({ name: '开票记录', columns: requestColumns, rows });

/** Returns the table of what is invoiced of statements. */
export const historyTable = (rows: Rows): Table => ({
  name: '结算单开票情况',
  columns: historyColumns,
  rows,
});

/** Returns the cells of a request. */
export const requestCells = (row: InvoiceApply): Cell[] => [
  row.code,
  formatInstant(row.created),
  invoiceApplyStateLabels[row.state],
  invoiceTypes[row.type],
  row.title.title,
  row.title.tax_number,
  row.amount_fen,
  row.number ?? '',
  row.red_number ?? '',
  [...row.parts.map((one) => one.statement_code), ...row.prestores.map((one) => one.prestore_code)].join(
    '；',
  ),
  row.note,
  row.reason,
  row.files.map(({ slot, red }) => `${red ? '红字 ' : ''}${invoiceSlots[slot]}`).join('、'),
];

/** Returns the cells of a statement with what is invoiced of it. */
export const historyCells = (row: Data<'auth/asset/invoiceHistory'>['list'][number]): Cell[] => [
  row.code,
  formatInstant(row.created),
  statementStateLabels[row.state],
  row.total_fen,
  row.paid_cash_fen,
  row.invoiced_fen - row.asked_fen,
  row.asked_fen,
  row.open_fen,
  row.applies
    .map(
      ({ code, state, amount_fen }) => `${code} ${invoiceApplyStateLabels[state]} ${formatFen(amount_fen)}`,
    )
    .join('；'),
];

const requestColumns: Table['columns'] = [
  { title: '申请单号', format: 'text', width: 20 },
  { title: '申请时间', format: 'time', width: 18 },
  { title: '状态', format: 'text', width: 12 },
  { title: '发票类型', format: 'text', width: 16 },
  { title: '抬头', format: 'text', width: 28 },
  { title: '税号', format: 'text', width: 22 },
  { title: '金额', format: 'money', width: 14, sum: true },
  { title: '发票号码', format: 'text', width: 24 },
  { title: '红字发票号码', format: 'text', width: 24 },
  { title: '结算单或预存', format: 'text', width: 30 },
  { title: '备注', format: 'text', width: 24 },
  { title: '原因', format: 'text', width: 24 },
  { title: '文件', format: 'text', width: 20 },
];

const historyColumns: Table['columns'] = [
  { title: '结算单号', format: 'text', width: 20 },
  { title: '出具时间', format: 'time', width: 18 },
  { title: '状态', format: 'text', width: 12 },
  { title: '金额', format: 'money', width: 14, sum: true },
  { title: '已付款', format: 'money', width: 14, sum: true },
  { title: '已开票', format: 'money', width: 14, sum: true },
  { title: '申请中', format: 'money', width: 14, sum: true },
  { title: '可开票', format: 'money', width: 14, sum: true },
  { title: '开票申请', format: 'text', width: 40 },
];

/** Returns the name of the zip of a period. */
export const zipName = (period: string): string => `发票${period}.zip`;

/** Name of the table of contents in the zip. */
export const contentsName = '清单.csv';

/** Returns the folder of a request in the zip: its code, and the number of its invoice. */
export const folderOf = ({ code, number }: Pick<InvoiceApply, 'code' | 'number'>): string =>
  number === null ? code : `${code} ${number}`;
