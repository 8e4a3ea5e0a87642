import { serverNow } from '@portal/shared/api';
import type { Reservation } from '@portal/shared/contract';
import { DownloadButton, useLazyDialog } from '@portal/shared/parts';
import { Link, paths, usePortal } from '@portal/shared/portal';
import { hoursOf } from '@portal/shared/reservation';
import { formatDay, labClock } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';

const loadMove = () => import('./MoveDialog').then((m) => m.MoveDialog);
const loadCancel = () => import('./CancelDialog').then((m) => m.CancelDialog);

interface ReservationActsProps {
  readonly reservation: Reservation;
  /** True when other time can be booked in place of this, which was cancelled. */
  readonly again?: boolean;
}

/** The service's page with as many hours as are held; there the options are chosen and the order begins. */
const orderPath = (reservation: Reservation): string =>
  paths.detailWith({ device_rid: reservation.device.rid, options: {}, count: hoursOf([reservation]) });

/** What the member may do with a reservation now, and what helps to prepare it. */
export function ReservationActs({ reservation, again = false }: ReservationActsProps) {
  const { can, code, state } = reservation;
  const move = useLazyDialog('move a reservation', loadMove, { reservation });
  const cancel = useLazyDialog('cancel a reservation', loadCancel, { reservation });
  const give = state === 'held' ? '放弃' : '取消';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
      {state === 'booked' && <Preparing reservation={reservation} />}
      {can.includes('cancel') && (
        <Button
          size="small"
          color="inherit"
          aria-label={`${give} ${code}`}
          {...cancel.prefetchProps}
          loading={cancel.loading}
          onClick={cancel.show}
        >
          {give}
        </Button>
      )}
      {can.includes('move') && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`改期 ${code}`}
          {...move.prefetchProps}
          loading={move.loading}
          onClick={move.show}
        >
          改期
        </Button>
      )}
      {again && (
        <Button
          size="small"
          variant="contained"
          aria-label={`重新预约 ${code}`}
          {...move.prefetchProps}
          loading={move.loading}
          onClick={move.show}
        >
          重新预约
        </Button>
      )}
      {can.includes('order') && (
        <Button
          size="small"
          variant="contained"
          component={Link}
          to={orderPath(reservation)}
          aria-label={`去下单 ${code}`}
        >
          去下单
        </Button>
      )}
      {move.dialog}
      {cancel.dialog}
    </Box>
  );
}

/** What helps to prepare a booked time: the calendar file, and a pick-up of samples on a day before it. */
function Preparing({ reservation }: ReservationActsProps) {
  const { dialogs } = usePortal();
  const { code, starts } = reservation;
  const sceneDate = formatDay(starts);
  if (Date.parse(starts) <= serverNow().getTime()) return null;
  const save = async () => {
    const page = new URL(paths.reservations, window.location.origin).href;
    const { calendarFile } = await import('./calendarFile');
    const file = new Blob([calendarFile(reservation, { now: serverNow().getTime(), page })], {
      type: 'text/calendar',
    });
    return { url: URL.createObjectURL(file) };
  };
  return (
    <>
      {sceneDate > labClock(serverNow()).today && (
        <Button
          size="small"
          color="inherit"
          aria-label={`上门取样 ${code}`}
          onClick={() => dialogs.open('sampling', { sceneDate })}
        >
          上门取样
        </Button>
      )}
      <DownloadButton
        size="small"
        color="inherit"
        aria-label={`加入日历 ${code}`}
        ask={save}
        name={`${code}.ics`}
        page={paths.reservations}
      >
        加入日历
      </DownloadButton>
    </>
  );
}
