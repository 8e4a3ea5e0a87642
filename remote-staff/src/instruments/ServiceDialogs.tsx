import type { StaffInstrument } from '@portal/shared/contract';
import { DeskDialog } from '../ui/DeskDialog';
import { ReasonDialog } from '../ui/ReasonDialog';
import { useDialogAct } from '../ui/useDialogAct';

interface ServiceDialogProps {
  /** As the open page shows it, which is fetched again after each act. */
  readonly instrument: StaffInstrument;
  readonly onClose: () => void;
}

/** Takes an instrument out of service. What is reserved is moved to another instrument or cancelled, and the members are told. */
export function OutOfServiceDialog({
  instrument: { code, name, out_of_service },
  onClose,
}: ServiceDialogProps) {
  const act = useDialogAct('staff/instrument/outOfService', {
    done: ({ moved, cancelled }) => `${code} 已暂停使用：${moved} 个预约改到其他仪器，取消 ${cancelled} 个`,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={`暂停使用 ${code}`}
      confirm="暂停使用"
      act={act}
      noun="仪器"
      over={out_of_service !== null}
      facts={`${name}：恢复之前不能预约。已有的预约改到同项目的其他仪器，没有空闲时取消，客户会收到通知。`}
      field={['原因', 200]}
      onClose={onClose}
      onConfirm={(reason) => act.mutate({ code, reason })}
    />
  );
}

/** Puts an instrument back into service. */
export function InServiceDialog({ instrument: { code, name, out_of_service }, onClose }: ServiceDialogProps) {
  const act = useDialogAct('staff/instrument/inService', { done: `${code} 已恢复使用`, onDone: onClose });
  return (
    <DeskDialog
      title={`恢复使用 ${code}`}
      confirm="恢复使用"
      act={act}
      noun="仪器"
      over={act.isError && out_of_service === null}
      facts={`${name}：${out_of_service ?? '已在使用'}`}
      onClose={onClose}
      onConfirm={() => act.mutate({ code })}
    />
  );
}
