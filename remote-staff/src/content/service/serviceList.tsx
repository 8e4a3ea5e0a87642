import type { Input, StaffDeviceRow } from '@portal/shared/contract';
import { Link } from '@portal/shared/portal';
import { formatFen, formatInstant } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';

/** A service of the list; its key stands for a number. */
export type ServiceListRow = StaffDeviceRow & { readonly code: string };

type Filter = NonNullable<Input<'staff/device/list'>['state']>;

export const serviceList: ListKind<Filter> = {
  path: '/staff/content/services',
  filters: [
    { key: 'all', label: '全部', states: [] },
    { key: 'draft', label: '有草稿', states: ['draft'] },
    { key: 'unpublished', label: '未上架', states: ['unpublished'] },
  ],
};

/** Returns the URL of the page of a service. */
export const servicePath = (rid: string): string => `${serviceList.path}/${rid}`;

const stateLabels: Readonly<Record<StaffDeviceRow['state'], string>> = {
  onSale: '在售',
  withdrawn: '已下架',
  draft: '未上架',
};

export const serviceColumns: readonly ListColumn<ServiceListRow>[] = [
  {
    field: 'name',
    label: '服务',
    width: 240,
    flex: 2,
    card: 'title',
    show: ({ rid, name }) => (
      <Box component={Link} to={servicePath(rid)} sx={{ color: 'primary.main' }}>
        {name}
      </Box>
    ),
  },
  {
    field: 'state',
    label: '状态',
    width: 100,
    card: 'aside',
    show: ({ state }) => <Mark waits={state === 'draft'}>{stateLabels[state]}</Mark>,
  },
  {
    field: 'price',
    label: '最低价',
    width: 130,
    align: 'right',
    show: ({ price_fen }) => formatFen(price_fen),
  },
  {
    field: 'draft',
    label: '草稿',
    width: 150,
    show: ({ draft }) => (draft === null ? '' : formatInstant(draft)),
  },
];
