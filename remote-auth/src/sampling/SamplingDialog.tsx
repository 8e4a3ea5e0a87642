import { query } from '@portal/shared/api';
import type { Address, Sampling, Setting } from '@portal/shared/contract';
import { DialogContent } from '@portal/shared/extras';
import { type DialogProps, useSession } from '@portal/shared/portal';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useState } from 'react';
import { CardDialog } from '../ui/CardDialog';
import { BookedPane } from './BookedPane';
import { RescheduleForm } from './RescheduleForm';
import { SamplingForm } from './SamplingForm';

/** Dialog that books an on-site sampling (specification, section 2), shows the booking and moves it to another slot. */
export const SamplingDialog = observer(function SamplingDialog({ visit, sceneDate, onClose }: DialogProps) {
  const { user } = useSession();
  const client = useQueryClient();
  const setting = useQuery(query('open/setting', {}));
  const addresses = useQuery(query('auth/address/list', {}));
  // The press that opens the dialog is answered by its frame; the calendar, which takes a slow phone longer, follows.
  const drawn = useDeferredValue(true, false);
  const [booking, setBooking] = useState(visit);
  const [moving, setMoving] = useState(visit !== undefined);
  const show = (booked: Sampling) => {
    setBooking(booked);
    setMoving(false);
  };
  /** Shows the booking as it is now, after an act on it was refused. */
  const showPresent = async (rid: string) => {
    const listed = await client
      .fetchQuery({ ...query('auth/sampling/list', { size: 100 }), staleTime: 0 })
      // The message of the refusal stands; the dialog stays as it is.
      .catch(() => undefined);
    const present = listed?.list.find((one) => one.rid === rid);
    if (present) show(present);
  };
  const form = (known: Setting, saved: readonly Address[]) => (
    <SamplingForm
      setting={known}
      addresses={saved}
      name={user?.userInfo.name ?? ''}
      sceneDate={sceneDate}
      onBooked={show}
      onClose={onClose}
    />
  );
  const content = (known: Setting) => {
    if (!booking)
      return (
        <QueryView query={addresses} loading={<Loading />}>
          {(saved) => form(known, saved)}
        </QueryView>
      );
    if (moving)
      return (
        <RescheduleForm
          setting={known}
          booking={booking}
          onMoved={show}
          onBack={() => setMoving(false)}
          onRefused={() => void showPresent(booking.rid)}
        />
      );
    return (
      <BookedPane
        booking={booking}
        onReschedule={() => setMoving(true)}
        onRefused={() => void showPresent(booking.rid)}
        onClose={onClose}
      />
    );
  };
  return (
    <CardDialog title={moving ? '上门取样改期' : '上门取样预约'} width={700} onClose={onClose}>
      <QueryView query={setting} loading={<Loading />}>
        {(known) => (drawn ? content(known) : <Loading />)}
      </QueryView>
    </CardDialog>
  );
});

function Loading() {
  return (
    <DialogContent aria-busy="true">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={72} />
      </Box>
    </DialogContent>
  );
}
