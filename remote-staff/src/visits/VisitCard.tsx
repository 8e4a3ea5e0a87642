import { CopyButton, line, written } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { orderStateLabels } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { Mark } from '../ui/Mark';
import { notPrinted, onlyPrinted } from '../ui/print';
import { BookingActs } from './BookingActs';
import { type AskedAct, bookingOf } from './booking';
import { BookingMark } from './bookingList';
import type { VisitRow } from './visitDay';

interface VisitCardProps {
  readonly visit: VisitRow;
  readonly onAct: (asked: AskedAct) => void;
}

/** A stop of the driver: whom to call, where to go, what to do there. */
export function VisitCard({ visit, onAct }: VisitCardProps) {
  const { kind, code, state, order_state, name, phone, place, message } = visit;
  const booking = bookingOf(visit);
  return (
    <Box
      component="li"
      aria-label={code}
      sx={{ ...card, bgcolor: state === 'done' ? 'transparent' : 'background.paper' }}
    >
      <Box sx={{ gridArea: 'who', minWidth: 0 }}>
        <Box component="b" sx={{ fontSize: 16 }}>
          {name}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
          {kind === 'pickup' ? '订单取样' : '上门取样'} {code}
        </Box>
      </Box>
      <Box sx={{ gridArea: 'state', justifySelf: 'end' }}>
        {state !== null && <BookingMark state={state} />}
        {order_state !== null && <Mark waits={false}>{orderStateLabels[order_state]}</Mark>}
      </Box>
      <Box sx={{ gridArea: 'where', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{place}</Box>
          <CopyButton text={place} what="地址" />
        </Box>
        {message !== '' && <Box sx={{ ...written, color: 'text.secondary', fontSize: 14 }}>{message}</Box>}
      </Box>
      <Box sx={{ gridArea: 'phone', fontVariantNumeric: 'tabular-nums' }}>
        <Button component="a" href={`tel:${phone}`} size="large" variant="outlined" fullWidth>
          {phone}
        </Button>
        <Box sx={onlyPrinted}>{phone}</Box>
      </Box>
      <Box sx={acts}>
        {booking && <BookingActs booking={booking} size="large" onAct={onAct} />}
        {kind === 'pickup' && (
          <Button component={Link} to={`/staff/orders/${code}`} size="large" aria-label={`订单 ${code}`}>
            查看订单
          </Button>
        )}
      </Box>
    </Box>
  );
}

const wide = '"who where phone state acts" / 200px minmax(0, 1fr) 160px 84px 220px';

const card = {
  ...line,
  display: 'grid',
  columnGap: 2,
  rowGap: 1.25,
  alignItems: 'center',
  p: 1.5,
  borderRadius: 1,
  breakInside: 'avoid',
  gridTemplate: {
    xs: '"who state" "where where" "phone phone" "acts acts" / minmax(0, 1fr) auto',
    sm: '"who state" "where where" "phone acts" / minmax(0, 1fr) auto',
    lg: wide,
  },
  '@media print': {
    gridTemplate: '"who where phone state" / 16em minmax(0, 1fr) auto 5.5em',
    p: 0.75,
    fontSize: 13,
  },
} as const;

const acts = {
  ...notPrinted,
  gridArea: 'acts',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: '1fr', sm: 'auto' },
  justifyContent: { lg: 'end' },
  gap: 1,
  '&:empty': { display: 'none' },
} as const;
