import { call, query } from '@portal/shared/api';
import { DataTable, PagedView, SheetButtons } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { formatFen, formatInstant } from '@portal/shared/rules';
import { Box, EmptyState, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { promotionPath, recordsInput } from './promotionFilter';

/** Rebates by paid order, the newest first. */
export function RebateList() {
  const [search] = useSearchParams();
  const input = recordsInput(search);
  const rebates = useQuery({
    ...query('auth/promoter_rebate/list', input),
    placeholderData: keepPreviousData,
  });
  return (
    <PagedView
      query={rebates}
      input={input}
      to={(page) => promotionPath('rebates', page)}
      loading={<Skeleton variant="rounded" height={160} sx={{ my: 2 }} />}
      empty={<EmptyState title="还没有返利" text="推广的客户付款后，返利会记录在这里" />}
    >
      {(list) => (
        <>
          <Box sx={{ pt: 1 }}>
            <SheetButtons
              ask={(format) => call('auth/promoter_rebate/export', { format })}
              name="返利明细"
              page={promotionPath('rebates')}
            />
          </Box>
          <DataTable
            label="返利明细"
            rows={list}
            keyOf={({ member, created }) => `${member} ${created}`}
            columns={[
              { label: '时间', cell: ({ created }) => formatInstant(created) },
              { label: '客户', cell: ({ member }) => member, wide: true },
              { label: '实付', cell: ({ paid_fen }) => formatFen(paid_fen), numeric: true },
              { label: '比例', cell: ({ percent }) => `${percent}%`, numeric: true },
              { label: '返利', cell: ({ amount_fen }) => formatFen(amount_fen), numeric: true },
              {
                label: '退款扣回',
                cell: ({ returned_fen }) => (returned_fen > 0 ? formatFen(-returned_fen) : '无'),
                numeric: true,
              },
            ]}
          />
        </>
      )}
    </PagedView>
  );
}
