import { Alert } from '@portal/shared/extras';
import { LazyPart, Panel } from '@portal/shared/parts';
import type { TimeBookingProps } from '@portal/shared/reservation';
import { Box, Button, Skeleton } from '@portal/shared/ui';
import type { OrderItems } from '../orderItems';
import type { ServiceTime } from './serviceTime';
import { useOrderedHours } from './useOrderedHours';

interface TimePanelProps {
  readonly times: readonly ServiceTime[];
  readonly order: OrderItems;
}

const loadBooking = () => import('@portal/shared/reservation').then((m) => m.TimeBooking);

/** The instrument time of the order's services: what is held, whether the order books it, and where more is chosen. */
export function TimePanel({ times, order }: TimePanelProps) {
  if (times.length === 0) return null;
  return (
    <Panel title="上机时间">
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {times.map((time) => (
          <Booking key={time.device_rid} time={time} order={order} />
        ))}
      </Box>
    </Panel>
  );
}

interface BookingProps {
  readonly time: ServiceTime;
  readonly order: OrderItems;
}

function Booking({ time, order }: BookingProps) {
  const { device_rid, name } = time;
  const props: TimeBookingProps = {
    device: { rid: device_rid, name },
    folded: true,
    children: () => <Match time={time} order={order} />,
  };
  return (
    <LazyPart
      // The clock of a hold runs wherever the member is in the form.
      eager
      name="booking of instrument time"
      load={loadBooking}
      props={props}
      loading={<Skeleton variant="rounded" height={96} />}
    />
  );
}

/** Whether the held time is booked with the order. */
function Match({ time: { device_rid, name, held, ordered }, order }: BookingProps) {
  const { change, pending } = useOrderedHours(order, device_rid);
  if (held === 0)
    return (
      <Alert severity="info">
        {`${name}还没有选择上机时间：可以现在选好 ${ordered} 小时，提交订单即预约成功；不选的由客服与您电话约定。`}
      </Alert>
    );
  if (held === ordered) return <Alert severity="success">提交订单后，以上机时即预约成功</Alert>;
  return (
    <Alert
      severity="warning"
      {...(change && {
        action: (
          <Button size="small" color="inherit" loading={pending} onClick={() => change(held)}>
            {`改为订购 ${held} 小时`}
          </Button>
        ),
      })}
    >
      {`保留了 ${held} 小时，订购了 ${ordered} 小时。两者相同才能直接预约以上机时，否则由客服与您另约。`}
    </Alert>
  );
}
