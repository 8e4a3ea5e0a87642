import { LoadMore, line, plainList, TabLinks, Trail } from '@portal/shared/parts';
import { Link, Navigate, paths, useSearchParams } from '@portal/shared/portal';
import { type RequirementState, requirementStateLabels, requirementStates } from '@portal/shared/rules';
import { Box, Button, EmptyState, Paper, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { AreaPage } from '../ui/AreaPage';
import { AreaTabs } from '../ui/AreaTabs';
import { Claimable } from './Claimable';
import { RequirementRow } from './RequirementRow';
import { requirementPath, requirementState } from './requirementFilter';
import { useRequirements } from './useRequirements';

/** The member's requirements by state, and those that can be claimed. */
export function RequirementsPage() {
  const [search] = useSearchParams();
  const code = search.get('code');
  // Notices of earlier releases link to the list with the code.
  if (code) return <Navigate to={paths.requirement(code)} replace />;
  return (
    <AreaPage>
      <Trail here="需求列表" />
      <AreaTabs />
      <Box sx={head}>
        <Box>
          <Typography variant="h1">需求列表</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            与客户经理沟通方案与报价，接受后直接转入实验方案
          </Typography>
        </Box>
        <Button variant="contained" component={Link} to={paths.require}>
          发布需求
        </Button>
      </Box>
      <Requirements state={requirementState(search)} />
    </AreaPage>
  );
}

function Requirements({ state }: { readonly state: RequirementState | undefined }) {
  const requirements = useRequirements(state);
  const counts = requirements.data?.latest?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = [
    { label: '全部', to: requirementPath(), count: all, current: state === undefined },
    ...requirementStates.map((one) => ({
      label: requirementStateLabels[one],
      to: requirementPath(one),
      count: counts && (counts[one] ?? 0),
      current: one === state,
    })),
  ];
  return (
    <>
      <Claimable claimable={requirements.data?.latest?.claimable ?? []} />
      <Paper sx={line}>
        <TabLinks label="需求状态" tabs={tabs} />
        <QueryView query={requirements} loading={<RowsSkeleton />}>
          {({ list }) =>
            list.length === 0 ? (
              <NoRequirements state={all === 0 ? undefined : state} />
            ) : (
              <Box
                aria-busy={requirements.isPlaceholderData}
                sx={{ opacity: requirements.isPlaceholderData ? 0.6 : 1 }}
              >
                <LoadMore query={requirements}>
                  <Box component="ul" aria-label="需求" sx={plainList}>
                    {list.map((requirement) => (
                      <RequirementRow key={requirement.code} requirement={requirement} />
                    ))}
                  </Box>
                </LoadMore>
              </Box>
            )
          }
        </QueryView>
      </Paper>
    </>
  );
}

function NoRequirements({ state }: { readonly state: RequirementState | undefined }) {
  if (state)
    return (
      <EmptyState
        title={`没有“${requirementStateLabels[state]}”的需求`}
        action={
          <Button variant="outlined" component={Link} to={requirementPath()}>
            查看全部
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="还没有需求"
      text="没有找到合适的项目，或不确定怎么测？写下来，客户经理给出方案与报价"
      action={
        <Button variant="contained" component={Link} to={paths.require}>
          发布需求
        </Button>
      }
    />
  );
}

const RowsSkeleton = () => (
  <Box role="status" aria-label="正在加载" sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 2.5 } }}>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={72} />
    ))}
  </Box>
);

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: 2,
} as const;
