import type { StaffInstrument } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { Box } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { desk } from '../ui/session/desk';
import { CloseDialog } from './CloseDialog';
import { DayColumn } from './DayColumn';
import type { DeskAct } from './deskAct';
import { MoveReservationDialog } from './MoveReservationDialog';
import { ReopenDialog } from './ReopenDialog';
import { ReservationDialog } from './ReservationDialog';
import type { ReservationRow } from './shownWeek';
import { UseDialog } from './UseDialog';

interface InstrumentWeekProps {
  readonly instrument: StaffInstrument;
  readonly days: readonly string[];
  readonly today: string;
}

type Asked =
  | { readonly kind: 'act'; readonly row: ReservationRow; readonly act: DeskAct }
  | { readonly kind: 'close' | 'reopen'; readonly day: string };

/** The week of an instrument: a column for each day, on phones one below the other. */
export const InstrumentWeek = observer(function InstrumentWeek({
  instrument,
  days,
  today,
}: InstrumentWeekProps) {
  const { out_of_service } = instrument;
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const mayClose = desk.may(['lab']);
  return (
    <>
      {out_of_service !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>{`暂停使用：${out_of_service}`}</Alert>
      )}
      <Box sx={week}>
        {days.map((day) => (
          <DayColumn
            key={day}
            instrument={instrument}
            day={day}
            isToday={day === today}
            onAct={(row, act) => setAsked({ kind: 'act', row, act })}
            onClose={mayClose && day >= today ? () => setAsked({ kind: 'close', day }) : undefined}
            onReopen={mayClose && day >= today ? () => setAsked({ kind: 'reopen', day }) : undefined}
          />
        ))}
      </Box>
      {asked?.kind === 'act' && asked.act === 'move' && (
        <MoveReservationDialog asked={asked.row} onClose={close} />
      )}
      {asked?.kind === 'act' && (asked.act === 'finish' || asked.act === 'correct') && (
        <UseDialog asked={asked.row} act={asked.act} onClose={close} />
      )}
      {asked?.kind === 'act' && (asked.act === 'begin' || asked.act === 'miss' || asked.act === 'cancel') && (
        <ReservationDialog asked={asked.row} act={asked.act} onClose={close} />
      )}
      {asked?.kind === 'close' && <CloseDialog instrument={instrument} day={asked.day} onClose={close} />}
      {asked?.kind === 'reopen' && <ReopenDialog instrument={instrument} day={asked.day} onClose={close} />}
    </>
  );
});

const week = {
  display: 'grid',
  gap: { xs: 2.5, lg: 1.5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(7, minmax(0, 1fr))',
  },
} as const;
