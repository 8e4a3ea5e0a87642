import type { StaffInstrument } from '@portal/shared/contract';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { DayRange } from '../ui/DayRange';
import { DeskDialog } from '../ui/DeskDialog';
import { ReasonField } from '../ui/ReasonField';
import { useDeskAct } from '../ui/useDeskAct';

interface CloseDialogProps {
  readonly instrument: StaffInstrument;
  /** The first day that is offered. */
  readonly day: string;
  readonly onClose: () => void;
}

/** Closes an instrument on some days. What is reserved there is moved to another instrument or cancelled, and the members are told. */
export function CloseDialog({ instrument: { code, name }, day, onClose }: CloseDialogProps) {
  const [from, setFrom] = useState(day);
  const [to, setTo] = useState(day);
  const [reason, setReason] = useState('');
  const act = useDeskAct('staff/instrument/close', {
    done: ({ moved, cancelled }) => `${code} 已停用：${moved} 个预约改到其他仪器，取消 ${cancelled} 个`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  return (
    <DeskDialog
      title={`停用 ${code}`}
      confirm="停用"
      color="error"
      act={act}
      noun="仪器"
      over={false}
      disabled={from === '' || to < from || reason.trim() === ''}
      facts={`${name}：这些天不能预约。已有的预约改到同项目的其他仪器，没有空闲时取消，客户会收到通知。`}
      onClose={onClose}
      onConfirm={() => act.mutate({ code, from, to, reason })}
    >
      <Box sx={{ display: 'flex', gap: 1.5, mt: 1, mb: 2 }}>
        <DayRange
          from={{ label: '开始日期', value: from, onChange: ({ target }) => setFrom(target.value) }}
          to={{ label: '结束日期', value: to, onChange: ({ target }) => setTo(target.value) }}
        />
      </Box>
      <ReasonField field={['原因', 200]} reader="客户可见" typed={reason} onType={setReason} />
    </DeskDialog>
  );
}
