import type { StaffInstrument } from '@portal/shared/contract';
import { DeskDialog } from '../ui/DeskDialog';
import { useDeskAct } from '../ui/useDeskAct';
import { closedOn } from './shownWeek';

interface ReopenDialogProps {
  readonly instrument: StaffInstrument;
  readonly day: string;
  readonly onClose: () => void;
}

/** Opens an instrument again on the days of a closure. */
export function ReopenDialog({ instrument, day, onClose }: ReopenDialogProps) {
  const { code, closures } = instrument;
  const act = useDeskAct('staff/instrument/reopen', {
    done: `${code} 已恢复开放`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  const over = closures.filter(({ from, to }) => from <= day && day <= to);
  return (
    <DeskDialog
      title={`恢复开放 ${code}`}
      confirm="恢复开放"
      act={act}
      noun="仪器"
      over={act.isError && closedOn(instrument, day) === undefined}
      facts={over.map(({ from, to, reason }) => `${from} 至 ${to} ${reason}`).join('；')}
      onClose={onClose}
      onConfirm={() => act.mutate({ code, day })}
    />
  );
}
