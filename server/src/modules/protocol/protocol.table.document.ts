import type { ProtocolText } from '@portal/shared/contract';
import { formatFen, sampleForms, sampleHazards } from '@portal/shared/rules';
import { amountInWords } from '../pdf/pdf.amount.rules';
import type { ProtocolFacts } from './protocol.facts.document';

type Table = NonNullable<ProtocolText['sections'][number]['table']>;

const itemColumns: Table['columns'] = [
  { title: '序号', align: 'center' },
  { title: '检测项目', align: 'left' },
  { title: '数量', align: 'right' },
  { title: '单价', align: 'right' },
  { title: '金额', align: 'right' },
];

/** Returns the table of ordered items with the discount and what is to be paid. */
export function itemTable({ items, total_fen, discount_fen, due_fen }: ProtocolFacts): Table {
  const rows = items.map((item, index) => [
    String(index + 1),
    [item.name, ...item.option_text].join('\n'),
    `${item.count} ${item.unit}`,
    formatFen(item.unit_fen),
    formatFen(item.total_fen),
  ]);
  const discount =
    discount_fen > 0
      ? [
          ['', '项目合计', '', '', formatFen(total_fen)],
          ['', '优惠券减免', '', '', formatFen(-discount_fen)],
        ]
      : [];
  const due = ['', `合计（大写：${amountInWords(due_fen)}）`, '', '', formatFen(due_fen)];
  return { kind: 'items', columns: itemColumns, rows: [...rows, ...discount, due] };
}

const sampleColumns: Table['columns'] = [
  { title: '序号', align: 'center' },
  { title: '样品编号', align: 'left' },
  { title: '样品名称', align: 'left' },
  { title: '形态', align: 'left' },
  { title: '危险特性', align: 'left' },
];

const testColumn: Table['columns'][number] = { title: '检测项目', align: 'left' };

/** Returns the table of samples as the member described them, with the tests of each where it was said. */
export function sampleTable({ samples }: ProtocolFacts): Table {
  const said = samples.some(({ tests }) => tests.length > 0);
  const rows = samples.map(({ number, name, form, hazards, tests }, index) => [
    String(index + 1),
    number,
    name,
    sampleForms[form],
    hazards.map((hazard) => sampleHazards[hazard]).join('、') || '无',
    ...(said ? [tests.join('、')] : []),
  ]);
  return { kind: 'samples', columns: [...sampleColumns, ...(said ? [testColumn] : [])], rows };
}
