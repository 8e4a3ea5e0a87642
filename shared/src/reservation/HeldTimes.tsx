import { Chip } from '@portal/shared/extras';
import { ConfirmDialog, lineAbove, plainList, useAct } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reservation } from '../contract';
import { HoldClock } from './HoldClock';
import { refreshTime } from './refreshTime';
import { rangeText } from './timeText';

interface HeldTimesProps {
  /** What the list is read as. */
  readonly label: string;
  readonly held: readonly Reservation[];
  /** Milliseconds by which the server's clock is ahead of the browser's. */
  readonly ahead: number;
}

/** Held times with the clock of each; each can be released. */
export function HeldTimes({ label, held, ahead }: HeldTimesProps) {
  return (
    <Box component="ul" aria-label={label} sx={plainList}>
      {held.map((reservation) => (
        <HeldTime key={reservation.rid} reservation={reservation} ahead={ahead} />
      ))}
    </Box>
  );
}

interface HeldTimeProps {
  readonly reservation: Reservation;
  readonly ahead: number;
}

function HeldTime({ reservation, ahead }: HeldTimeProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { rid, until, offered, alone, instrument } = reservation;
  const text = rangeText(reservation);
  const release = useAct('auth/reservation/cancel', {
    onDone: () => notify.step('已放弃该时段'),
    onSettled: () => setAsking(false),
  });
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <strong>{text}</strong> {offered && <Chip size="small" color="secondary" label="候补到的机时" />}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {`${instrument.name}${instrument.place && `，${instrument.place}`} · ${alone ? '自主上机' : '工程师协助'}`}
        </Typography>
      </Box>
      {until !== null && (
        <Box component="span" sx={{ fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
          保留还剩 <HoldClock until={until} ahead={ahead} onEnd={() => void refreshTime(client)} />
        </Box>
      )}
      <Button size="small" color="inherit" aria-label={`放弃 ${text}`} onClick={() => setAsking(true)}>
        放弃
      </Button>
      <ConfirmDialog
        open={asking}
        title="放弃机时"
        confirm="放弃"
        cancel="再想想"
        pending={release.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => release.mutate({ rid })}
      >
        {`${text} 将让给其他人，不能恢复。`}
      </ConfirmDialog>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1,
  typography: 'body2',
  '& + &': lineAbove,
} as const;
