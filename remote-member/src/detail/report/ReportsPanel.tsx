import { query } from '@portal/shared/api';
import type { Order } from '@portal/shared/contract';
import { Panel, plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ReportRow } from './ReportRow';

/** The reports of an order in all their versions; nothing until one is issued. */
export function ReportsPanel({ order: { rid } }: { readonly order: Order }) {
  const reports = useQuery(query('auth/report/list', { order_rid: rid }));
  const list = reports.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Panel title="检测报告">
      <Box component="ul" aria-label="检测报告" sx={plainList}>
        {list.map((report) => (
          <ReportRow key={report.rid} order={rid} report={report} />
        ))}
      </Box>
    </Panel>
  );
}
