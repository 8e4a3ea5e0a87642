import type { Reservation } from '@portal/shared/contract';
import { lineAbove, useAct } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { earlyMinutes, formatRange, graceMinutes, limits, usedText } from '@portal/shared/rules';
import { Box, Button, MuiLink } from '@portal/shared/ui';

interface DoorRowProps {
  readonly reservation: Reservation;
  /** The code at the door, which proves that the member stands there. */
  readonly door: string;
}

/** One booked time at the instrument: begun by one press, ended by another. */
export function DoorRow({ reservation, door }: DoorRowProps) {
  const { rid, code, device, order, can } = reservation;
  const begin = useAct('auth/reservation/begin', { done: '已开始，祝实验顺利' });
  const finish = useAct('auth/reservation/finish', {
    done: ({ overtime }) => (overtime > 0 ? `已结束，超时计费 ${overtime} 分钟` : '已结束'),
  });
  return (
    <Box component="li" aria-label={code} sx={{ ...lineAbove, py: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ fontSize: '1.125rem', fontWeight: 600 }}>{formatRange(reservation)}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {device.name} · {code}
        {order && (
          <>
            {' · 订单 '}
            <MuiLink component={Link} to={paths.order(order.rid)}>
              {order.code}
            </MuiLink>
          </>
        )}
      </Box>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {usedText(reservation)}
      </Box>
      {can.includes('begin') && (
        <Button
          variant="contained"
          size="large"
          loading={begin.isPending}
          onClick={() => begin.mutate({ rid, door })}
        >
          开始使用
        </Button>
      )}
      {can.includes('finish') && (
        <Button
          variant="contained"
          size="large"
          loading={finish.isPending}
          onClick={() => finish.mutate({ rid, door })}
        >
          结束使用
        </Button>
      )}
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{hintOf(reservation)}</Box>
    </Box>
  );
}

function hintOf({ state, can, used }: Reservation): string {
  if (state === 'done') return used ? '实际时间有误的，请联系实验室更正' : '';
  if (can.includes('begin') || can.includes('finish'))
    return `离开时请再来这里结束；超出预约时间 ${graceMinutes} 分钟以上，按每 ${limits.instrumentGrid} 分钟计费`;
  return `开始前 ${earlyMinutes} 分钟起可以开始；时间已过的，请联系实验室登记`;
}
