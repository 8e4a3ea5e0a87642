import type { StaffReport } from '@portal/shared/contract';
import { useTitle } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { BackLink } from '../ui/BackLink';
import { ReportMark } from '../ui/ReportMark';
import { reportsPath } from '../ui/reportPath';
import { reportName } from './reportList';

interface ReportHeadProps {
  readonly report: StaffReport;
  /** Buttons. */
  readonly children: ReactNode;
}

/** What the report is called, its version and state, and its acts. */
export function ReportHead({ report, children }: ReportHeadProps) {
  useTitle(reportName(report));
  return (
    <>
      <BackLink to={reportsPath}>检测报告</BackLink>
      <Box sx={headStyle}>
        <Typography variant="h1" sx={{ fontSize: '1.375rem', overflowWrap: 'anywhere' }}>
          {reportName(report)}
        </Typography>
        <ReportMark state={report.state} />
        {children}
      </Box>
    </>
  );
}

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 } as const;
