import { isRefused, query } from '@portal/shared/api';
import { Link, paths, useParams } from '@portal/shared/portal';
import { Box, Button, EmptyState, PageColumn, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { SharedItems } from './SharedItems';

/** Items of a plan that somebody has shared: anybody with the link sees them, and a member copies them. */
export function SharedPlanPage() {
  const { code = '' } = useParams();
  const shared = useQuery(query('open/planShare', { code }));
  return (
    <PageColumn>
      <Box sx={{ py: { xs: 2, md: 3 } }}>
        <Typography variant="h1" sx={{ mb: 1 }}>
          共享的实验方案
        </Typography>
        {isRefused(shared.error, 'open/planShare', 'not_found') ? (
          <Ended />
        ) : (
          <QueryView
            query={shared}
            loading={<Skeleton variant="rounded" height={320} role="status" aria-label="正在加载" />}
          >
            {(plan) => <SharedItems code={code} plan={plan} />}
          </QueryView>
        )}
      </Box>
    </PageColumn>
  );
}

function Ended() {
  return (
    <EmptyState
      title="链接已失效"
      text="该方案链接不存在、已过期或已被分享人撤回，请联系分享人重新发送"
      action={
        <Button variant="contained" component={Link} to={paths.project()}>
          浏览服务项目
        </Button>
      }
    />
  );
}
