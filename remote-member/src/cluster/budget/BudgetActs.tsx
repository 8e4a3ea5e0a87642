import type { Cluster, ClusterBudget } from '@portal/shared/contract';
import { MoreMenu } from '@portal/shared/menu';
import { ConfirmDialog, useAct, useLazyDialog } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { loadBudget } from './loadBudget';

interface BudgetActsProps {
  readonly cluster: Cluster;
  readonly budget: ClusterBudget;
}

/** What the owner may do about a budget: another amount, or none. */
export function BudgetActs({ cluster, budget }: BudgetActsProps) {
  const { rid } = cluster;
  const { user_rid, name } = budget;
  const [asked, setAsked] = useState(false);
  const edit = useLazyDialog('cluster budget', loadBudget, { cluster, budget });
  const end = useAct('auth/cluster/budget', {
    done: `${name} 的预算已取消`,
    onSettled: () => setAsked(false),
  });
  const subject = user_rid === null ? { fund_code: name } : { user_rid };
  return (
    <Box sx={{ display: 'flex', justifyContent: { sm: 'flex-end' }, gap: 0.5 }}>
      <Button
        size="small"
        aria-label={`修改预算：${name}`}
        {...edit.prefetchProps}
        loading={edit.loading}
        onClick={edit.show}
      >
        修改
      </Button>
      <MoreMenu of={name} items={[{ label: '取消预算', onClick: () => setAsked(true) }]} />
      {edit.dialog}
      <ConfirmDialog
        title="取消预算"
        confirm="取消预算"
        open={asked}
        pending={end.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => end.mutate({ rid, ...subject, amount_fen: null })}
      >
        取消后不再统计和提醒 {name} 的用量，已付款的不受影响。
      </ConfirmDialog>
    </Box>
  );
}
