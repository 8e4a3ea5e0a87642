import { line } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { reservationActTable, reservationStateLabels, usedText } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { Mark } from '../ui/Mark';
import { type DeskAct, deskActs } from './deskAct';
import { type ReservationRow, timeOf } from './shownWeek';

interface ReservationItemProps {
  readonly row: ReservationRow;
  readonly onAct: (act: DeskAct) => void;
}

/** A reservation in its day: when, by whom, for which order, and what staff may do with it. */
export function ReservationItem({ row, onAct }: ReservationItemProps) {
  const { code, state, member, device, alone, order, can } = row;
  const main = deskActs.find((act) => can.includes(act));
  const isOver = state === 'cancelled' || state === 'expired';
  return (
    <Box
      component="li"
      aria-label={code}
      sx={{ ...item, bgcolor: isOver ? 'transparent' : 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        <Box component="b" sx={{ mr: 'auto', textDecoration: isOver ? 'line-through' : undefined }}>
          {timeOf(row)}
        </Box>
        <Mark waits={state === 'booked'}>{reservationStateLabels[state]}</Mark>
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{member}</Box>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {device.name}，{alone ? '自主上机' : '工程师协助'}
      </Box>
      {usedText(row) !== '' && (
        <Box sx={{ color: row.overtime > 0 ? 'warning.dark' : 'text.primary', fontWeight: 600 }}>
          {usedText(row)}
        </Box>
      )}
      {order && (
        <Box component={Link} to={`/staff/orders/${order.code}`} sx={{ color: 'primary.main' }}>
          {order.code}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, '&:empty': { display: 'none' } }}>
        {deskActs
          .filter((act) => can.includes(act))
          .map((act) => (
            <Button
              key={act}
              size="small"
              variant={act === main ? 'outlined' : 'text'}
              color={act === 'miss' || act === 'cancel' ? 'error' : 'primary'}
              aria-label={`${reservationActTable[act].label} ${code}`}
              sx={{ minWidth: 0 }}
              onClick={() => onAct(act)}
            >
              {reservationActTable[act].label}
            </Button>
          ))}
      </Box>
    </Box>
  );
}

const item = { ...line, p: 1, borderRadius: 1, fontSize: 13, display: 'grid', gap: 0.5 } as const;
