import type { Chart } from '@portal/shared/contract';
import { useInView } from '@portal/shared/parts';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { chartGrid } from './chartGrid';

/** Typical results. The chart code is loaded when the section is near the viewport. */
export function Results({ charts }: { readonly charts: readonly Chart[] }) {
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place, '100% 0px');
  const drawing = useQuery({
    queryKey: ['drawing of charts'],
    queryFn: async () => ({ Chart: (await import('@portal/shared/chart')).ChartFigure }),
    enabled: inView,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div ref={place}>
      <QueryView query={drawing} loading={<ChartsSkeleton count={charts.length} busy={inView} />}>
        {({ Chart: Drawn }) => (
          <Box sx={chartGrid}>
            {charts.map((chart) => (
              <Drawn key={chart.title} chart={chart} />
            ))}
          </Box>
        )}
      </QueryView>
    </div>
  );
}

interface ChartsSkeletonProps {
  readonly count: number;
  /** Whether the code is loading; before that the space is reserved without a message. */
  readonly busy: boolean;
}

function ChartsSkeleton({ count, busy }: ChartsSkeletonProps) {
  return (
    <Box sx={chartGrid} {...(busy ? { role: 'status', 'aria-label': '正在加载图表' } : {})}>
      {Array.from({ length: count }, (_, i) => `chart ${i}`).map((key) => (
        <Skeleton key={key} variant="rounded" sx={{ height: 364 }} />
      ))}
    </Box>
  );
}
