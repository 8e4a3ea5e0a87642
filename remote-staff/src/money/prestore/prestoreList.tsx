import type { Data } from '@portal/shared/contract';
import {
  formatFen,
  formatInstant,
  type PrestoreState,
  prestoreInvoicingLabels,
  prestoreStateLabels,
} from '@portal/shared/rules';
import { Money } from '@portal/shared/ui';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';
import { AskedMark } from '../AskedMark';

export type PrestoreRow = Data<'staff/prestore/list'>['list'][number];

export const prestoreList: ListKind<PrestoreState> = {
  path: '/staff/money/prestores',
  filters: [
    { key: 'waiting', label: '待审核', states: ['waiting'] },
    { key: 'approved', label: '已到账', states: ['approved'] },
    { key: 'refused', label: '未通过', states: ['refused'] },
    { key: 'cancelled', label: '客户已取消', states: ['cancelled'] },
    { key: 'all', label: '全部', states: [] },
  ],
};

export const prestoreColumns: readonly ListColumn<PrestoreRow>[] = [
  { field: 'code', label: '申请单号', width: 155, card: 'title', show: ({ code }) => code },
  {
    field: 'state',
    label: '状态',
    width: 140,
    card: 'aside',
    show: ({ state, approval }) =>
      approval ? (
        <AskedMark approval={approval} />
      ) : (
        <Mark waits={state === 'waiting'}>{prestoreStateLabels[state]}</Mark>
      ),
  },
  {
    field: 'amount',
    label: '预存金额',
    width: 110,
    align: 'right',
    show: ({ amount_fen }) => <Money fen={amount_fen} />,
  },
  {
    field: 'bonus',
    label: '赠送',
    width: 100,
    align: 'right',
    show: ({ bonus_fen }) => (bonus_fen > 0 ? formatFen(bonus_fen) : ''),
  },
  { field: 'payer', label: '付款人', width: 115, flex: 1, show: ({ payer }) => payer },
  { field: 'paid_on', label: '付款日期', width: 110, show: ({ paid_on }) => paid_on },
  {
    field: 'member',
    label: '客户',
    width: 150,
    flex: 1,
    show: ({ member, cluster_rid }) => (cluster_rid === undefined ? member : `${member}（社群）`),
  },
  {
    field: 'invoicing',
    label: '开票',
    width: 110,
    show: ({ invoicing }) => prestoreInvoicingLabels[invoicing],
  },
  { field: 'created', label: '提交', width: 150, show: ({ created }) => formatInstant(created) },
  { field: 'note', label: '备注', width: 120, flex: 1, show: ({ note, reason }) => reason || note },
];
