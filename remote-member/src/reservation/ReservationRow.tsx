import type { Reservation } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { Link, paths } from '@portal/shared/portal';
import { formatRange, usedText } from '@portal/shared/rules';
import { MuiLink } from '@portal/shared/ui';
import { ListRow } from '../ui/ListRow';
import { ReservationActs } from '../ui/reservation/ReservationActs';
import { ReservationLimit } from '../ui/reservation/ReservationLimit';
import { placeText, reservationMark } from '../ui/reservation/reservationText';

interface ReservationRowProps {
  readonly reservation: Reservation;
  /** Milliseconds by which the server's clock is ahead of the browser's. */
  readonly ahead: number;
}

/** One reservation: when, where, for what, and the acts that the server allows now. */
export function ReservationRow({ reservation, ahead }: ReservationRowProps) {
  const { rid, state, device, code, order, note, offered } = reservation;
  return (
    <ListRow
      label={code}
      rid={rid}
      title={formatRange(reservation)}
      state={reservationMark(state)}
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
          {usedText(reservation) && ` · ${usedText(reservation)}`}
          {note && ` · ${note}`}
          <ReservationLimit reservation={reservation} ahead={ahead} />
        </>
      }
      acts={<ReservationActs reservation={reservation} />}
    >
      {`${device.name} · ${placeText(reservation)}`}
    </ListRow>
  );
}
