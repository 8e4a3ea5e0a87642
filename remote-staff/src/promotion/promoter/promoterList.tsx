import type { Data } from '@portal/shared/contract';
import { formatInstant, type PromoterState, promoterStateLabels } from '@portal/shared/rules';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';

type Answered = Data<'staff/promoter/list'>['list'][number];

/** A promoter as a row, named by the account that the calls take. */
export interface PromoterRow extends Omit<Answered, 'code' | 'account'> {
  /** The member's phone, by which the calls name the promoter. */
  readonly code: string;
  /** Code of the link; null before the application is approved. */
  readonly link: string | null;
}

export const promoterList: ListKind<PromoterState> = {
  path: '/staff/promotion/promoters',
  filters: [
    { key: 'waiting', label: promoterStateLabels.waiting, states: ['waiting'] },
    { key: 'approved', label: promoterStateLabels.approved, states: ['approved'] },
    { key: 'refused', label: promoterStateLabels.refused, states: ['refused'] },
    { key: 'ended', label: promoterStateLabels.ended, states: ['ended'] },
  ],
};

/** Returns a promoter as a row. */
export const promoterRows = ({ code, account, ...row }: Answered): PromoterRow => ({
  ...row,
  code: account,
  link: code,
});

export const promoterColumns: readonly ListColumn<PromoterRow>[] = [
  { field: 'code', label: '账号', width: 130, card: 'title', show: ({ code }) => code },
  {
    field: 'state',
    label: '状态',
    width: 90,
    card: 'aside',
    show: ({ state }) => <Mark waits={state === 'waiting'}>{promoterStateLabels[state]}</Mark>,
  },
  { field: 'member', label: '客户', width: 180, flex: 1, show: ({ member }) => member },
  { field: 'channel', label: '推广渠道', width: 220, flex: 2, show: ({ channel }) => channel },
  { field: 'link', label: '推广码', width: 120, show: ({ link }) => link ?? '' },
  { field: 'applied', label: '申请', width: 150, show: ({ applied }) => formatInstant(applied) },
  { field: 'note', label: '原因', width: 140, flex: 1, show: ({ note }) => note },
];
