import type { Table } from '../spreadsheet/spreadsheet.rules';

type Rows = Table['rows'];

/** Returns the table of an export of orders, with their samples as details. */
export const ordersTable = (rows: Rows, samples: Rows): Table => ({
  name: '订单',
  columns,
  rows,
  details: { name: '样品', columns: sampleColumns, rows: samples },
});

const sampleColumns: Table['columns'] = [
  { title: '订单号', format: 'text', width: 20 },
  { title: '下单时间', format: 'time', width: 18 },
  { title: '样品编号', format: 'text', width: 16 },
  { title: '样品名称', format: 'text', width: 30 },
  { title: '形态', format: 'text', width: 12 },
  { title: '危险特性', format: 'text', width: 20 },
  { title: '检测项目', format: 'text', width: 40 },
];

const columns: Table['columns'] = [
  { title: '订单号', format: 'text', width: 20 },
  { title: '下单时间', format: 'time', width: 18 },
  { title: '状态', format: 'text', width: 12 },
  { title: '服务项目', format: 'text', width: 40 },
  { title: '样品', format: 'text', width: 30 },
  { title: '课题编号', format: 'text', width: 18 },
  { title: '交付时间', format: 'time', width: 18 },
  { title: '合计', format: 'money', width: 14, sum: true },
  { title: '优惠', format: 'money', width: 14, sum: true },
  { title: '应付', format: 'money', width: 14, sum: true },
];

/** File name of an export, such as 订单-2026-11-22.xlsx. */
export const exportFileName = (day: string, format: 'xlsx' | 'csv'): string => `订单-${day}.${format}`;

/** Returns the parts of an order as one text. */
export const partsText = <Part extends { readonly order_rid: string }>(
  parts: readonly Part[],
  order: { readonly rid: string },
  text: (part: Part) => string,
): string =>
  parts
    .filter(({ order_rid }) => order_rid === order.rid)
    .map(text)
    .join('；');

/** Returns a sample with its tests: S1 氧化铈（BET、SEM）. */
export const sampleText = (sample: string, tests: readonly string[] = []): string =>
  tests.length > 0 ? `${sample}（${tests.join('、')}）` : sample;
