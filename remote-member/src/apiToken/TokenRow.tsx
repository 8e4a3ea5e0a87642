import { serverNow } from '@portal/shared/api';
import type { ApiToken } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { ConfirmDialog, lineAbove, useAct } from '@portal/shared/parts';
import { apiScopes, formatDay, formatInstant, tokenReminderDays } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useState } from 'react';

export const isExpired = ({ expires }: ApiToken): boolean => Date.parse(expires) <= serverNow().getTime();

/** True in the days from the first reminder on. */
const expiresSoon = ({ expires }: ApiToken): boolean =>
  Date.parse(expires) - serverNow().getTime() <= Math.max(...tokenReminderDays) * 86_400_000;

/** One token: how it is recognised, what it may do, until when, and its deletion. */
export function TokenRow({ token }: { readonly token: ApiToken }) {
  const { name, hint, scopes, created, expires, last_used } = token;
  const [asking, setAsking] = useState(false);
  const expired = isExpired(token);
  return (
    <Box component="li" aria-label={name} sx={row}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography component="strong" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Box component="code" sx={{ fontFamily: 'monospace', color: 'text.secondary' }}>
            {`${hint}…`}
          </Box>
          {expired && <Chip size="small" variant="outlined" label="已过期" />}
          {!expired && expiresSoon(token) && (
            <Chip size="small" color="warning" variant="outlined" label="即将过期" />
          )}
        </Box>
        <Typography variant="body2" sx={{ my: 0.5 }}>
          {scopes.map((scope) => apiScopes[scope].label).join('、')}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {`${formatDay(created)} 新建 · ${expired ? '已于' : '有效期至'} ${formatDay(expires)}${expired ? ' 过期' : ''} · ${
            last_used === null ? '尚未使用' : `最近使用 ${formatInstant(last_used)}`
          }`}
        </Typography>
      </Box>
      <Button
        size="small"
        color="inherit"
        sx={{ minWidth: 0, px: 1, mx: -1 }}
        aria-label={`删除令牌：${name}`}
        onClick={() => setAsking(true)}
      >
        删除
      </Button>
      <DeleteDialog token={token} open={asking} onClose={() => setAsking(false)} />
    </Box>
  );
}

interface DeleteProps {
  readonly token: ApiToken;
  readonly open: boolean;
  readonly onClose: () => void;
}

function DeleteDialog({ token: { rid, name, hint }, open, onClose }: DeleteProps) {
  const remove = useAct('auth/apiToken/del', { done: '令牌已删除', onSettled: onClose });
  return (
    <ConfirmDialog
      title="删除接口令牌"
      open={open}
      confirm="删除"
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ rid })}
    >
      {`令牌“${name}”（${hint}…）删除后立即失效，使用它的程序将无法访问平台，且不能恢复。`}
    </ConfirmDialog>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  py: 1.5,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
  '&:last-of-type': { pb: 0 },
} as const;
