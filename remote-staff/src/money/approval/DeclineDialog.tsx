import { texts } from '@portal/shared/rules';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { ReasonField } from '../../ui/ReasonField';
import { useDeskAct } from '../../ui/useDeskAct';
import { isFinal } from './AgreeDialog';
import { ApprovalFacts } from './ApprovalFacts';
import type { ApprovalRow } from './approvalList';

interface DeclineDialogProps {
  readonly row: ApprovalRow;
  readonly onClose: () => void;
}

/** Does not agree to an act of a colleague, or takes back what one has asked for: nothing is done. */
export function DeclineDialog({ row, onClose }: DeclineDialogProps) {
  const { code, own } = row;
  const [reason, setReason] = useState('');
  const label = own ? '撤回' : '不同意';
  const act = useDeskAct('staff/approval/refuse', {
    done: own ? `${code} 已撤回` : `${code} 未同意，操作没有执行`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  return (
    <DeskDialog
      title={`${label} ${code}`}
      confirm={label}
      color="error"
      act={act}
      noun="操作"
      over={isFinal(act.error)}
      disabled={reason.trim() === ''}
      facts={<ApprovalFacts row={row} />}
      onClose={onClose}
      onConfirm={() => act.mutate({ code, reason })}
    >
      <ReasonField field={texts.decisionReason} reader="同事可见" typed={reason} onType={setReason} />
    </DeskDialog>
  );
}
