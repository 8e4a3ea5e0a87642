import type { Data } from '@portal/shared/contract';
import {
  arrivalText,
  formatFen,
  formatInstant,
  type TransferApplyState,
  transferApplyStateLabels,
} from '@portal/shared/rules';
import { Money } from '@portal/shared/ui';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';
import { AskedMark } from '../AskedMark';

export type TransferRow = Data<'staff/transferApply/list'>['list'][number];

export const transferList: ListKind<TransferApplyState> = {
  path: '/staff/money/transfers',
  filters: [
    { key: 'waiting', label: '待核对', states: ['waiting'] },
    { key: 'matched', label: '已到账', states: ['matched'] },
    { key: 'refused', label: '未通过', states: ['refused'] },
    { key: 'cancelled', label: '客户已撤回', states: ['cancelled'] },
    { key: 'all', label: '全部', states: [] },
  ],
};

/** Returns what became of a transfer. */
function outcome({ arrived_fen, amount_fen, reason }: TransferRow): string {
  if (arrived_fen !== null) return arrivalText(arrived_fen, amount_fen);
  return reason;
}

export const transferColumns: readonly ListColumn<TransferRow>[] = [
  { field: 'code', label: '凭证号', width: 155, card: 'title', show: ({ code }) => code },
  {
    field: 'state',
    label: '状态',
    width: 140,
    card: 'aside',
    show: ({ state, approval }) =>
      approval ? (
        <AskedMark approval={approval} />
      ) : (
        <Mark waits={state === 'waiting'}>{transferApplyStateLabels[state]}</Mark>
      ),
  },
  {
    field: 'amount',
    label: '申报金额',
    width: 110,
    align: 'right',
    show: ({ amount_fen }) => <Money fen={amount_fen} />,
  },
  { field: 'payer', label: '付款人', width: 115, flex: 1, show: ({ payer }) => payer },
  { field: 'paid_on', label: '转账日期', width: 105, show: ({ paid_on }) => paid_on },
  { field: 'member', label: '客户', width: 120, flex: 1, show: ({ member }) => member },
  {
    field: 'statement',
    label: '用于',
    width: 170,
    show: ({ statement }) => (statement ? `结算单 ${statement.code}` : '预存款'),
  },
  { field: 'created', label: '提交', width: 150, show: ({ created }) => formatInstant(created) },
  { field: 'outcome', label: '结果', width: 100, flex: 1, show: outcome },
];

/** Returns by how much an amount that arrived differs from the reported one; empty when it does not. */
export const differenceText = (arrived_fen: number, reported_fen: number): string =>
  arrived_fen === reported_fen
    ? ''
    : `比申报${arrived_fen < reported_fen ? '少' : '多'} ${formatFen(Math.abs(arrived_fen - reported_fen))}`;
