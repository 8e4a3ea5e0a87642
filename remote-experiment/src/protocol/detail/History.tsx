import type { Protocol } from '@portal/shared/contract';
import { lineAbove, Panel, plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box, MuiLink, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { ProtocolFileButton } from './ProtocolFileButton';

interface Entry {
  readonly key: string;
  readonly at: string;
  readonly text: string;
  readonly aside?: ReactNode;
}

const copyTexts = {
  signature: '在线签署',
  member: '上传签字件',
  staff: '工作人员登记签字件',
} as const satisfies Record<Protocol['copies'][number]['by'], string>;

/** What happened to the agreement, the latest first: versions and signed copies. */
export function History({ protocol }: { readonly protocol: Protocol }) {
  return (
    <Panel title="经过">
      <Box component="ol" sx={{ ...plainList, mt: -1 }}>
        {entriesOf(protocol).map(({ key, at, text, aside }) => (
          <Box component="li" key={key} sx={entry}>
            <Typography variant="body2">{text}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {formatInstant(at)}
            </Typography>
            {aside}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function entriesOf({ order, version: shown, versions, copies }: Protocol): Entry[] {
  const made = versions.map(({ version, created, superseded }) => ({
    key: `version ${version}`,
    at: created,
    text: version === 1 ? '生成协议' : `按报价单生成第 ${version} 版，替代第 ${version - 1} 版`,
    ...(version !== shown && {
      aside: (
        <MuiLink
          component={Link}
          variant="body2"
          to={paths.contract(order.rid, superseded === null ? undefined : version)}
        >
          查看第 {version} 版
        </MuiLink>
      ),
    }),
  }));
  const copied = copies.map((file) => ({
    key: file.rid,
    at: file.created,
    text: copyTexts[file.by],
    ...(file.can.includes('download') && {
      aside: (
        <ProtocolFileButton file={file} order={order.rid}>
          下载签字件
        </ProtocolFileButton>
      ),
    }),
  }));
  return [...copied, ...made].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

const entry = {
  ...lineAbove,
  py: 1,
  display: 'grid',
  justifyItems: 'start',
  '&:first-of-type': { borderTop: 0 },
} as const;
