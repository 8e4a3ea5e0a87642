import type { StoredSample } from '@portal/shared/contract';
import { formatInstant, sampleForms, sampleHazards, sampleStateLabels } from '@portal/shared/rules';
import type { Cell, Table } from '../spreadsheet/spreadsheet.rules';

/** Returns the table of a member's samples. */
export const samplesTable = (rows: Table['rows']): Table => ({ name: '样品', columns, rows });

/** Returns the cells of a sample. */
export const sampleCells = (row: StoredSample): Cell[] => [
  row.code,
  row.number,
  row.name,
  sampleStateLabels[row.state],
  row.order_code,
  formatInstant(row.ordered),
  row.tests.join('、'),
  sampleForms[row.form],
  row.hazards.map((hazard) => sampleHazards[hazard]).join('、'),
  row.place,
  row.until ?? '',
  row.parcel === null ? '' : `${row.parcel.company} ${row.parcel.number}`,
];

const columns: Table['columns'] = [
  { title: '样品编码', format: 'text', width: 20 },
  { title: '样品编号', format: 'text', width: 14 },
  { title: '样品名称', format: 'text', width: 28 },
  { title: '状态', format: 'text', width: 10 },
  { title: '订单号', format: 'text', width: 20 },
  { title: '下单时间', format: 'time', width: 18 },
  { title: '检测项目', format: 'text', width: 30 },
  { title: '形态', format: 'text', width: 10 },
  { title: '危险特性', format: 'text', width: 18 },
  { title: '存放位置', format: 'text', width: 14 },
  { title: '保留至', format: 'time', width: 14 },
  { title: '寄回单号', format: 'text', width: 24 },
];
