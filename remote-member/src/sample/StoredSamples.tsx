import { call, query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { cursorPages, FilterLink, LoadMore, line, SheetButtons, TabLinks } from '@portal/shared/parts';
import { Link, paths, useSearchParams } from '@portal/shared/portal';
import { keepingNoticeDays, type SampleState, sampleStateLabels } from '@portal/shared/rules';
import { Box, Button, EmptyState, Paper, QueryView, Skeleton } from '@portal/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SampleTable } from './SampleTable';
import { filterOf, type SampleTab, samplesInput, samplesPath, sampleTab } from './sampleFilter';

const path = 'auth/web/sample/list4person';

/** Tabs that are always shown; the others only while they have samples. */
const mainStates: readonly SampleState[] = ['stored', 'returning', 'registered', 'received', 'returned'];
const otherStates: readonly SampleState[] = ['discarding', 'destroyed', 'missing', 'cancelled'];

/** The member's samples by state, with a warning while some of them are destroyed soon. */
export function StoredSamples() {
  const [search] = useSearchParams();
  const tab = sampleTab(search);
  const input = samplesInput(tab);
  const samples = useInfiniteQuery({
    ...cursorPages({
      queryKey: query(path, input).queryKey,
      size: input.size,
      load: (before, signal) => call(path, { ...input, cursor: before }, { signal }),
    }),
  });
  const latest = samples.data?.pages.at(-1);
  return (
    <>
      {latest !== undefined && latest.ending > 0 && tab !== 'ending' && <EndingSoon count={latest.ending} />}
      <Paper sx={{ ...line, minWidth: 0 }}>
        <TabLinks label="样品状态" tabs={tabsOf(tab, latest)} />
        <QueryView query={samples} loading={<SamplesSkeleton />}>
          {({ pages }) => {
            const list = pages.flatMap((page) => page.list);
            if (list.length === 0) return <NoSamples tab={tab} />;
            return (
              <LoadMore query={samples}>
                <Box sx={{ px: { xs: 2, sm: 2.5 }, pt: 1 }}>
                  <SheetButtons
                    ask={(format) => call('auth/web/sample/export', { ...filterOf(tab), format })}
                    name="样品"
                    page={samplesPath(tab)}
                  />
                </Box>
                <SampleTable key={tab} list={list} />
              </LoadMore>
            );
          }}
        </QueryView>
      </Paper>
    </>
  );
}

/** Returns the tabs; the server counts each state up to 100, which is shown as 99+. */
function tabsOf(current: SampleTab, latest: Data<typeof path> | undefined) {
  const { counts = {}, ending = 0 } = latest ?? {};
  const others = otherStates.filter((state) => (counts[state] ?? 0) > 0 || state === current);
  const tabs: readonly { tab: SampleTab; label: string; count?: number | undefined }[] = [
    { tab: 'all', label: '全部' },
    ...(ending > 0 || current === 'ending'
      ? [{ tab: 'ending' as const, label: '即将销毁', count: ending }]
      : []),
    ...[...mainStates, ...others].map((state) => ({
      tab: state,
      label: sampleStateLabels[state],
      count: latest && (counts[state] ?? 0),
    })),
  ];
  return tabs.map(({ tab, label, count }) => ({
    label,
    to: samplesPath(tab),
    count,
    current: tab === current,
  }));
}

function EndingSoon({ count }: { readonly count: number }) {
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button size="small" color="inherit" component={FilterLink} to={samplesPath('ending')}>
          查看
        </Button>
      }
    >
      {`有 ${count} 个样品将在 ${keepingNoticeDays} 天内销毁。需要保留的，请延长留存或申请寄回。`}
    </Alert>
  );
}

function NoSamples({ tab }: { readonly tab: SampleTab }) {
  if (tab === 'ending')
    return <EmptyState title="没有即将销毁的样品" text={`到期前 ${keepingNoticeDays} 天会在这里提醒您`} />;
  if (tab !== 'all') return <EmptyState title={`没有“${sampleStateLabels[tab]}”的样品`} />;
  return (
    <EmptyState
      title="还没有样品"
      text="下单送样后，可以在这里查看样品在哪里、保留到何时，也可以申请寄回"
      action={
        <Button variant="contained" component={Link} to={paths.project()}>
          浏览服务项目
        </Button>
      }
    />
  );
}

const SamplesSkeleton = () => (
  <Box role="status" aria-label="正在加载" sx={{ px: { xs: 2, sm: 2.5 }, py: 1 }}>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" sx={{ my: 1.5, height: { xs: 168, sm: 56 } }} />
    ))}
  </Box>
);
