import type { ProtocolRow } from '@portal/shared/contract';
import { lineAbove } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box, Icon, icons, Money, Typography } from '@portal/shared/ui';
import { linkRow } from '../ui/linkRow';
import { ProtocolChip } from './ProtocolChip';
import { protocolName } from './protocolName';

/** One version of an agreement in the list, as a link to its page. */
export function ProtocolListRow({ protocol }: { readonly protocol: ProtocolRow }) {
  const { order, version, state, item, items, due_fen, created, signed, superseded } = protocol;
  const to = paths.contract(order.rid, superseded === null ? undefined : version);
  return (
    <Box component="li" sx={lineAbove}>
      <Box component={Link} to={to} sx={linkRow}>
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {item}
            {items > 1 && ` 等 ${items} 项`}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {protocolName(protocol)} · {order.code}
            {version > 1 && ` · 第 ${version} 版`}
            {superseded !== null && ' · 已由新版替代'} ·{' '}
            {signed === null ? `${formatInstant(created)} 生成` : `${formatInstant(signed)} 签署`}
          </Typography>
        </Box>
        <Box sx={right}>
          <Money fen={due_fen} />
          <ProtocolChip state={state} />
        </Box>
        <Icon path={icons.next} size={16} />
      </Box>
    </Box>
  );
}

const right = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  gridColumn: { xs: 1, sm: 2 },
  gridRow: { xs: 2, sm: 1 },
} as const;
