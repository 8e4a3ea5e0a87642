import type { ReservationWait } from '@portal/shared/contract';
import { lineAbove, Panel, plainList, RoomNote, useAct } from '@portal/shared/parts';
import { formatRange, offerMinutes } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';

/** The times that the member waits for; each can be given up. */
export function Waits({ waits }: { readonly waits: readonly ReservationWait[] }) {
  return (
    <Panel title="候补">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {`有人取消时，按候补的先后为您保留 ${offerMinutes} 分钟，并以站内信和短信通知您下单。`}
      </Typography>
      <RoomNote of="reservationWaits" count={waits.length} onlyNear />
      <Box component="ul" aria-label="候补" sx={plainList}>
        {waits.map((wait) => (
          <WaitRow key={wait.rid} wait={wait} />
        ))}
      </Box>
    </Panel>
  );
}

function WaitRow({ wait }: { readonly wait: ReservationWait }) {
  const text = formatRange(wait);
  const leave = useAct('auth/reservation/unwait', { done: '已取消候补' });
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 200, typography: 'body2', overflowWrap: 'anywhere' }}>
        <strong>{text}</strong>
        <Box sx={{ color: 'text.secondary' }}>{`${wait.device.name} · ${wait.instrument.name}`}</Box>
      </Box>
      <Button
        size="small"
        color="inherit"
        aria-label={`取消候补 ${text}`}
        loading={leave.isPending}
        onClick={() => leave.mutate({ rid: wait.rid })}
      >
        取消候补
      </Button>
    </Box>
  );
}

const row = {
  ...lineAbove,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
} as const;
