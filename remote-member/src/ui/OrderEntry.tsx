import type { OrderRow } from '@portal/shared/contract';
import { lineAbove, VisuallyHidden } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { countText, formatInstant } from '@portal/shared/rules';
import { Box, Icon, icons, Money, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { QuestionChip, StateChip } from './StateChip';

interface OrderEntryProps {
  readonly order: OrderRow;
  /** Buttons of the order, in front of the row's link. */
  readonly acts?: ReactNode;
}

/** Returns the first test of an order, and how many there are if there are several. */
function titleOf({ items }: OrderRow): string {
  const name = items[0]?.name ?? '';
  return items.length > 1 ? `${name} 等 ${items.length} 项` : name;
}

/** One order in a list: picture and test first. The whole row is clickable; for keyboard and screen readers the test is the link. */
export function OrderEntry({ order, acts }: OrderEntryProps) {
  return (
    <Box component="li" sx={{ ...row, ...(acts === undefined ? withoutActs : withActs) }}>
      <Box sx={picture}>
        {order.items[0]?.img ? (
          <img src={order.items[0].img} alt="" width={84} height={56} loading="lazy" />
        ) : (
          <Icon path={icons.file} />
        )}
      </Box>
      <Box sx={{ gridArea: 'items', minWidth: 0 }}>
        <Box component={Link} to={paths.order(order.rid)} sx={link}>
          {titleOf(order)}
          <VisuallyHidden>，订单 {order.code}</VisuallyHidden>
        </Box>
        <Typography variant="caption" component="p" sx={codeAndTime}>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {order.code}
          </Box>
          <span style={{ whiteSpace: 'nowrap' }}>{formatInstant(order.created)}</span>
        </Typography>
      </Box>
      <Box sx={total}>
        <Money fen={order.due_fen} />
        <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          共 {countText(order.items)}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'state', justifySelf: { xs: 'end', md: 'center' }, display: 'grid', gap: 0.5 }}>
        <StateChip state={order.state} />
        {order.open_question && <QuestionChip />}
      </Box>
      {acts && <Box sx={actsBox}>{acts}</Box>}
    </Box>
  );
}

const codeAndTime = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' } as const;

const row = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  columnGap: { xs: 1.5, sm: 2 },
  rowGap: 0.5,
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  ...lineAbove,
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const narrow = '"picture items state"';

const withoutActs = {
  gridTemplateColumns: { xs: '84px minmax(0, 1fr) auto', md: '84px minmax(0, 1fr) 104px 104px' },
  gridTemplateAreas: { xs: `${narrow} "picture total total"`, md: '"picture items total state"' },
} as const;

const withActs = {
  gridTemplateColumns: { xs: '84px minmax(0, 1fr) auto', md: '84px minmax(0, 1fr) 104px 104px 208px' },
  gridTemplateAreas: {
    xs: `${narrow} "total acts acts"`,
    sm: `${narrow} "picture total acts"`,
    md: '"picture items total state acts"',
  },
} as const;

const picture = {
  gridArea: 'picture',
  alignSelf: { xs: 'start', md: 'center' },
  display: 'grid',
  placeItems: 'center',
  width: 84,
  height: 56,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.default',
  color: 'text.secondary',
  '& img': { width: 1, height: 1, objectFit: 'contain', display: 'block' },
} as const;

const total = {
  gridArea: 'total',
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: { md: 'column' },
  alignItems: { xs: 'baseline', md: 'flex-end' },
  columnGap: 1,
} as const;

const actsBox = {
  gridArea: 'acts',
  position: 'relative',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
} as const;

const link = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
