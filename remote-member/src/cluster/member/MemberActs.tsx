import type { Cluster, ClusterMember } from '@portal/shared/contract';
import { MoreMenu } from '@portal/shared/menu';
import { useLazyDialog } from '@portal/shared/parts';
import { clusterRoleLabels } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { loadBudget } from '../budget/loadBudget';
import { RemoveDialog } from './RemoveDialog';
import { RoleDialog, type SetRole } from './RoleDialog';
import { TransferDialog } from './TransferDialog';

const loadLimit = () => import('./LimitDialog').then((m) => m.LimitDialog);

const labels = { transfer: '转让群主', remove: '移除成员' } as const;

interface MemberActsProps {
  readonly cluster: Cluster;
  readonly member: ClusterMember;
}

/** What the caller may do about a member: the limit as a button, the rest behind 更多. */
export function MemberActs({ cluster, member }: MemberActsProps) {
  const { name, role, can } = member;
  const [asked, setAsked] = useState<SetRole | 'transfer' | 'remove'>();
  const limit = useLazyDialog('cluster limit', loadLimit, { cluster, member });
  const budget = useLazyDialog('cluster budget', loadBudget, { cluster, budget: member });
  const roles = (['manager', 'finance', 'member'] as const).filter((one) => one !== role);
  const items = [
    ...(can.includes('budget')
      ? [{ label: '设置年度预算', onClick: budget.show, onNear: budget.prefetchProps.onFocus }]
      : []),
    ...(can.includes('role') ? roles : []).map((one) => ({
      label: `设为${clusterRoleLabels[one]}`,
      onClick: () => setAsked(one),
    })),
    ...(['transfer', 'remove'] as const)
      .filter((act) => can.includes(act))
      .map((act) => ({ label: labels[act], onClick: () => setAsked(act) })),
  ];
  const close = () => setAsked(undefined);
  return (
    <Box sx={{ display: 'flex', justifyContent: { sm: 'flex-end' }, gap: 0.5 }}>
      {can.includes('limit') && (
        <Button
          size="small"
          {...limit.prefetchProps}
          loading={limit.loading}
          onClick={limit.show}
          aria-label={`设置额度：${name}`}
        >
          设置额度
        </Button>
      )}
      {items.length > 0 && <MoreMenu of={name} items={items} />}
      {limit.dialog}
      {budget.dialog}
      {roles.map((one) => (
        <RoleDialog
          key={one}
          cluster={cluster}
          member={member}
          role={one}
          open={asked === one}
          onClose={close}
        />
      ))}
      <TransferDialog cluster={cluster} member={member} open={asked === 'transfer'} onClose={close} />
      <RemoveDialog cluster={cluster} member={member} open={asked === 'remove'} onClose={close} />
    </Box>
  );
}
