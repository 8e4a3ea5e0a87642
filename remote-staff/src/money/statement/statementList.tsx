import type { Data } from '@portal/shared/contract';
import { formatFen, formatInstant, type StatementState, statementStateLabels } from '@portal/shared/rules';
import { Money } from '@portal/shared/ui';
import { codeColumn } from '../../ui/list/codeColumn';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';

export type StatementRow = Data<'staff/statement/list'>['list'][number];

export const statementList: ListKind<StatementState> = {
  path: '/staff/money/statements',
  filters: [
    { key: 'open', label: '未结清', states: ['disputed', 'open', 'unpaid'] },
    { key: 'disputed', label: '有异议', states: ['disputed'] },
    { key: 'review', label: '待确认', states: ['open'] },
    { key: 'unpaid', label: '待付款', states: ['unpaid'] },
    { key: 'invoiced', label: '已开票未付款', states: ['unpaid'] },
    { key: 'paid', label: '已结清', states: ['paid'] },
    { key: 'all', label: '全部', states: [] },
  ],
};

/** Returns the URL of the page of a statement. */
export const statementPath = (code: string): string => `${statementList.path}/${code}`;

export const statementColumns: readonly ListColumn<StatementRow>[] = [
  codeColumn('结算单号', statementPath),
  {
    field: 'state',
    label: '状态',
    width: 100,
    card: 'aside',
    show: ({ state }) => <Mark waits={state === 'disputed'}>{statementStateLabels[state]}</Mark>,
  },
  {
    field: 'total',
    label: '合计',
    width: 120,
    align: 'right',
    show: ({ total_fen }) => <Money fen={total_fen} />,
  },
  {
    field: 'owed',
    label: '待付款',
    width: 120,
    align: 'right',
    show: ({ owed_fen }) => (owed_fen > 0 ? formatFen(owed_fen) : ''),
  },
  {
    field: 'invoiced',
    label: '已开票',
    width: 120,
    align: 'right',
    show: ({ invoiced_fen }) => (invoiced_fen > 0 ? formatFen(invoiced_fen) : ''),
  },
  { field: 'member', label: '客户', width: 150, flex: 2, show: ({ member }) => member },
  {
    field: 'orders',
    label: '订单',
    width: 160,
    flex: 1,
    show: ({ orders: [first, ...others] }) =>
      others.length === 0 ? (first?.code ?? '') : `${first?.code} 等 ${others.length + 1} 个`,
  },
  { field: 'changed', label: '状态自', width: 150, show: ({ changed }) => formatInstant(changed) },
];
