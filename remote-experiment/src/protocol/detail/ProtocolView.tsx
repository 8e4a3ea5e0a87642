import type { Protocol } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box, Money, MuiLink, Typography } from '@portal/shared/ui';
import { ProtocolChip } from '../ProtocolChip';
import { SignButton } from '../sign/SignButton';
import { History } from './History';
import { NextStep } from './NextStep';
import { ProtocolBody } from './ProtocolBody';
import { ProtocolFileButton } from './ProtocolFileButton';
import { SignaturePanel } from './SignaturePanel';
import { Verification } from './Verification';

/** A loaded agreement. */
export function ProtocolView({ protocol }: { readonly protocol: Protocol }) {
  const { order, state, version, created, due_fen, file } = protocol;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 0.5 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' } }}>
          {protocol.text?.title ?? '检测技术服务协议'}
        </Typography>
        <ProtocolChip state={state} />
      </Box>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mb: 2 }}>
        订单{' '}
        <MuiLink component={Link} to={paths.order(order.rid)}>
          {order.code}
        </MuiLink>
        {version > 1 && ` · 第 ${version} 版`} · {formatInstant(created)} 生成 · 应付 <Money fen={due_fen} />
      </Typography>
      <Box sx={columns}>
        <Box sx={column}>
          <NextStep protocol={protocol} />
          <ProtocolBody protocol={protocol} />
          {protocol.can.includes('sign') && (
            <Box sx={{ display: 'grid', justifyContent: { sm: 'center' } }}>
              <SignButton protocol={protocol} size="large" />
            </Box>
          )}
        </Box>
        <Box sx={column}>
          {file && (
            <ProtocolFileButton file={file} order={order.rid} variant="outlined">
              下载 PDF
            </ProtocolFileButton>
          )}
          {protocol.sha256 !== null && <Verification sha256={protocol.sha256} />}
          {protocol.signature && <SignaturePanel signature={protocol.signature} />}
          <History protocol={protocol} />
        </Box>
      </Box>
    </>
  );
}

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
} as const;
