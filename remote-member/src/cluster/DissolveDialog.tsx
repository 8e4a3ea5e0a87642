import { query } from '@portal/shared/api';
import type { Cluster, Data } from '@portal/shared/contract';
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import type { LazyDialogProps } from '@portal/shared/parts';
import { ConfirmDialog, useAct } from '@portal/shared/parts';
import { Link, notify, paths, useNavigate } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { Box, Button, MuiLink, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { clusterPath } from './clusterPath';

type Obstacles = Data<'auth/cluster/obstacles'>;

interface DissolveDialogProps extends LazyDialogProps {
  readonly cluster: Cluster;
}

/** Says what has to be settled before a group can be dissolved, gives its money back first, and asks at the end. */
export function DissolveDialog({ cluster, open, onClose }: DissolveDialogProps) {
  const { rid } = cluster;
  const obstacles = useQuery({
    ...query('auth/cluster/obstacles', { rid }),
    enabled: open,
    staleTime: 0,
  });
  const { data } = obstacles;
  if (data && !obstacles.isError && isSettled(data))
    return <AskDialog cluster={cluster} open={open} onClose={onClose} />;
  return (
    <ObstacleDialog open={open} onClose={onClose}>
      <QueryView query={obstacles} loading={<Skeleton variant="rounded" height={96} />}>
        {(found) => <ObstacleList cluster={cluster} obstacles={found} onLeave={onClose} />}
      </QueryView>
    </ObstacleDialog>
  );
}

const isSettled = ({ cash_fen, bonus_fen, payments, statements, prestores }: Obstacles): boolean =>
  cash_fen + bonus_fen + payments + statements.length + prestores === 0;

function AskDialog({ cluster: { rid, name, members }, open, onClose }: DissolveDialogProps) {
  const navigate = useNavigate();
  const del = useAct('auth/cluster/del', {
    onDone: () => {
      notify.success(`“${name}”已解散`);
      void navigate(paths.memberPage('communityMg'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="解散社群"
      confirm="解散社群"
      open={open}
      pending={del.isPending}
      onClose={onClose}
      onConfirm={() => del.mutate({ rid })}
    >
      解散“{name}”后不能恢复：
      {members > 1 && `${members - 1} 位成员会收到通知，`}
      所有人都不再能查看该社群。成员自己的订单不受影响，之后的退款退给您。
    </ConfirmDialog>
  );
}

interface ObstacleDialogProps extends LazyDialogProps {
  readonly children: ReactNode;
}

function ObstacleDialog({ open, onClose, children }: ObstacleDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>解散社群</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          关闭
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ObstacleListProps {
  readonly cluster: Cluster;
  readonly obstacles: Obstacles;
  readonly onLeave: () => void;
}

/** What has to be settled, each with the way to do it. */
function ObstacleList({ cluster, obstacles, onLeave }: ObstacleListProps) {
  const { payments, statements, prestores } = obstacles;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2">解散前须先处理：</Typography>
      <Balance cluster={cluster} obstacles={obstacles} />
      {payments > 0 && (
        <Alert severity="warning" variant="outlined">
          有 {payments} 笔付款待审批，
          <MuiLink component={Link} to={clusterPath(cluster, { tab: 'approvals' })} onClick={onLeave}>
            去审批
          </MuiLink>
        </Alert>
      )}
      {statements.length > 0 && (
        <Alert severity="warning" variant="outlined">
          社群参与付款的结算单 {statements.join('、')} 尚未结清，请提醒成员付清。
        </Alert>
      )}
      {prestores > 0 && (
        <Alert severity="warning" variant="outlined">
          有 {prestores} 个预存申请待审核，请等待审核，或由申请人取消。
        </Alert>
      )}
    </Box>
  );
}

/** The group's money, and the button that moves all of it to the owner. */
function Balance({ cluster, obstacles: { cash_fen, bonus_fen } }: Omit<ObstacleListProps, 'onLeave'>) {
  const { rid, available, can } = cluster;
  const withdraw = useAct('auth/cluster/withdraw');
  if (cash_fen + bonus_fen === 0) return null;
  const free = available ?? { cash_fen: 0, bonus_fen: 0 };
  const takeOut = async () => {
    try {
      for (const account of ['cash', 'bonus'] as const) {
        const amount_fen = free[`${account}_fen`];
        if (amount_fen > 0) await withdraw.mutateAsync({ rid, account, amount_fen });
      }
      notify.success('余额已转出到您的账户');
    } catch {
      // The mutation has shown the refusal; what is left is read again.
    }
  };
  return (
    <Alert severity="warning" variant="outlined">
      社群还有余额：预存 {formatFen(cash_fen)}，赠送金 {formatFen(bonus_fen)}，须先转出。
      {can.includes('withdraw') && free.cash_fen + free.bonus_fen > 0 && (
        <Box sx={{ mt: 1 }}>
          <Button
            size="small"
            variant="contained"
            loading={withdraw.isPending}
            onClick={() => void takeOut()}
          >
            转出到我的账户
          </Button>
        </Box>
      )}
    </Alert>
  );
}
