import type { Reservation } from '@portal/shared/contract';
import { lineAbove, useLazyDialog } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import {
  formatInstant,
  formatRange,
  type ReservationState,
  reservationNoticeHours,
  reservationStateLabels,
} from '@portal/shared/rules';
import { Box, Button, Chip, MuiLink, Typography } from '@portal/shared/ui';

const tones = {
  held: 'warning',
  booked: 'primary',
  done: 'success',
  missed: 'warning',
  cancelled: 'default',
  expired: 'default',
} as const satisfies Record<ReservationState, string>;

const loadMove = () => import('./MoveDialog').then((m) => m.MoveDialog);
const loadCancel = () => import('./CancelDialog').then((m) => m.CancelDialog);

/** One reservation: when, where, for what, and the acts that the server allows now. */
export function ReservationRow({ reservation }: { readonly reservation: Reservation }) {
  const { rid, state, device, instrument, alone, code, order, note, offered } = reservation;
  return (
    <Box component="li" aria-label={code} data-rid={rid} sx={row}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
          <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {formatRange(reservation)}
          </Typography>
          <Chip size="small" variant="outlined" color={tones[state]} label={reservationStateLabels[state]} />
          {offered && state === 'held' && <Chip size="small" color="secondary" label="候补到的机时" />}
        </Box>
        <Typography variant="body2">
          {`${device.name} · ${instrument.name}${instrument.place && `，${instrument.place}`} · ${alone ? '自主上机' : '操作员协助'}`}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
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
        </Typography>
        <Limit reservation={reservation} />
      </Box>
      <ReservationActs reservation={reservation} />
    </Box>
  );
}

/** Until when something has to be done, or why nothing can be done any more. */
function Limit({ reservation: { state, until, can, starts } }: { readonly reservation: Reservation }) {
  const text = limitText();
  if (text === undefined) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'warning.main' }}>
      {text}
    </Typography>
  );
  function limitText(): string | undefined {
    if (state === 'held' && until !== null) return `保留到 ${formatInstant(until)}，过时未下单将自动释放`;
    if (state !== 'booked' || can.includes('move') || Date.parse(starts) <= Date.now()) return undefined;
    return `距离开始不足 ${reservationNoticeHours} 小时，改期或取消请联系客户经理`;
  }
}

function ReservationActs({ reservation }: { readonly reservation: Reservation }) {
  const { can, code, state } = reservation;
  const move = useLazyDialog('move a reservation', loadMove, { reservation });
  const cancel = useLazyDialog('cancel a reservation', loadCancel, { reservation });
  const give = state === 'held' ? '放弃' : '取消';
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
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
          to={paths.detail(reservation.device.rid)}
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

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: { xs: 2, sm: 2.5 },
  py: 2,
  ...lineAbove,
} as const;
