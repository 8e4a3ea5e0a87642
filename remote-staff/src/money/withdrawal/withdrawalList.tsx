import type { Data } from '@portal/shared/contract';
import { formatInstant, type WithdrawalState, withdrawalStateLabels } from '@portal/shared/rules';
import { Money } from '@portal/shared/ui';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';

export type WithdrawalRow = Data<'staff/rebate/withdrawals'>['list'][number];

export const withdrawalList: ListKind<WithdrawalState> = {
  path: '/staff/money/withdrawals',
  filters: [
    { key: 'waiting', label: withdrawalStateLabels.waiting, states: ['waiting'] },
    { key: 'paid', label: withdrawalStateLabels.paid, states: ['paid'] },
    { key: 'refused', label: withdrawalStateLabels.refused, states: ['refused'] },
    { key: 'cancelled', label: '客户已取消', states: ['cancelled'] },
  ],
};

export const withdrawalColumns: readonly ListColumn<WithdrawalRow>[] = [
  { field: 'code', label: '提现单号', width: 155, card: 'title', show: ({ code }) => code },
  {
    field: 'state',
    label: '状态',
    width: 90,
    card: 'aside',
    show: ({ state }) => <Mark waits={state === 'waiting'}>{withdrawalStateLabels[state]}</Mark>,
  },
  {
    field: 'amount',
    label: '金额',
    width: 110,
    align: 'right',
    show: ({ amount_fen }) => <Money fen={amount_fen} />,
  },
  { field: 'payee', label: '收款人', width: 110, show: ({ payee }) => payee.name },
  { field: 'bank', label: '开户银行', width: 160, flex: 1, show: ({ payee }) => payee.bank },
  { field: 'account', label: '账号', width: 190, show: ({ payee }) => payee.account },
  { field: 'member', label: '客户', width: 160, flex: 1, show: ({ member }) => member },
  { field: 'created', label: '提交', width: 150, show: ({ created }) => formatInstant(created) },
  {
    field: 'outcome',
    label: '结果',
    width: 130,
    flex: 1,
    show: ({ reference, note }) => (reference === '' ? note : `流水号 ${reference}`),
  },
];
