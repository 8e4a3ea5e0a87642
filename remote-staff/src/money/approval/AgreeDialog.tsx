import { CallError } from '@portal/shared/api';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDeskAct } from '../../ui/useDeskAct';
import { ApprovalFacts } from './ApprovalFacts';
import type { ApprovalRow } from './approvalList';

interface DecisionProps {
  readonly row: ApprovalRow;
  readonly onClose: () => void;
}

/** True when the server refused for good, and not because the network or the portal was away. */
export const isFinal = (error: Error | null): boolean => error instanceof CallError && !error.passing;

/** Agrees to an act of a colleague, which is done with it. */
export function AgreeDialog({ row, onClose }: DecisionProps) {
  const { code, label } = row;
  const act = useDeskAct('staff/approval/agree', {
    done: `${code} 已同意，${label}已完成`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  return (
    <DeskDialog
      title={`复核 ${code}`}
      confirm="同意并执行"
      act={act}
      noun="操作"
      over={isFinal(act.error)}
      facts={<ApprovalFacts row={row} />}
      onClose={onClose}
      onConfirm={() => act.mutate({ code })}
    />
  );
}
