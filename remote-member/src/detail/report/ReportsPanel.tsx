import { query } from '@portal/shared/api';
import type { Order } from '@portal/shared/contract';
import { Panel, plainList } from '@portal/shared/parts';
import type { OrderState } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ReportRow } from './ReportRow';

/** States of an order in which the lab may have issued a report. */
const reportedStates: readonly OrderState[] = [
  'testing',
  'delivered',
  'billed',
  'disputed',
  'unpaid',
  'paid',
  'closed',
];

/** The reports of an order in all their versions; nothing until one is issued. */
export function ReportsPanel({ order: { rid, state } }: { readonly order: Order }) {
  const reports = useQuery({
    ...query('auth/report/list', { order_rid: rid }),
    enabled: reportedStates.includes(state),
  });
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
