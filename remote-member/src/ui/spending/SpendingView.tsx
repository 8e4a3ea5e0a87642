import { LazyPart } from '@portal/shared/parts';
import { Box, Button, Money, Skeleton } from '@portal/shared/ui';
import { useState } from 'react';
import { SpendingTables } from './SpendingTables';
import type { ShownSpending } from './shownSpending';

const loadChart = () => import('./SpendingChart').then((m) => m.SpendingChart);

interface SpendingViewProps {
  readonly spending: ShownSpending;
  /** Height in pixels that is kept while the charts are loaded. */
  readonly height: number;
}

/** The sum of spending and its charts, with their tables behind a switch. */
export function SpendingView({ spending, height }: SpendingViewProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
          共支出{' '}
          <Box component="span" sx={{ typography: 'h3', color: 'text.primary' }}>
            <Money fen={spending.total_fen} />
          </Box>
          （已减退款）
        </Box>
        <Button size="small" color="inherit" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? '看图表' : '看数据'}
        </Button>
      </Box>
      {asTable ? (
        <SpendingTables spending={spending} />
      ) : (
        <Box sx={{ minHeight: height }}>
          <LazyPart
            name="spending chart"
            load={loadChart}
            props={{ spending }}
            eager
            loading={<Skeleton variant="rounded" height={height} />}
          />
        </Box>
      )}
    </>
  );
}
