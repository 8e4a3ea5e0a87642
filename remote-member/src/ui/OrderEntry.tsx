import type { OrderRow } from '@portal/shared/contract';
import { lineAbove } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box, Money, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { StateChip } from './StateChip';

interface OrderEntryProps {
  readonly order: OrderRow;
  /** Buttons of the order, in front of the row's link. */
  readonly acts?: ReactNode;
}

/** One order in a list. The whole row is clickable; for keyboard and screen readers the number is the link. */
export function OrderEntry({ order, acts }: OrderEntryProps) {
  const pieces = order.items.reduce((sum, item) => sum + item.count, 0);
  return (
    <Box component="li" sx={{ ...row, ...(acts === undefined ? withoutActs : withActs) }}>
      <Box sx={{ gridArea: 'code' }}>
        <Box component={Link} to={paths.order(order.rid)} sx={link}>
          {order.code}
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {formatInstant(order.created)}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'items', minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {order.items.map((item) => item.name).join('、')}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {order.items.length} 项 · {pieces} 件
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'total', textAlign: 'right' }}>
        <Money fen={order.total_fen} />
      </Box>
      <Box sx={{ gridArea: 'state', justifySelf: { xs: 'end', md: 'center' } }}>
        <StateChip state={order.state} />
      </Box>
      <Box
        sx={{ gridArea: 'acts', position: 'relative', justifySelf: 'end', '&:empty': { display: 'none' } }}
      >
        {acts}
      </Box>
    </Box>
  );
}

const row = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  ...lineAbove,
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const withoutActs = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '168px minmax(0, 1fr) 96px 96px' },
  gridTemplateAreas: { xs: '"code state" "items total"', md: '"code items total state"' },
} as const;

const withActs = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '168px minmax(0, 1fr) 96px 96px 64px' },
  gridTemplateAreas: { xs: '"code state" "items total" "acts acts"', md: '"code items total state acts"' },
} as const;

const link = {
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
