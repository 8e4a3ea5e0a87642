import type { DataShare } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { CopyButton, lineAbove } from '@portal/shared/parts';
import { dataShareStateLabels, formatInstant } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { shareLink } from '../ui/dataShare/shareLink';
import { ShareDetail } from './ShareDetail';

interface ShareRowProps {
  readonly share: DataShare;
  readonly onRevoke: () => void;
}

/** A link with its end and how often it was used; its files and its log open below it. */
export function ShareRow({ share, onRevoke }: ShareRowProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  const { code, name, state } = share;
  const isOpen = state === 'open';
  return (
    <Box component="li" aria-label={name} sx={row}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
            <Chip
              size="small"
              variant="outlined"
              color={isOpen ? 'success' : 'default'}
              label={dataShareStateLabels[state]}
            />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {factsOf(share)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {endOf(share)}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            aria-expanded={shown}
            aria-controls={shown ? id : undefined}
            onClick={() => setShown(!shown)}
          >
            {shown ? '收起' : '查看记录'}
          </Button>
          {isOpen && !shown && <CopyButton text={shareLink(code)} what="链接" />}
          {isOpen && (
            <Button size="small" color="error" onClick={onRevoke}>
              撤回
            </Button>
          )}
        </Box>
      </Box>
      {shown && (
        <Box id={id} sx={{ mt: 1.5 }}>
          <ShareDetail share={share} />
        </Box>
      )}
    </Box>
  );
}

const factsOf = ({ files, password, opened, downloaded }: DataShare): string =>
  [
    `${files} 个文件`,
    password ? '需要密码' : '无密码',
    opened > 0 ? `打开 ${opened} 次` : '还没有人打开',
    ...(downloaded > 0 ? [`下载 ${downloaded} 次`] : []),
  ].join(' · ');

const endOf = ({ created, expires, revoked }: DataShare): string =>
  `${formatInstant(created)} 分享，${
    revoked ? `${formatInstant(revoked)} 撤回` : `有效期至 ${formatInstant(expires)}`
  }`;

const row = { py: 1.5, '&:not(:first-of-type)': lineAbove } as const;
