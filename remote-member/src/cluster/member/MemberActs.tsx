import type { Cluster, ClusterMember } from '@portal/shared/contract';
import { useLazyDialog } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { MoreMenu } from '../../ui/MoreMenu';
import { loadBudget } from '../budget/loadBudget';
import { RemoveDialog } from './RemoveDialog';
import { RoleDialog } from './RoleDialog';
import { TransferDialog } from './TransferDialog';

const loadLimit = () => import('./LimitDialog').then((m) => m.LimitDialog);

interface MemberActsProps {
  readonly cluster: Cluster;
  readonly member: ClusterMember;
}

/** What the caller may do about a member: the limit as a button, the rest behind 更多. */
export function MemberActs({ cluster, member }: MemberActsProps) {
  const { name, role, can } = member;
  const [asked, setAsked] = useState<'role' | 'transfer' | 'remove'>();
  const limit = useLazyDialog('cluster limit', loadLimit, { cluster, member });
  const budget = useLazyDialog('cluster budget', loadBudget, { cluster, budget: member });
  const labels = {
    role: role === 'manager' ? '取消管理员' : '设为管理员',
    transfer: '转让群主',
    remove: '移除成员',
  };
  const items = [
    ...(can.includes('budget')
      ? [{ label: '设置年度预算', onClick: budget.show, onNear: budget.prefetchProps.onFocus }]
      : []),
    ...(['role', 'transfer', 'remove'] as const)
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
      <RoleDialog cluster={cluster} member={member} open={asked === 'role'} onClose={close} />
      <TransferDialog cluster={cluster} member={member} open={asked === 'transfer'} onClose={close} />
      <RemoveDialog cluster={cluster} member={member} open={asked === 'remove'} onClose={close} />
    </Box>
  );
}
