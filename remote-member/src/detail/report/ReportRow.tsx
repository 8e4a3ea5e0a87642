import { call } from '@portal/shared/api';
import type { Report } from '@portal/shared/contract';
import { DownloadButton, fileSize } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatInstant, type PublicReportState, reportStateLabels } from '@portal/shared/rules';
import { Icon, icons, MuiLink } from '@portal/shared/ui';
import { ListRow, type Tone } from '../../ui/ListRow';
import { MaskChoice } from './MaskChoice';

interface ReportRowProps {
  /** Key of the order. */
  readonly order: string;
  readonly report: Report;
}

/** One version of a report: whether it is valid, its PDF, and the page that shows it to whoever holds it. */
export function ReportRow({ order, report }: ReportRowProps) {
  const { rid, number, state, issued, size, code, reason, replaced_by, withdrawn_reason } = report;
  return (
    <ListRow
      inPanel
      label={number}
      title={number}
      state={{ label: reportStateLabels[state], tone: tones[state] }}
      note={`签发于 ${formatInstant(issued)} · PDF ${fileSize(size)}`}
      acts={
        <DownloadButton
          size="small"
          variant="outlined"
          aria-label={`下载报告${number}`}
          startIcon={<Icon path={icons.download} size={16} />}
          ask={() => call('auth/report/file', { rid })}
          name={`检测报告-${number}.pdf`}
          page={paths.order(order)}
        >
          下载
        </DownloadButton>
      }
    >
      {reason && <div>更正说明：{reason}</div>}
      {replaced_by && <div>已被 {replaced_by} 替换，请使用新版本</div>}
      {withdrawn_reason && <div>撤回原因：{withdrawn_reason}</div>}
      <MuiLink component={Link} to={paths.verify(code)}>
        查验页
      </MuiLink>
      {state === 'issued' && <MaskChoice report={report} />}
    </ListRow>
  );
}

const tones: Readonly<Record<PublicReportState, Tone>> = {
  issued: 'success',
  replaced: 'default',
  withdrawn: 'error',
};
