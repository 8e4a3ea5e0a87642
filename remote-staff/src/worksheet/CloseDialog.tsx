import type { Data } from '@portal/shared/contract';
import { worksheetStateLabels } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { DeskDialog } from '../ui/DeskDialog';
import { useDialogAct } from '../ui/useDialogAct';

interface CloseDialogProps {
  readonly worksheet: Pick<Data<'staff/worksheet/detail'>, 'code' | 'state' | 'samples' | 'checked'>;
  readonly onClose: () => void;
}

/** Asks whether a worksheet is closed: what no second person has checked waits for another one. */
export function CloseDialog({ worksheet: { code, state, samples, checked }, onClose }: CloseDialogProps) {
  const close = useDialogAct('staff/worksheet/close', {
    done: `工作单 ${code} 已结束`,
    onDone: onClose,
  });
  return (
    <DeskDialog
      title="结束工作单"
      confirm="结束"
      act={close}
      noun="工作单"
      over={state === 'closed'}
      facts={`${code} · ${worksheetStateLabels[state]} · 已复核 ${checked} / ${samples} 个样品`}
      onClose={onClose}
      onConfirm={() => close.mutate({ code })}
    >
      <Typography variant="body2">
        结束后不能再修改。
        {checked < samples && `没有复核的 ${samples - checked} 个样品可以上另一张工作单。`}
      </Typography>
    </DeskDialog>
  );
}
