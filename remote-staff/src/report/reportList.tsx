import type { StaffReportRow } from '@portal/shared/contract';
import { Link } from '@portal/shared/portal';
import { formatInstant, type ReportState, reportStateLabels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { ListColumn } from '../ui/list/column';
import type { ListKind } from '../ui/list/listQuery';
import { ReportMark } from '../ui/ReportMark';
import { reportPath, reportsPath } from '../ui/reportPath';

/** A report of the list, with what it is called. */
export type ReportListRow = StaffReportRow & { readonly code: string };

export const reportList: ListKind<ReportState> = {
  path: reportsPath,
  filters: [
    { key: 'review', label: reportStateLabels.review, states: ['review'] },
    { key: 'draft', label: reportStateLabels.draft, states: ['draft'] },
    { key: 'issued', label: reportStateLabels.issued, states: ['issued'] },
    { key: 'ended', label: '已失效', states: ['replaced', 'withdrawn', 'discarded'] },
    { key: 'all', label: '全部', states: [] },
  ],
};

/** Returns what a report is called: its number, or the order that a first draft is about. */
export const reportName = ({ number, order_code }: Pick<StaffReportRow, 'number' | 'order_code'>): string =>
  number ?? `${order_code} 初稿`;

export const reportColumns: readonly ListColumn<ReportListRow>[] = [
  {
    field: 'code',
    label: '编号',
    width: 190,
    card: 'title',
    show: ({ rid, code }) => (
      <Box component={Link} to={reportPath(rid)} sx={{ color: 'primary.main' }}>
        {code}
      </Box>
    ),
  },
  {
    field: 'state',
    label: '状态',
    width: 100,
    card: 'aside',
    show: ({ state }) => <ReportMark state={state} />,
  },
  { field: 'order', label: '订单号', width: 170, show: ({ order_code }) => order_code },
  { field: 'member', label: '客户', width: 160, flex: 1, show: ({ member }) => member },
  { field: 'author', label: '编制', width: 90, show: ({ author }) => author },
  { field: 'issuer', label: '签发', width: 90, show: ({ issuer }) => issuer },
  { field: 'changed', label: '最近变动', width: 150, show: ({ changed }) => formatInstant(changed) },
];
