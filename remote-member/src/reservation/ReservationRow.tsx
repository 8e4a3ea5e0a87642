import { serverNow } from '@portal/shared/api';
import type { Reservation } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { DownloadButton, useLazyDialog } from '@portal/shared/parts';
import { Link, paths, usePortal } from '@portal/shared/portal';
import { HoldClock, hoursOf, refreshTime } from '@portal/shared/reservation';
import {
  formatDay,
  formatRange,
  labClock,
  type ReservationState,
  reservationNoticeHours,
  reservationStateLabels,
} from '@portal/shared/rules';
import { Box, Button, MuiLink } from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { ListRow, type Tone } from '../ui/ListRow';

const tones = {
  held: 'warning',
  booked: 'primary',
  done: 'success',
  missed: 'warning',
  cancelled: 'default',
  expired: 'default',
} as const satisfies Record<ReservationState, Tone>;

const loadMove = () => import('./MoveDialog').then((m) => m.MoveDialog);
const loadCancel = () => import('./CancelDialog').then((m) => m.CancelDialog);

interface ReservationRowProps {
  readonly reservation: Reservation;
  /** Milliseconds by which the server's clock is ahead of the browser's. */
  readonly ahead: number;
}

/** One reservation: when, where, for what, and the acts that the server allows now. */
export function ReservationRow({ reservation, ahead }: ReservationRowProps) {
  const { rid, state, device, instrument, alone, code, order, note, offered } = reservation;
  return (
    <ListRow
      label={code}
      rid={rid}
      title={formatRange(reservation)}
      state={{ label: reservationStateLabels[state], tone: tones[state] }}
      marks={offered && state === 'held' && <Chip size="small" color="secondary" label="候补到的机时" />}
      note={
        <>
          {code}
          {order && (
            <>
              {' · 订单 '}
              <MuiLink component={Link} to={paths.order(order.rid)}>
                {order.code}
              </MuiLink>
            </>
          )}
          {note && ` · ${note}`}
          <Limit reservation={reservation} ahead={ahead} />
        </>
      }
      acts={<ReservationActs reservation={reservation} />}
    >
      {`${device.name} · ${instrument.name}${instrument.place && `，${instrument.place}`} · ${alone ? '自主上机' : '操作员协助'}`}
    </ListRow>
  );
}

/** Until when something has to be done, or why nothing can be done any more. */
function Limit({ reservation: { state, until, can, starts }, ahead }: ReservationRowProps) {
  const client = useQueryClient();
  const late =
    state === 'booked' && !can.includes('move') && Date.parse(starts) > serverNow().getTime()
      ? `距离开始不足 ${reservationNoticeHours} 小时，改期或取消请联系客户经理`
      : undefined;
  if (state === 'held' && until !== null)
    return (
      <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
        保留还剩 <HoldClock until={until} ahead={ahead} onEnd={() => void refreshTime(client)} />
        ，过时未下单将自动释放
      </Box>
    );
  if (late === undefined) return null;
  return (
    <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
      {late}
    </Box>
  );
}

/** The service's page with as many hours as are held; there the options are chosen and the order begins. */
const orderPath = (reservation: Reservation): string =>
  paths.detailWith({ device_rid: reservation.device.rid, options: {}, count: hoursOf([reservation]) });

function ReservationActs({ reservation }: Pick<ReservationRowProps, 'reservation'>) {
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
function Preparing({ reservation }: Pick<ReservationRowProps, 'reservation'>) {
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
