import type { Data } from '@portal/shared/contract';
import { Link } from '@portal/shared/portal';
import { formatInstant, type UnclaimedState, unclaimedStateLabels } from '@portal/shared/rules';
import { Box, MuiLink } from '@portal/shared/ui';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';
import { unclaimedPath } from './unclaimedPath';

export type UnclaimedRow = Data<'staff/unclaimed/list'>['list'][number];

/** What came without an announcement, by what became of it. */
export const unclaimedList: ListKind<UnclaimedState> = {
  path: unclaimedPath,
  filters: [
    { key: 'open', label: unclaimedStateLabels.open, states: ['open'] },
    { key: 'claimed', label: unclaimedStateLabels.claimed, states: ['claimed'] },
    { key: 'ended', label: '已退回或处置', states: ['returned', 'disposed', 'mistaken'] },
    { key: 'all', label: '全部', states: [] },
  ],
};

const OrderLink = ({ code }: { readonly code: string }) => (
  <MuiLink component={Link} to={`/staff/orders/${code}`}>
    {code}
  </MuiLink>
);

/** Orders whose members have announced it, or what became of it. */
function outcome({ matches, order_code, reason }: UnclaimedRow) {
  if (matches.length > 0)
    return (
      <Box component="span" sx={{ color: 'primary.main' }}>
        {matches.map(({ code, member }) => (
          <span key={code} title={member}>
            <OrderLink code={code} /> {member}{' '}
          </span>
        ))}
      </Box>
    );
  if (order_code === '') return reason;
  return (
    <>
      <OrderLink code={order_code} /> {reason}
    </>
  );
}

const happened = (at: string, who: string): string => `${formatInstant(at)} ${who}`.trim();

export const unclaimedColumns: readonly ListColumn<UnclaimedRow>[] = [
  { field: 'mark', label: '单号或标记', width: 170, flex: 1, card: 'title', show: ({ mark }) => mark },
  {
    field: 'state',
    label: '状态',
    width: 90,
    card: 'aside',
    show: ({ state }) => <Mark waits={state === 'open'}>{unclaimedStateLabels[state]}</Mark>,
  },
  { field: 'place', label: '存放位置', width: 110, flex: 1, show: ({ place }) => place },
  { field: 'note', label: '备注', width: 110, flex: 1, show: ({ note }) => note },
  { field: 'order', label: '订单或去向', width: 190, flex: 2, show: outcome },
  {
    field: 'created',
    label: '记下',
    width: 195,
    show: ({ created, created_by }) => happened(created, created_by),
  },
  {
    field: 'settled',
    label: '处理',
    width: 195,
    show: ({ settled, settled_by }) => (settled === null ? '' : happened(settled, settled_by)),
  },
];
