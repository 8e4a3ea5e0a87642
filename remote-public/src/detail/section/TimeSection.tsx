import type { Device } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { LazyPart } from '@portal/shared/parts';
import { paths, useNavigate } from '@portal/shared/portal';
import type { TimeBookingProps } from '@portal/shared/reservation';
import { choosesAlone, holdMinutes, reservationNoticeHours } from '@portal/shared/rules';
import { Box, Button, Skeleton, Typography } from '@portal/shared/ui';
import { once } from '../../ui/plan/once';
import { useChoice } from '../buy/useChoice';

const loadBooking = () => import('@portal/shared/reservation').then((m) => m.TimeBooking);

/** Free time of the service's instruments, which is held here and ordered with as many hours. */
export function TimeSection({ device }: { readonly device: Device }) {
  const choice = useChoice(device);
  const navigate = useNavigate();
  const order = (count: number) =>
    void navigate(paths.buyNow({ device_rid: device.rid, options: choice.chosen, count }));
  const props: TimeBookingProps = {
    device,
    alone: choosesAlone(device.options, choice.chosen),
    children: (hours) => hours > 0 && <Held hours={hours} onOrder={() => order(hours)} />,
  };
  return (
    <>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {`选好上机时段并保留，${holdMinutes} 分钟内下单即预约成功，开始前 ${reservationNoticeHours} 小时可改期或取消。请在上机当天携带样品到场。`}
      </Typography>
      <LazyPart
        name="booking of instrument time"
        load={loadBooking}
        props={props}
        loading={<Skeleton variant="rounded" height={560} />}
      />
    </>
  );
}

function Held({ hours, onOrder }: { readonly hours: number; readonly onOrder: () => void }) {
  return (
    <Alert severity="success" icon={false}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <span>{`共保留 ${hours} 小时，下单后即预约成功`}</span>
        <Button variant="contained" color="secondary" onClick={once(onOrder)}>
          {`去下单（${hours} 小时）`}
        </Button>
      </Box>
    </Alert>
  );
}
