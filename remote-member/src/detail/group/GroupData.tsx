import { query } from '@portal/shared/api';
import type { Data, Order } from '@portal/shared/contract';
import { Check, Panel, plainList, useAct } from '@portal/shared/parts';
import type { OrderState } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** States in which a group may have paid the order. */
const paidStates: readonly OrderState[] = ['unpaid', 'paid', 'closed'];

/** Whether the managers of the groups that pay an order see its data; nothing for an order that no group pays. */
export function GroupData({ order: { rid, state } }: { readonly order: Order }) {
  const shown = useQuery({
    ...query('auth/cluster/shown', { order_rid: rid }),
    enabled: paidStates.includes(state),
  });
  const groups = shown.data?.list ?? [];
  if (groups.length === 0) return null;
  return (
    <Panel title="社群查看数据">
      <Box component="ul" sx={plainList}>
        {groups.map((group) => (
          <li key={group.rid}>
            <GroupCheck order={rid} group={group} />
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        默认不可查看。勾选后，社群的群主和管理员可在“检测数据”里查看和下载本订单的数据；取消勾选或退出社群后立即不可查看。
      </Typography>
    </Panel>
  );
}

interface GroupCheckProps {
  /** Key of the order. */
  readonly order: string;
  readonly group: Data<'auth/cluster/shown'>['list'][number];
}

function GroupCheck({ order, group: { rid, name, shown } }: GroupCheckProps) {
  const show = useAct('auth/cluster/show', {
    done: shown ? '管理员不再能查看本订单的数据' : '管理员现在可查看本订单的数据',
  });
  // While the choice is sent it is shown already.
  const checked = show.isPending ? show.variables.shown : shown;
  return (
    <Check
      checked={checked}
      onChange={() => !show.isPending && show.mutate({ order_rid: order, cluster_rid: rid, shown: !shown })}
    >
      {name} 的管理员可查看本订单的数据
    </Check>
  );
}
