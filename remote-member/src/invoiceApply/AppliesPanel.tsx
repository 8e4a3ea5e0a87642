import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { line, lineBelow, PagedView, plainList, TabLinks } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, EmptyState, Paper, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApplyRow } from './ApplyRow';
import { ExportButtons } from './ExportButtons';
import { FilterForm } from './FilterForm';
import {
  appliesInput,
  type InvoiceApplyFilter,
  type InvoiceTab,
  invoiceApplyPath,
  invoiceTabs,
  isNarrowed,
  requestsInput,
} from './invoiceApplyFilter';

interface AppliesPanelProps {
  readonly filter: InvoiceApplyFilter;
}

/** The member's requests for invoices by state, newest first. */
export function AppliesPanel({ filter }: AppliesPanelProps) {
  const input = appliesInput(filter);
  const { over: _, ...listed } = filter;
  const applies = useQuery({
    ...query('auth/invoiceApply/list4person', input),
    placeholderData: keepPreviousData,
  });
  const tabs = invoiceTabs.map((tab) => ({
    label: tab.label,
    to: invoiceApplyPath({ tab, from: filter.from, to: filter.to, kw: filter.kw }),
    count: applies.data && countOf(applies.data.counts, tab),
    current: filter.tab.key === tab.key,
  }));
  return (
    <Paper sx={line}>
      <TabLinks label="开票申请状态" tabs={tabs} />
      <FilterForm key={JSON.stringify(requestsInput(filter))} filter={filter} />
      <PagedView
        query={applies}
        input={input}
        to={(page) => invoiceApplyPath({ ...listed, page })}
        counted
        loading={<RowsSkeleton />}
        empty={<NoApplies filter={filter} />}
      >
        {(list) => (
          <>
            <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 0.75, ...lineBelow }}>
              <ExportButtons filter={filter} />
            </Box>
            <Box component="ul" aria-label="开票申请" sx={plainList}>
              {list.map((apply) => (
                <ApplyRow
                  key={apply.rid}
                  apply={apply}
                  to={invoiceApplyPath({ ...filter, over: { kind: 'detail', rid: apply.rid } })}
                />
              ))}
            </Box>
          </>
        )}
      </PagedView>
    </Paper>
  );
}

type Counts = Data<'auth/invoiceApply/list4person'>['counts'];

function countOf(counts: Counts, { states }: InvoiceTab): number {
  const wanted: readonly string[] = states;
  return Object.entries(counts)
    .filter(([state]) => wanted.length === 0 || wanted.includes(state))
    .reduce((sum, [, count]) => sum + count, 0);
}

function NoApplies({ filter }: AppliesPanelProps) {
  const { tab } = filter;
  if (isNarrowed(filter)) return <EmptyState title="没有符合条件的申请" text="换一个期间或关键词试试" />;
  if (tab.key !== 'all') return <EmptyState title={`没有${tab.label}的申请`} />;
  return (
    <EmptyState
      title="还没有开票申请"
      text="结算单确认后即可申请开票，付款前后均可"
      action={
        <Button variant="outlined" component={Link} to={paths.memberPage('unpaid')}>
          查看结算单
        </Button>
      }
    />
  );
}

const RowsSkeleton = () => (
  <Box sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }} role="status" aria-label="正在加载">
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={72} />
    ))}
  </Box>
);
