import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { Panel, plainList, useAct, useLazyDialog } from '@portal/shared/parts';
import { Link, useSession } from '@portal/shared/portal';
import { closingDays, closingObstacleText, formatDay } from '@portal/shared/rules';
import { Box, Button, MuiLink, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

const load = () => import('./CloseDialog').then((m) => m.CloseDialog);

/** Closing the account: what stands in the way, the request, and its withdrawal. */
export function ClosingPanel() {
  const closing = useQuery(query('auth/user/closing', {}));
  return (
    <Panel title="注销账号">
      <QueryView query={closing} loading={<Skeleton variant="rounded" height={72} />}>
        {({ due, obstacles }) => {
          if (due !== null) return <Pending due={due} />;
          return obstacles.length > 0 ? <Obstacles obstacles={obstacles} /> : <Close />;
        }}
      </QueryView>
    </Panel>
  );
}

function Obstacles({ obstacles }: Pick<Data<'auth/user/closing'>, 'obstacles'>) {
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1 }}>
        注销前需要先处理：
      </Typography>
      <Box
        component="ul"
        aria-label="注销前需要处理"
        sx={{ ...plainList, typography: 'body2', display: 'grid', gap: 1 }}
      >
        {obstacles.map((obstacle) => (
          <Box component="li" key={obstacle.kind} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {closingObstacleText(obstacle)}
            </Box>
            <MuiLink
              component={Link}
              to={obstacle.link}
              aria-label={`去处理：${closingObstacleText(obstacle)}`}
            >
              去处理
            </MuiLink>
          </Box>
        ))}
      </Box>
    </>
  );
}

function Close() {
  const { show, prefetchProps, loading, dialog } = useLazyDialog('close the account', load, {});
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography variant="body2" sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
        {`申请后 ${closingDays} 天内可以撤回；到期后个人信息将被删除，不能恢复。`}
      </Typography>
      <Button
        size="small"
        color="error"
        variant="outlined"
        {...prefetchProps}
        loading={loading}
        onClick={show}
      >
        注销账号
      </Button>
      {dialog}
    </Box>
  );
}

/** The request can be withdrawn until the account is closed. */
function Pending({ due }: { readonly due: string }) {
  const session = useSession();
  const keep = useAct('auth/user/keep', {
    done: '已撤回注销，账号继续使用',
    onDone: () => void session.reload(),
  });
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" color="inherit" loading={keep.isPending} onClick={() => keep.mutate({})}>
          撤回注销
        </Button>
      }
    >
      {`账号将于 ${formatDay(due)} 注销。在此之前不能下单和预约，可以随时撤回。`}
    </Alert>
  );
}
