import type { Data } from '@portal/shared/contract';
import { type CreditState, creditStateLabels, formatFen, formatInstant } from '@portal/shared/rules';
import { Money } from '@portal/shared/ui';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';

export type CreditRow = Data<'staff/credit/list'>['list'][number];

export const creditList: ListKind<CreditState> = {
  path: '/staff/money/credits',
  filters: [
    { key: 'waiting', label: creditStateLabels.waiting, states: ['waiting'] },
    { key: 'approved', label: creditStateLabels.approved, states: ['approved'] },
    { key: 'refused', label: creditStateLabels.refused, states: ['refused'] },
    { key: 'cancelled', label: '客户已取消', states: ['cancelled'] },
    { key: 'all', label: '全部', states: [] },
  ],
};

/** What a member has now, in one line. */
export const creditText = ({ limit_fen, used_fen, reserved_fen }: CreditRow['credit']): string =>
  `额度 ${formatFen(limit_fen)}，已用 ${formatFen(used_fen)}，预留 ${formatFen(reserved_fen)}`;

export const creditColumns: readonly ListColumn<CreditRow>[] = [
  { field: 'code', label: '申请单号', width: 155, card: 'title', show: ({ code }) => code },
  {
    field: 'state',
    label: '状态',
    width: 90,
    card: 'aside',
    show: ({ state }) => <Mark waits={state === 'waiting'}>{creditStateLabels[state]}</Mark>,
  },
  {
    field: 'amount',
    label: '申请额度',
    width: 120,
    align: 'right',
    show: ({ amount_fen }) => <Money fen={amount_fen} />,
  },
  {
    field: 'limit',
    label: '现有额度',
    width: 120,
    align: 'right',
    show: ({ credit }) => formatFen(credit.limit_fen),
  },
  {
    field: 'used',
    label: '已用',
    width: 110,
    align: 'right',
    show: ({ credit }) => formatFen(credit.used_fen + credit.reserved_fen),
  },
  { field: 'member', label: '客户', width: 160, flex: 1, show: ({ member }) => member },
  { field: 'reason', label: '申请理由', width: 180, flex: 2, show: ({ reason }) => reason },
  { field: 'created', label: '提交', width: 150, show: ({ created }) => formatInstant(created) },
  {
    field: 'outcome',
    label: '结果',
    width: 130,
    flex: 1,
    show: ({ granted_fen, note }) => (granted_fen === null ? note : `批准 ${formatFen(granted_fen)}`),
  },
];
