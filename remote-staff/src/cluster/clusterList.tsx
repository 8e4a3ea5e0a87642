import type { Data } from '@portal/shared/contract';
import { type ClusterState, clusterStateLabels, formatDay, formatFen } from '@portal/shared/rules';
import { codeColumn } from '../ui/list/codeColumn';
import type { ListColumn } from '../ui/list/column';
import type { ListKind } from '../ui/list/listQuery';
import { Mark } from '../ui/Mark';

type ClusterRow = Data<'staff/cluster/list'>['list'][number];

export const clusterList: ListKind<ClusterState> = {
  path: '/staff/clusters',
  filters: [
    { key: 'all', label: '全部', states: [] },
    { key: 'active', label: clusterStateLabels.active, states: ['active'] },
    { key: 'frozen', label: clusterStateLabels.frozen, states: ['frozen'] },
  ],
};

/** Returns the URL of the page of a group. */
export const clusterPath = (code: string): string => `${clusterList.path}/${code}`;

export const ClusterMark = ({ state }: { readonly state: ClusterState }) => (
  <Mark waits={state === 'frozen'}>{clusterStateLabels[state]}</Mark>
);

/** What a group can spend, in one line. */
export const moneyOf = ({ available }: Pick<ClusterRow, 'available'>): string =>
  `预存 ${formatFen(available.cash_fen)}${available.bonus_fen > 0 ? `，赠送 ${formatFen(available.bonus_fen)}` : ''}`;

export const clusterColumns: readonly ListColumn<ClusterRow>[] = [
  codeColumn('社群号', clusterPath),
  {
    field: 'state',
    label: '状态',
    width: 90,
    card: 'aside',
    show: ({ state }) => <ClusterMark state={state} />,
  },
  { field: 'name', label: '名称', width: 160, flex: 1, show: ({ name }) => name },
  { field: 'owner', label: '群主', width: 200, flex: 1, show: ({ owner }) => owner },
  { field: 'members', label: '成员', width: 70, align: 'right', show: ({ members }) => members },
  { field: 'money', label: '可用', width: 220, show: moneyOf },
  { field: 'created', label: '建立', width: 110, show: ({ created }) => formatDay(created) },
];
