import { query } from '@portal/shared/api';
import { TextField } from '@portal/shared/controls';
import { labClock, limits, reservationStateLabels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { NoteField } from '../ui/NoteField';
import { useDialogAct } from '../ui/useDialogAct';
import { minutesOf, rangeOf } from './phoneTime';
import { type ReservationRow, timeOf, useReservations } from './shownWeek';
import { TimeFields } from './TimeFields';

interface MoveReservationDialogProps {
  /** As it was when it was asked. */
  readonly asked: ReservationRow;
  readonly onClose: () => void;
}

/** Moves a reservation to a time of the same length, perhaps at another instrument; the member is told. */
export function MoveReservationDialog({ asked, onClose }: MoveReservationDialogProps) {
  const { code, device } = asked;
  const start = labClock(new Date(asked.starts));
  const [time, setTime] = useState({ day: start.today, from: start.time });
  const [instrument, setInstrument] = useState(asked.instrument.code);
  const [note, setNote] = useState('');
  const instruments = useQuery(query('staff/instrument/list', { size: limits.pageSizeMax })).data?.list ?? [];
  const act = useDialogAct('staff/reservation/move', {
    done: (moved) => `${code} 已改到 ${moved.instrument.code} ${timeOf(moved)}`,
    onDone: onClose,
  });
  const listed = useReservations(asked.instrument.code, start.today).data?.list.find(
    (row) => row.code === code,
  );
  const now = (act.isError && listed) || asked;
  const range = rangeOf(time, minutesOf(asked));
  const isSame =
    range?.starts === new Date(asked.starts).toISOString() && instrument === asked.instrument.code;
  return (
    <DeskDialog
      title={`改期 ${code}`}
      confirm="改期"
      act={act}
      noun="预约"
      over={act.isError && listed !== undefined && !listed.can.includes('move')}
      disabled={!range || isSame}
      facts={`${now.member} · ${device.name} · ${start.today} ${timeOf(now)} · ${reservationStateLabels[now.state]}`}
      onClose={onClose}
      onConfirm={() => range && act.mutate({ code, instrument, ...range, note })}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <TimeFields typed={time} onType={setTime} />
        <TextField
          select
          size="small"
          label="仪器"
          value={instrument}
          onChange={({ target }) => setInstrument(target.value)}
          slotProps={{ select: { native: true } }}
        >
          {instruments
            .filter((one) => one.device_rids.includes(device.rid) || one.code === asked.instrument.code)
            .map((one) => (
              <option key={one.code} value={one.code}>
                {one.code} {one.name}
              </option>
            ))}
        </TextField>
        <NoteField cancelling={false} typed={note} onType={setNote} />
      </Box>
    </DeskDialog>
  );
}
