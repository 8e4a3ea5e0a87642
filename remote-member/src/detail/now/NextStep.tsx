import { query } from '@portal/shared/api';
import type { Order } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { line } from '@portal/shared/parts';
import { Box, Paper, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type StatusText, statusTextOf } from '../../ui/statusText';
import { isFinal } from '../polling';
import { SendTo } from '../SendTo';
import { NowActs } from './NowActs';
import { Sent } from './Sent';
import { untilOf } from './untilOf';

/** What happens now with an order: who acts, until when, and the one button for it. The data's section has that of delivered data. */
export function NextStep({ order }: { readonly order: Order }) {
  const setting = useQuery(query('open/setting', {}));
  const billed = useQuery({
    ...query('auth/assign/statement', { order_rid: order.rid }),
    enabled: order.state === 'billed',
  });
  const status = statusTextOf(order);
  if (!status || order.state === 'delivered') return null;
  const express =
    order.state === 'awaiting_sample' && order.sample_source === 1 && setting.data?.localInfo.express;
  const when = untilOf(order, billed.data?.review_until ?? null);
  return (
    <Paper
      component="section"
      role="note"
      aria-label="下一步"
      sx={{ ...card, borderLeftColor: status.byMember ? 'secondary.main' : 'primary.main' }}
    >
      <Who order={order} status={status} />
      <Typography sx={{ fontWeight: 600 }}>{status.text}</Typography>
      {express && <SendTo express={express} code={order.code} />}
      <Sent order={order} />
      {when.length > 0 && (
        <Box component="dl" sx={times}>
          {when.map(({ term, time }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </Box>
      )}
      <NowActs order={order} />
    </Paper>
  );
}

/** Who acts now; nothing for an order that has ended, or that asks for nothing. */
function Who({ order: { state, next }, status }: { readonly order: Order; readonly status: StatusText }) {
  if (isFinal(state) || next === 'evaluate') return null;
  return (
    <Chip
      size="small"
      color={status.byMember ? 'secondary' : 'primary'}
      variant={status.byMember ? 'filled' : 'outlined'}
      label={status.byMember ? '待您处理' : '实验室处理中'}
      sx={{ justifySelf: 'start' }}
    />
  );
}

const card = {
  ...line,
  borderLeft: '4px solid',
  display: 'grid',
  gap: 1,
  p: { xs: 2, sm: 2.5 },
  minWidth: 0,
} as const;

const times = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  typography: 'body2',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 1 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;
