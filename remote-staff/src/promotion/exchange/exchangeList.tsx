import type { Data } from '@portal/shared/contract';
import { type ExchangeState, exchangeStateLabels, formatInstant, formatPoints } from '@portal/shared/rules';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';

export type ExchangeRow = Data<'staff/integration/exchanges'>['list'][number];

export const exchangeList: ListKind<ExchangeState> = {
  path: '/staff/promotion/exchanges',
  filters: [
    { key: 'waiting', label: exchangeStateLabels.waiting, states: ['waiting'] },
    { key: 'sent', label: exchangeStateLabels.sent, states: ['sent'] },
    { key: 'issued', label: exchangeStateLabels.issued, states: ['issued'] },
    { key: 'refused', label: exchangeStateLabels.refused, states: ['refused'] },
  ],
};

/** Where goods go, in one line; empty for a coupon. */
export const receiverOf = ({ sent_to }: ExchangeRow): string =>
  sent_to ? `${sent_to.name} ${sent_to.phone} ${sent_to.place}` : '';

export const exchangeColumns: readonly ListColumn<ExchangeRow>[] = [
  { field: 'code', label: '兑换单号', width: 155, card: 'title', show: ({ code }) => code },
  {
    field: 'state',
    label: '状态',
    width: 100,
    card: 'aside',
    show: ({ state }) => <Mark waits={state === 'waiting'}>{exchangeStateLabels[state]}</Mark>,
  },
  { field: 'name', label: '商品', width: 150, flex: 1, show: ({ name }) => name },
  { field: 'points', label: '积分', width: 90, align: 'right', show: ({ points }) => formatPoints(points) },
  { field: 'member', label: '客户', width: 160, flex: 1, show: ({ member }) => member },
  { field: 'receiver', label: '寄往', width: 220, flex: 2, show: receiverOf },
  { field: 'created', label: '兑换', width: 150, show: ({ created }) => formatInstant(created) },
  {
    field: 'outcome',
    label: '结果',
    width: 150,
    flex: 1,
    show: ({ parcel, note }) => (parcel ? `${parcel.company} ${parcel.number}` : note),
  },
];
