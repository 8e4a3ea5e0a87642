import { anyOf, call, query } from '@portal/shared/api';
import { DayCalendar } from '@portal/shared/calendar';
import type { Reservation } from '@portal/shared/contract';
import { chosen, Form, fieldsOf, SubmitButton, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { formatRange, labClock, limits } from '@portal/shared/rules';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  QueryView,
  Skeleton,
  Typography,
} from '@portal/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FreeTime, freeTimes } from './freeTime';
import { useReservationsChanged } from './useReservationsChanged';

interface MoveDialogProps extends LazyDialogProps {
  readonly reservation: Reservation;
}

interface MoveFields {
  readonly day: string;
  /** Instrument and start of the new time. */
  readonly time: string;
}

const { Choice, useField } = fieldsOf<MoveFields>();
const rules = { day: chosen('日期'), time: chosen('时段') };

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 3600_000).toISOString().slice(0, 10);

const keyOf = ({ instrument_rid, starts, ends }: FreeTime): string =>
  [instrument_rid, starts, ends].join(' ');

/** Moves a reservation to another free time of the same length, perhaps on another instrument of the service. */
export function MoveDialog({ reservation, open, onClose }: MoveDialogProps) {
  const client = useQueryClient();
  const changed = useReservationsChanged();
  const form = useForm<MoveFields>({
    initial: { day: labClock(new Date(reservation.starts)).today, time: '' },
    rules,
  });
  const send = async ({ time }: MoveFields) => {
    const [instrument_rid = '', starts = '', ends = ''] = time.split(' ');
    try {
      return await call('auth/reservation/move', { rid: reservation.rid, instrument_rid, starts, ends });
    } finally {
      changed();
      void client.invalidateQueries(anyOf('auth/web/order/detail'));
    }
  };
  const onSent = (moved: Reservation) => {
    notify.success(`已改到 ${formatRange(moved)}`);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="move-title">
      <Form form={form} send={send} onSent={onSent} places={{ reservation_unavailable: 'time' }}>
        <DialogTitle id="move-title">机时改期</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {`${reservation.device.name}，现约 ${formatRange(reservation)}。改期后时长不变。`}
          </Typography>
          <Times reservation={reservation} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            暂不改期
          </Button>
          <SubmitButton>确认改期</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The day, and the free times that begin on it. */
function Times({ reservation }: { readonly reservation: Reservation }) {
  const { value: day, set: setDay } = useField('day');
  const { set: setTime } = useField('time');
  const { today } = labClock(new Date());
  const last = dayAfter(today, limits.reservationDays);
  const free = useQuery(
    query('open/web/instrument/free', {
      device_rid: reservation.device.rid,
      from: day,
      to: dayAfter(day, 1),
    }),
  );
  const choose = (next: string) => {
    setDay(next);
    setTime('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <DayCalendar
        label="日期"
        value={day}
        today={today}
        from={today}
        to={last}
        closedReason={(one) => (one < today || one > last ? `只能约 ${today} 至 ${last}` : undefined)}
        onChange={choose}
      />
      <QueryView query={free} loading={<Skeleton variant="rounded" height={96} />}>
        {(instruments) => {
          const times = freeTimes(instruments, reservation, day);
          if (times.length === 0)
            return (
              <Typography role="status" variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
                {`${day} 没有可改的时段，请选择其他日期`}
              </Typography>
            );
          const several = new Set(times.map(({ instrument_rid }) => instrument_rid)).size > 1;
          return (
            <Choice
              name="time"
              choices={times.map((time) => ({
                value: keyOf(time),
                label: `${formatRange(time).slice(11)}${several ? `（${time.instrument}）` : ''}`,
              }))}
            />
          );
        }}
      </QueryView>
    </Box>
  );
}
