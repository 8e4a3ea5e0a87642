import type { PlanShare } from '@portal/shared/contract';
import { ConfirmDialog, CopyButton, lineAbove, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { formatDay } from '@portal/shared/rules';
import { Box, Button, MuiLink, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { linkOf, sharedPath, useWithdrawLink } from './useLinks';

/** The member's valid links, each of which can be copied again and withdrawn. */
export function OwnLinks({ links }: { readonly links: readonly PlanShare[] }) {
  const [ending, setEnding] = useState<PlanShare>();
  const [asking, setAsking] = useState(false);
  const { withdraw, pending } = useWithdrawLink(() => setAsking(false));
  if (links.length === 0) return null;
  return (
    <Box component="section" aria-label="有效的链接">
      <Typography variant="h3" sx={{ mb: 1 }}>
        有效的链接（{links.length}）
      </Typography>
      <Box component="ul" sx={plainList}>
        {links.map((share) => (
          <Box component="li" key={share.code} sx={row}>
            <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
              <MuiLink component={Link} to={sharedPath(share.code)} underline="hover">
                {titleOf(share)}
              </MuiLink>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {formatDay(share.created)} 分享，有效期至 {formatDay(share.expires)}
              </Typography>
            </Box>
            <Box sx={{ display: 'flex', gap: 1 }}>
              <CopyButton text={linkOf(share.code)} what="链接" />
              <Button
                size="small"
                color="error"
                onClick={() => {
                  setEnding(share);
                  setAsking(true);
                }}
              >
                撤回
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        title="撤回链接"
        open={asking}
        confirm="撤回"
        pending={pending}
        onClose={() => setAsking(false)}
        onConfirm={() => ending && withdraw(ending.code)}
      >
        撤回后，打开该链接的人不再看到项目；已加入他人方案的项目不受影响。
      </ConfirmDialog>
    </Box>
  );
}

function titleOf({ names }: PlanShare): string {
  const [first = '', ...others] = names;
  return others.length > 0 ? `${first} 等 ${names.length} 个项目` : first;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  ...lineAbove,
} as const;
