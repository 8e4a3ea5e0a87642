import { query } from '@portal/shared/api';
import { DataTable, Panel, useInView } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';

const SpendingChart = lazy(() => import('./SpendingChart').then((m) => ({ default: m.SpendingChart })));

const height = 240;
const loading = <Skeleton variant="rounded" height={height} />;

/** Spending by month as a chart or a table; data and code are loaded when it comes near the view. */
export function Spending() {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, '200px');
  const [asTable, setAsTable] = useState(false);
  const months = useQuery({ ...query('auth/web/asset/months', {}), enabled: near });
  if (months.data?.every(({ out_fen }) => out_fen === 0)) return null;
  return (
    <div ref={place}>
      <Panel
        title="近 12 个月支出"
        aside={
          <Button size="small" color="inherit" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? '看图表' : '看数据'}
          </Button>
        }
      >
        <QueryView query={months} loading={loading}>
          {(list) =>
            asTable ? (
              <DataTable
                label="近 12 个月支出"
                rows={list}
                keyOf={({ month }) => month}
                columns={[
                  { label: '月份', cell: ({ month }) => month, wide: true },
                  { label: '支出', cell: ({ out_fen }) => formatFen(out_fen), numeric: true },
                ]}
              />
            ) : (
              <Suspense fallback={loading}>
                <Box sx={{ minHeight: height }}>
                  <SpendingChart months={list} height={height} />
                </Box>
              </Suspense>
            )
          }
        </QueryView>
      </Panel>
    </div>
  );
}
