import type { ClusterRequest } from '@portal/shared/contract';
import { useAct } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { clusterRequestStateLabels, formatInstant } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { ListRow } from '../ui/ListRow';

interface RequestRowProps {
  readonly request: ClusterRequest;
  /** True in a list of the member's own requests, which names the groups; false in a group's list. */
  readonly own: boolean;
}

const tones = { waiting: 'warning', agreed: 'success', refused: 'error', cancelled: 'default' } as const;

/** One application or invitation: who asks whom, the message, and the answer of the side that gives it. */
export function RequestRow({ request, own }: RequestRowProps) {
  const { state, message, created } = request;
  const title = titleOf(request, own);
  const stopped = own && state === 'waiting' && request.answers && request.cluster.full;
  return (
    <ListRow
      inPanel
      label={title}
      title={title}
      state={{ label: clusterRequestStateLabels[state], tone: tones[state] }}
      note={formatInstant(created)}
      acts={state === 'waiting' && <Acts request={request} own={own} />}
    >
      {message && `留言：${message}`}
      {stopped && (
        <Typography variant="body2" role="note" sx={{ color: 'warning.main' }}>
          社群成员已满，暂时不能加入，请联系群主
        </Typography>
      )}
    </ListRow>
  );
}

function titleOf({ kind, name, cluster }: ClusterRequest, own: boolean): string {
  if (!own) return kind === 'apply' ? `${name} 申请加入` : `已邀请 ${name}`;
  return kind === 'apply' ? `申请加入“${cluster.name}”` : `${name} 邀请您加入“${cluster.name}”`;
}

function Acts({ request, own }: RequestRowProps) {
  const { rid, answers, kind, cluster } = request;
  const title = titleOf(request, own);
  const answer = useAct('auth/cluster/agree', {
    onDone: (_data, { agree }) => notify.success(said(own, agree)),
  });
  const cancel = useAct('auth/cluster/cancel', {
    done: kind === 'apply' ? '申请已撤回' : '邀请已撤回',
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
        disabled={answer.isPending || cluster.full}
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
