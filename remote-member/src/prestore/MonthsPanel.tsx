import { query } from '@portal/shared/api';
import type { AssetMonth } from '@portal/shared/contract';
import { DataTable, Panel } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

const MonthsChart = lazy(() => import('./MonthsChart').then((m) => ({ default: m.MonthsChart })));

const loading = <Skeleton variant="rounded" height={260} />;

/** Income, expenses and balance by month, as charts or as a table; nothing before the first entry. */
export function MonthsPanel() {
  const months = useQuery(query('auth/web/asset/months', {}));
  const [asTable, setAsTable] = useState(false);
  if (months.data?.every(isEmpty)) return null;
  const change = (
    <Button size="small" color="inherit" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
      {asTable ? '看图表' : '看数据'}
    </Button>
  );
  return (
    <Panel title="近 12 个月" aside={change}>
      <QueryView query={months} loading={loading}>
        {(list) =>
          asTable ? (
            <MonthsTable months={list} />
          ) : (
            <Suspense fallback={loading}>
              <Box sx={{ minHeight: 260 }}>
                <MonthsChart months={list} />
              </Box>
            </Suspense>
          )
        }
      </QueryView>
    </Panel>
  );
}

const isEmpty = ({ in_fen, out_fen, balance_fen }: AssetMonth) =>
  in_fen === 0 && out_fen === 0 && balance_fen === 0;

const MonthsTable = ({ months }: { readonly months: readonly AssetMonth[] }) => (
  <DataTable
    label="近 12 个月"
    rows={months}
    keyOf={({ month }) => month}
    columns={[
      { label: '月份', cell: ({ month }) => month, wide: true },
      { label: '收入', cell: ({ in_fen }) => formatFen(in_fen), numeric: true },
      { label: '支出', cell: ({ out_fen }) => formatFen(out_fen), numeric: true },
      { label: '月末余额', cell: ({ balance_fen }) => formatFen(balance_fen), numeric: true },
    ]}
  />
);
