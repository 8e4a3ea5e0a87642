import type { DataShare } from '@portal/shared/contract';
import { CopyButton, QrImage } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { shareLink } from './shareLink';

interface SharedLinkProps {
  readonly share: DataShare;
  /** The password, while it is known: the server keeps only its hash. */
  readonly password?: string;
}

/** A link as its member passes it on: as QR code, as address, and as text with the password. */
export function SharedLink({ share, password = '' }: SharedLinkProps) {
  const url = shareLink(share.code);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 'none' }}>
        <QrImage text={url} label="分享二维码" size={128} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {url}
        </Typography>
        {password !== '' && <Typography variant="body2">分享密码：{password}</Typography>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          有效期至 {formatInstant(share.expires)}，可随时撤回
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <CopyButton text={url} what="链接" />
          {password !== '' && <CopyButton text={messageOf(share, url, password)} what="链接和密码" />}
        </Box>
      </Box>
    </Box>
  );
}

const messageOf = ({ name, expires }: DataShare, url: string, password: string): string =>
  [`${name}（检测数据）`, url, `分享密码：${password}`, `有效期至 ${formatInstant(expires)}`].join('\n');
