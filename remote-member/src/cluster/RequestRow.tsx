import type { ClusterRequest } from '@portal/shared/contract';
import { lineAbove } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { clusterRequestStateLabels, formatInstant } from '@portal/shared/rules';
import { Box, Button, Chip, Typography } from '@portal/shared/ui';
import { useClusterCall } from './useClusterCall';

interface RequestRowProps {
  readonly request: ClusterRequest;
  /** True in a list of the member's own requests, which names the groups; false in a group's list. */
  readonly own: boolean;
}

const colours = { waiting: 'warning', agreed: 'success', refused: 'error', cancelled: 'default' } as const;

/** One application or invitation: who asks whom, the message, and the answer of the side that gives it. */
export function RequestRow({ request, own }: RequestRowProps) {
  const { state, message, created } = request;
  return (
    <Box component="li" aria-label={titleOf(request, own)} sx={row}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {titleOf(request, own)}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            color={colours[state]}
            label={clusterRequestStateLabels[state]}
          />
        </Box>
        {message && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            留言：{message}
          </Typography>
        )}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {formatInstant(created)}
        </Typography>
      </Box>
      {state === 'waiting' && <Acts request={request} own={own} />}
    </Box>
  );
}

function titleOf({ kind, name, cluster }: ClusterRequest, own: boolean): string {
  if (!own) return kind === 'apply' ? `${name} 申请加入` : `已邀请 ${name}`;
  return kind === 'apply' ? `申请加入「${cluster.name}」` : `${name} 邀请您加入「${cluster.name}」`;
}

function Acts({ request, own }: RequestRowProps) {
  const { rid, answers, kind } = request;
  const title = titleOf(request, own);
  const answer = useClusterCall('auth/cluster/agree', {
    onDone: (_data, { agree }) => notify.success(said(own, agree)),
  });
  const cancel = useClusterCall('auth/cluster/cancel', {
    onDone: () => notify.success(kind === 'apply' ? '申请已撤回' : '邀请已撤回'),
  });
  if (!answers)
    return (
      <Button
        size="small"
        color="inherit"
        aria-label={`撤回：${title}`}
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ rid })}
        sx={{ ml: 'auto' }}
      >
        撤回
      </Button>
    );
  const pending = (agree: boolean) => answer.isPending && answer.variables.agree === agree;
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
      <Button
        size="small"
        color="inherit"
        aria-label={`拒绝：${title}`}
        loading={pending(false)}
        disabled={answer.isPending}
        onClick={() => answer.mutate({ rid, agree: false })}
      >
        拒绝
      </Button>
      <Button
        size="small"
        variant="contained"
        aria-label={`同意：${title}`}
        loading={pending(true)}
        disabled={answer.isPending}
        onClick={() => answer.mutate({ rid, agree: true })}
      >
        同意
      </Button>
    </Box>
  );
}

function said(own: boolean, agree: boolean): string {
  if (own) return agree ? '已加入社群' : '已拒绝邀请';
  return agree ? '已同意，对方已成为成员' : '已拒绝申请';
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;
