import { query } from '@portal/shared/api';
import type { StaffInstrument } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { Check } from '@portal/shared/parts';
import { dashedCode } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { useDialogAct } from '../ui/useDialogAct';
import { minutesBetween, rangeOf } from './phoneTime';
import { timeOf } from './shownWeek';
import { ClockField, TimeFields } from './TimeFields';

interface BookDialogProps {
  readonly instrument: StaffInstrument;
  /** The day that is offered. */
  readonly day: string;
  readonly onClose: () => void;
}

/** Books a time that was arranged by phone for an order; the member is told. */
export function BookDialog({ instrument, day, onClose }: BookDialogProps) {
  const { code, name, self_operated } = instrument;
  const [order, setOrder] = useState('');
  const [time, setTime] = useState({ day, from: '' });
  const [to, setTo] = useState('');
  const [chosen, setChosen] = useState('');
  const [alone, setAlone] = useState(false);
  const shown = useQuery(query('open/web/instrument/list', {})).data?.find((one) => one.code === code);
  const services = shown?.services ?? [];
  const device_rid = chosen || (services[0]?.rid ?? '');
  const act = useDialogAct('staff/reservation/book', {
    done: (booked) => `${booked.code} 已预约 ${timeOf(booked)}`,
    onDone: onClose,
  });
  const range = rangeOf(time, minutesBetween(time.from, to));
  return (
    <DeskDialog
      title={`电话预约 ${code}`}
      confirm="预约"
      act={act}
      noun="时间"
      over={false}
      disabled={order.trim() === '' || device_rid === '' || !range}
      facts={`${name}：为一个订单预约时间，客户会收到通知。`}
      onClose={onClose}
      onConfirm={() =>
        range && act.mutate({ order: dashedCode(order), device_rid, instrument: code, ...range, alone })
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <TextField
          size="small"
          label="订单号"
          value={order}
          onChange={({ target }) => setOrder(target.value)}
          required
          autoFocus
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
        <TextField
          select
          size="small"
          label="服务项目"
          value={device_rid}
          onChange={({ target }) => setChosen(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {services.map((one) => (
            <option key={one.rid} value={one.rid}>
              {one.name}
            </option>
          ))}
        </TextField>
        <TimeFields typed={time} onType={setTime}>
          <ClockField label="结束" value={to} onType={setTo} />
        </TimeFields>
        {self_operated && (
          <Check checked={alone} onChange={({ target }) => setAlone(target.checked)}>
            自主上机（客户须有权限）
          </Check>
        )}
      </Box>
    </DeskDialog>
  );
}
