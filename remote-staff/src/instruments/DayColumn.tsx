import type { StaffInstrument } from '@portal/shared/contract';
import { plainList } from '@portal/shared/parts';
import { Box, Button, Typography } from '@portal/shared/ui';
import { dayName } from '../ui/dayName';
import type { DeskAct } from './deskAct';
import { ReservationItem } from './ReservationItem';
import { closedOn, hoursOn, type ReservationRow, useReservations } from './shownWeek';

interface DayColumnProps {
  readonly instrument: StaffInstrument;
  readonly day: string;
  readonly isToday: boolean;
  readonly onAct: (row: ReservationRow, act: DeskAct) => void;
  /** Undefined for who may not close instruments, and for days that are over. */
  readonly onClose: (() => void) | undefined;
  readonly onReopen: (() => void) | undefined;
}

/** A day of an instrument: when it is open, what is reserved, and whether it is closed. */
export function DayColumn({ instrument, day, isToday, onAct, onClose, onReopen }: DayColumnProps) {
  const { data, error } = useReservations(instrument.code, day);
  const rows = data?.list;
  const reason = closedOn(instrument, day);
  const hours = hoursOn(instrument, day);
  return (
    <Box
      component="section"
      aria-label={dayName(day)}
      sx={{ minWidth: 0, display: 'grid', gap: 1, alignContent: 'start' }}
    >
      <Box>
        <Typography
          variant="h2"
          sx={{ fontSize: '0.9375rem', color: isToday ? 'primary.main' : 'text.primary' }}
        >
          {dayName(day).slice(5)}
          {isToday && '（今天）'}
        </Typography>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{hours || '不开放'}</Box>
      </Box>
      {reason !== undefined && (
        <Box sx={{ fontSize: 13, color: 'error.main', overflowWrap: 'anywhere' }}>停用：{reason}</Box>
      )}
      {error && <Box sx={{ fontSize: 13, color: 'error.main' }}>{error.message}</Box>}
      {rows && rows.length > 0 && (
        <Box component="ol" sx={{ ...plainList, display: 'grid', gap: 1 }}>
          {rows.map((row) => (
            <ReservationItem key={row.code} row={row} onAct={(act) => onAct(row, act)} />
          ))}
        </Box>
      )}
      {rows?.length === 0 && reason === undefined && hours !== '' && (
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>没有预约</Box>
      )}
      {reason !== undefined && onReopen && (
        <Button size="small" sx={start} aria-label={`恢复开放 ${day}`} onClick={onReopen}>
          恢复开放
        </Button>
      )}
      {reason === undefined && hours !== '' && onClose && (
        <Button size="small" color="inherit" sx={start} aria-label={`停用 ${day}`} onClick={onClose}>
          停用
        </Button>
      )}
    </Box>
  );
}

const start = { justifySelf: 'start', minWidth: 0 } as const;
