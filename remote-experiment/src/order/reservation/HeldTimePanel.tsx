import { lineAbove, Panel, plainList } from '@portal/shared/parts';
import { formatInstant, formatRange } from '@portal/shared/rules';
import { Alert, Box, Typography } from '@portal/shared/ui';
import type { HeldTime } from './heldTime';

/** The instrument time that the member holds for the order's services, and whether the order books it. */
export function HeldTimePanel({ times }: { readonly times: readonly HeldTime[] }) {
  if (times.length === 0) return null;
  return (
    <Panel title="已为您保留的机时">
      {times.map((time) => (
        <Box key={time.device_rid} sx={{ '& + &': { mt: 2 } }}>
          <Box component="ul" aria-label={`${time.name}的机时`} sx={plainList}>
            {time.reservations.map(({ rid, starts, ends, instrument, until }) => (
              <Box component="li" key={rid} sx={{ ...lineAbove, py: 1, typography: 'body2' }}>
                <strong>{formatRange({ starts, ends })}</strong>
                {` · ${time.name} · ${instrument.name}`}
                {until !== null && (
                  <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                    {`保留到 ${formatInstant(until)}，请在此之前提交`}
                  </Typography>
                )}
              </Box>
            ))}
          </Box>
          <Booked time={time} />
        </Box>
      ))}
    </Panel>
  );
}

function Booked({ time: { held, ordered } }: { readonly time: HeldTime }) {
  if (held === ordered) return <Alert severity="success">提交订单后，以上机时即预约成功</Alert>;
  return (
    <Alert severity="warning">
      {`保留了 ${held} 小时，订购了 ${ordered} 小时。改为 ${held} 小时可直接预约以上机时；否则由客服与您另约。`}
    </Alert>
  );
}
