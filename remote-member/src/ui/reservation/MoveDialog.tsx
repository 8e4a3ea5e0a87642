import { type CallError, call, isRefused } from '@portal/shared/api';
import type { Reservation } from '@portal/shared/contract';
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { type LazyDialogProps, refreshed } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import {
  type ChosenTime,
  type InstrumentTime,
  NearestTimes,
  rangeText,
  type Seen,
  TimeChooser,
  useOwnTime,
} from '@portal/shared/reservation';
import { Button, Typography } from '@portal/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';

interface MoveDialogProps extends LazyDialogProps {
  readonly reservation: Reservation;
}

/** Moves a reservation, or books again in place of a cancelled one: another free time of the same length, perhaps on another instrument of the service. */
export const MoveDialog = observer(function MoveDialog({ reservation, open, onClose }: MoveDialogProps) {
  const words = reservation.state === 'cancelled' ? again : moving;
  const own = useOwnTime();
  const seen: Seen = { own: own.reservations, now: Date.now() + own.ahead, moving: reservation };
  const [chosen, setChosen] = useState<ChosenTime>();
  const { move, refused, forget } = useMove(reservation, onClose);
  const device_rid = reservation.device.rid;
  const choose = (time: ChosenTime | undefined) => {
    forget();
    setChosen(time);
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby="move-title">
      <DialogTitle id="move-title">{words.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2">
          {`${reservation.device.name}，${words.before} ${rangeText(reservation)}。点选新的开始时间，时长不变。`}
        </Typography>
        <TimeChooser device_rid={device_rid} seen={seen} chosen={chosen} onChoose={choose}>
          {() => null}
        </TimeChooser>
        {refused && (
          <Alert severity="warning">
            {`${rangeText(refused.time)}：${refused.reason}。可以改到最近的空闲时段：`}
            <NearestTimes
              device_rid={device_rid}
              wanted={refused.time}
              seen={seen}
              pending={move.isPending}
              onTake={move.mutate}
            />
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Typography variant="body2" role="status" sx={{ flex: '1 1 220px' }}>
          {chosen ? `${words.to} ${rangeText(chosen)}` : '还没有选择新的时间'}
        </Typography>
        <Button color="inherit" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          variant="contained"
          disabled={!chosen}
          loading={move.isPending}
          onClick={() => chosen && !move.isPending && move.mutate(chosen)}
        >
          {words.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
});

const moving = {
  title: '机时改期',
  before: '现约',
  to: '改到',
  cancel: '暂不改期',
  confirm: '确认改期',
  done: '已改到',
};
const again = {
  title: '重新预约机时',
  before: '原约（已取消）',
  to: '约在',
  cancel: '暂不预约',
  confirm: '确认预约',
  done: '已预约',
};

const isTaken = (error: unknown): error is CallError<'auth/reservation/move'> =>
  isRefused(error, 'auth/reservation/move', 'reservation_unavailable') ||
  isRefused(error, 'auth/reservation/rebook', 'reservation_unavailable');

/** Moves the reservation; remembers a time that somebody else was faster to take. */
function useMove({ rid, state }: Reservation, onMoved: () => void) {
  const cancelled = state === 'cancelled';
  const client = useQueryClient();
  const [refused, setRefused] = useState<{ time: InstrumentTime; reason: string }>();
  const move = useMutation({
    mutationFn: ({ instrument_rid, starts, ends }: InstrumentTime) =>
      cancelled
        ? call('auth/reservation/rebook', { rid, instrument_rid, starts, ends })
        : call('auth/reservation/move', { rid, instrument_rid, starts, ends }),
    onSuccess: (moved) => {
      notify.success(`${cancelled ? again.done : moving.done} ${rangeText(moved)}`);
      onMoved();
    },
    onError: (error, time) => {
      if (isTaken(error)) setRefused({ time, reason: error.message });
      else notify.failed(error);
    },
    onSettled: () => refreshed(client),
  });
  return { move, refused, forget: () => setRefused(undefined) };
}
