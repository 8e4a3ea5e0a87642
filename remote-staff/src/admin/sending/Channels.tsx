import type { Data } from '@portal/shared/contract';
import { plainList } from '@portal/shared/parts';
import { formatInstant, sendingChannelLabels } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useDeskAct } from '../../ui/useDeskAct';

type Channel = Data<'staff/sending/list'>['channels'][number];

/** Each way of sending with what waits and what failed; all that failed is sent again by one press. */
export const Channels = ({ channels }: { readonly channels: readonly Channel[] }) => (
  <Box component="ul" aria-label="发送方式" sx={tiles}>
    {channels.map((channel) => (
      <Tile key={channel.channel} channel={channel} />
    ))}
  </Box>
);

function Tile({ channel: { channel, waiting, failing, oldest } }: { readonly channel: Channel }) {
  const label = sendingChannelLabels[channel];
  const retry = useDeskAct('staff/sending/retry', {
    done: ({ sent }) => (sent === 0 ? `${label}没有可以再试的` : `${label}已重新发送 ${sent} 条`),
  });
  return (
    <Box component="li" aria-label={label} sx={tile}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
        <b>{label}</b>
        {failing > 0 && (
          <Button
            size="small"
            variant="outlined"
            sx={{ ml: 'auto' }}
            loading={retry.isPending}
            aria-label={`再试全部${label}`}
            onClick={() => retry.mutate({ channel })}
          >
            再试全部
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 3, fontVariantNumeric: 'tabular-nums' }}>
        <span>等待 {waiting}</span>
        <Box component="span" sx={failing > 0 ? { color: 'error.main', fontWeight: 600 } : undefined}>
          失败 {failing}
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {oldest === null ? '没有在等的' : `最早 ${formatInstant(oldest)}`}
      </Box>
    </Box>
  );
}

const tiles = {
  ...plainList,
  display: 'grid',
  gap: 1.5,
  my: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;

const tile = {
  display: 'grid',
  gap: 0.5,
  p: 2,
  fontSize: 14,
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;
