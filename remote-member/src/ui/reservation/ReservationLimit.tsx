import { serverNow } from '@portal/shared/api';
import type { Reservation } from '@portal/shared/contract';
import { HoldClock, refreshTime } from '@portal/shared/reservation';
import { reservationNoticeHours } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';

interface ReservationLimitProps {
  readonly reservation: Reservation;
  /** Milliseconds by which the server's clock is ahead of the browser's. */
  readonly ahead: number;
}

/** Until when something has to be done, or why nothing can be done any more. */
export function ReservationLimit({
  reservation: { state, until, can, starts },
  ahead,
}: ReservationLimitProps) {
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
