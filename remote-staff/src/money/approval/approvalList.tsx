import type { Data } from '@portal/shared/contract';
import { formatInstant } from '@portal/shared/rules';
import { Money } from '@portal/shared/ui';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';

export type ApprovalRow = Data<'staff/approval/list'>['list'][number];

export const approvalList: ListKind<'waiting'> = {
  path: '/staff/money/approvals',
  filters: [{ key: 'waiting', label: '等待复核', states: ['waiting'] }],
};

export const approvalColumns: readonly ListColumn<ApprovalRow>[] = [
  { field: 'code', label: '复核单号', width: 168, card: 'title', show: ({ code }) => code },
  {
    field: 'label',
    label: '事项',
    width: 150,
    card: 'aside',
    show: ({ label }) => <Mark waits>{label}</Mark>,
  },
  { field: 'target', label: '对象', width: 170, flex: 1, show: ({ target }) => target },
  {
    field: 'amount',
    label: '金额',
    width: 130,
    align: 'right',
    show: ({ amount_fen }) => <Money fen={amount_fen} />,
  },
  {
    field: 'requested_by',
    label: '提交人',
    width: 160,
    flex: 1,
    show: ({ requested_by, own }) => (own ? `${requested_by}（我）` : requested_by),
  },
  { field: 'requested', label: '提交', width: 150, show: ({ requested }) => formatInstant(requested) },
];
