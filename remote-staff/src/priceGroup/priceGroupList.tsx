import type { Data } from '@portal/shared/contract';
import { formatDay, priceGroupKindLabels } from '@portal/shared/rules';
import { codeColumn } from '../ui/list/codeColumn';
import type { ListColumn } from '../ui/list/column';
import type { ListKind } from '../ui/list/listQuery';

type PriceGroupRow = Data<'staff/priceGroup/list'>['list'][number];

export const priceGroupList: ListKind<'all'> = {
  path: '/staff/priceGroups',
  filters: [{ key: 'all', label: '全部', states: [] }],
};

/** Returns the URL of the page of a price group. */
export const priceGroupPath = (code: string): string => `${priceGroupList.path}/${code}`;

export const priceGroupColumns: readonly ListColumn<PriceGroupRow>[] = [
  codeColumn('编号', priceGroupPath),
  { field: 'name', label: '名称', width: 180, flex: 1, show: ({ name }) => name },
  { field: 'kind', label: '类别', width: 110, card: 'aside', show: ({ kind }) => priceGroupKindLabels[kind] },
  { field: 'members', label: '客户', width: 80, align: 'right', show: ({ members }) => members },
  { field: 'rules', label: '有效规则', width: 100, align: 'right', show: ({ rules }) => rules },
  { field: 'note', label: '备注', width: 180, flex: 1, show: ({ note }) => note },
  { field: 'created', label: '建立', width: 110, show: ({ created }) => formatDay(created) },
];
