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

/** Moves a reservation to another free time of the same length, perhaps on another instrument of the service. */
export const MoveDialog = observer(function MoveDialog({ reservation, open, onClose }: MoveDialogProps) {
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
      <DialogTitle id="move-title">机时改期</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2">
          {`${reservation.device.name}，现约 ${rangeText(reservation)}。点选新的开始时间，时长不变。`}
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
          {chosen ? `改到 ${rangeText(chosen)}` : '还没有选择新的时间'}
        </Typography>
        <Button color="inherit" onClick={onClose}>
          暂不改期
        </Button>
        <Button
          variant="contained"
          disabled={!chosen}
          loading={move.isPending}
          onClick={() => chosen && !move.isPending && move.mutate(chosen)}
        >
          确认改期
        </Button>
      </DialogActions>
    </Dialog>
  );
});

const isTaken = (error: unknown): error is CallError<'auth/reservation/move'> =>
  isRefused(error, 'auth/reservation/move', 'reservation_unavailable');

/** Moves the reservation; remembers a time that somebody else was faster to take. */
function useMove({ rid }: Reservation, onMoved: () => void) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<{ time: InstrumentTime; reason: string }>();
  const move = useMutation({
    mutationFn: ({ instrument_rid, starts, ends }: InstrumentTime) =>
      call('auth/reservation/move', { rid, instrument_rid, starts, ends }),
    onSuccess: (moved) => {
      notify.success(`已改到 ${rangeText(moved)}`);
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
