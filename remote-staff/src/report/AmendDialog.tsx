import { query } from '@portal/shared/api';
import type { Retest, StaffReport } from '@portal/shared/contract';
import { useNavigate } from '@portal/shared/portal';
import { retestLabel, texts } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { ReasonDialog } from '../ui/ReasonDialog';
import { reportPath } from '../ui/reportPath';
import { useDialogAct } from '../ui/useDialogAct';
import { reportName } from './reportList';

interface AmendDialogProps {
  readonly report: StaffReport;
  readonly onClose: () => void;
}

/** Begins the next version of an issued report, with what it changes and why: retests since its issue are written already. */
export function AmendDialog({ report, onClose }: AmendDialogProps) {
  const { rid, revision, can, order_code, issued } = report;
  const retests = useQuery(query('staff/retest/list', { code: order_code }));
  const navigate = useNavigate();
  const amend = useDialogAct('staff/report/amend', {
    done: '更正版已建立，签发前原版本仍然有效',
    onDone: (begun) => {
      onClose();
      void navigate(reportPath(begun.rid));
    },
  });
  if (retests.isPending) return null;
  return (
    <ReasonDialog
      title="更正"
      confirm="建立更正版"
      color="primary"
      act={amend}
      noun="报告"
      over={!can.includes('amend')}
      facts={`${reportName(report)}：更正版签发后替换本版。`}
      field={texts.amendReason}
      initial={reasonOf(retests.data?.list ?? [], issued)}
      onClose={onClose}
      onConfirm={(reason) => amend.mutate({ rid, revision, reason })}
    />
  );
}

/** Returns what delivered retests change of a report that was issued before them. */
const reasonOf = (retests: readonly Retest[], issued: string | null): string =>
  retests
    .filter(({ state, created }) => state === 'done' && (issued === null || created > issued))
    .map(({ number, sample, item, reason }) => `${sample.number} ${item} ${retestLabel(number)}：${reason}`)
    .join('\n');
