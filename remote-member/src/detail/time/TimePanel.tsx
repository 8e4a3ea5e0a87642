import { query } from '@portal/shared/api';
import type { Order, Reservation } from '@portal/shared/contract';
import { Panel, plainList } from '@portal/shared/parts';
import { formatRange, mayRebook, orderActTable, serviceType } from '@portal/shared/rules';
import { Box, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ListRow } from '../../ui/ListRow';
import { ReservationActs } from '../../ui/reservation/ReservationActs';
import { ReservationLimit } from '../../ui/reservation/ReservationLimit';
import { placeText, reservationMark } from '../../ui/reservation/reservationText';
import { pollInterval } from '../polling';

/** The instrument time of an order: when, on which instrument, where, and what can be done with it. Nothing for an order without any. */
export function TimePanel({ order }: { readonly order: Order }) {
  const onSite = order.type_id === serviceType.onSite;
  const instruments = useQuery({
    ...query('auth/order/relateEquipment', { rid: order.rid }),
    enabled: onSite,
    refetchInterval: pollInterval(order.state),
  });
  if (!onSite) return null;
  if (instruments.isPending) return <Skeleton variant="rounded" height={140} />;
  const times = (instruments.data ?? [])
    .flatMap(({ reservations }) => [...reservations])
    .sort((one, other) => Date.parse(one.starts) - Date.parse(other.starts));
  if (times.length === 0) return null;
  const again = rebookable(order, times);
  return (
    <Panel title="上机时间">
      <Box component="ul" aria-label="上机时间" sx={plainList}>
        {times.map((reservation) => (
          <ListRow
            key={reservation.rid}
            inPanel
            label={reservation.code}
            title={formatRange(reservation)}
            state={reservationMark(reservation.state)}
            note={
              <>
                {reservation.code}
                {reservation.note && ` · ${reservation.note}`}
                <ReservationLimit reservation={reservation} ahead={0} />
              </>
            }
            acts={<ReservationActs reservation={reservation} again={reservation.rid === again} />}
          >
            {placeText(reservation)}
          </ListRow>
        ))}
      </Box>
    </Panel>
  );
}

const minutesOf = ({ starts, ends }: Reservation): number => (Date.parse(ends) - Date.parse(starts)) / 60_000;

/** Returns the key of the last cancelled time in whose place other time can be booked. */
function rebookable({ items, state }: Order, times: readonly Reservation[]): string | undefined {
  if (!orderActTable.reprice.from.some((underway) => underway === state)) return undefined;
  const room = (one: Reservation) =>
    mayRebook({
      ordered: items
        .filter(({ device_rid }) => device_rid === one.device.rid)
        .reduce((sum, { count }) => sum + count, 0),
      reservations: times
        .filter(({ device }) => device.rid === one.device.rid)
        .map((other) => ({ state: other.state, minutes: minutesOf(other) })),
      minutes: minutesOf(one),
    });
  return times.findLast((one) => one.state === 'cancelled' && room(one))?.rid;
}
