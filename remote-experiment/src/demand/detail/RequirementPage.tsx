import { isRefused, query } from '@portal/shared/api';
import { Trail } from '@portal/shared/parts';
import { Link, paths, useParams, useTitle } from '@portal/shared/portal';
import { openRequirementStates, type RequirementState } from '@portal/shared/rules';
import { Box, Button, EmptyState, FailureGroup, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { AreaPage } from '../../ui/AreaPage';
import { AreaTabs } from '../../ui/AreaTabs';
import { titleOf } from '../titleOf';
import { RequirementView } from './RequirementView';

/** Milliseconds between two requests while somebody may write; the page shows answers without a reload. */
const pollMs = 10_000;

/** Returns whether the lab or the member may still do something with a requirement in this state. */
const isLive = (state: RequirementState | undefined): boolean =>
  state === undefined || state === 'planned' || openRequirementStates.includes(state);

/** One requirement: what comes next, the quotation, the messages with the account manager. */
export function RequirementPage() {
  const { code = '' } = useParams();
  const requirement = useQuery({
    ...query('auth/requirement/detail', { code }),
    refetchInterval: ({ state }) => isLive(state.data?.state) && pollMs,
    refetchOnWindowFocus: 'always',
  });
  const title = requirement.data && titleOf(requirement.data);
  useTitle(title && `${title} - 需求`);
  const unknown =
    requirement.data === undefined && isRefused(requirement.error, 'auth/requirement/detail', 'not_found');
  return (
    <AreaPage>
      <Trail steps={[{ name: '需求列表', to: paths.requirements }]} here={code.toUpperCase()} />
      <AreaTabs />
      {unknown ? (
        <UnknownRequirement />
      ) : (
        <FailureGroup>
          <QueryView query={requirement} loading={<RequirementSkeleton />}>
            {(data) => <RequirementView requirement={data} refetchInterval={isLive(data.state) && pollMs} />}
          </QueryView>
        </FailureGroup>
      )}
    </AreaPage>
  );
}

function UnknownRequirement() {
  return (
    <>
      <Typography variant="h1">没有找到这条需求</Typography>
      <EmptyState
        title="需求不存在，或不属于当前账号"
        text="未登录时提交的需求，请在需求列表中认领"
        action={
          <Button variant="contained" component={Link} to={paths.requirements}>
            需求列表
          </Button>
        }
      />
    </>
  );
}

const RequirementSkeleton = () => (
  <Box role="status" aria-label="正在加载" sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="text" width={260} height={40} />
    {[88, 320].map((height) => (
      <Skeleton key={height} variant="rounded" height={height} />
    ))}
  </Box>
);
