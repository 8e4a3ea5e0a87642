import type { StaffReport } from '@portal/shared/contract';
import { useNavigate } from '@portal/shared/portal';
import { texts } from '@portal/shared/rules';
import { ReasonDialog } from '../ui/ReasonDialog';
import { reportPath } from '../ui/reportPath';
import { useDialogAct } from '../ui/useDialogAct';
import { reportName } from './reportList';

interface AmendDialogProps {
  readonly report: StaffReport;
  readonly onClose: () => void;
}

/** Begins the next version of an issued report, with what it changes and why. */
export function AmendDialog({ report, onClose }: AmendDialogProps) {
  const { rid, revision, can } = report;
  const navigate = useNavigate();
  const amend = useDialogAct('staff/report/amend', {
    done: '更正版已建立，签发前原版本仍然有效',
    onDone: (begun) => {
      onClose();
      void navigate(reportPath(begun.rid));
    },
  });
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
      onClose={onClose}
      onConfirm={(reason) => amend.mutate({ rid, revision, reason })}
    />
  );
}
