import type { Data } from '@portal/shared/contract';
import {
  formatDay,
  type MemberKind,
  type MemberState,
  memberKindLabels,
  memberKindOf,
  memberKinds,
  memberStateLabels,
} from '@portal/shared/rules';
import type { ListColumn } from '../ui/list/column';
import type { ListKind } from '../ui/list/listQuery';
import { Mark } from '../ui/Mark';
import { MemberLink } from '../ui/member/MemberLink';

export type MemberRow = Data<'staff/desk/members'>['list'][number];

/** A filter of the list is one of a kind of customers, or of accounts that are not in use. */
type Shown = MemberKind | Exclude<MemberState, 'active'>;

export const memberList: ListKind<Shown> = {
  path: '/staff/members',
  words: true,
  filters: [
    { key: 'all', label: '全部', states: [] },
    ...memberKinds.map((kind) => ({ key: kind, label: memberKindLabels[kind], states: [kind] })),
    { key: 'left', label: '已停用', states: ['closing', 'closed', 'merged'] },
  ],
};

/** Returns what the list's call is asked for by a filter. */
export const filterInput = (states: readonly Shown[]) => ({
  kinds: memberKinds.filter((kind) => states.includes(kind)),
  states: (['closing', 'closed', 'merged'] as const).filter((state) => states.includes(state)),
});

/** Returns how a member is called: by name, else by phone or account. */
export const memberName = ({ name, phone, account }: Pick<MemberRow, 'name' | 'phone' | 'account'>): string =>
  name || phone || account;

export const MemberMark = ({ state }: Pick<MemberRow, 'state'>) => (
  <Mark waits={false}>{memberStateLabels[state]}</Mark>
);

export const memberColumns: readonly ListColumn<MemberRow>[] = [
  {
    field: 'name',
    label: '姓名',
    width: 140,
    flex: 1,
    card: 'title',
    show: (row) => <MemberLink account={row.code}>{memberName(row)}</MemberLink>,
  },
  { field: 'state', label: '状态', width: 100, card: 'aside', show: (row) => <MemberMark {...row} /> },
  { field: 'company', label: '单位', width: 200, flex: 2, show: ({ company }) => company },
  { field: 'phone', label: '手机号', width: 130, show: ({ phone }) => phone },
  {
    field: 'kind',
    label: '类型',
    width: 100,
    show: ({ organization }) => memberKindLabels[memberKindOf(organization)],
  },
  { field: 'created', label: '注册', width: 110, show: ({ created }) => formatDay(created) },
];
