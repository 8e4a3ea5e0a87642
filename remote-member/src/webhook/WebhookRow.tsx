import { serverNow } from '@portal/shared/api';
import type { Webhook } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { ConfirmDialog, lineAbove, useAct, useLazyDialog } from '@portal/shared/parts';
import { Link, notify, paths } from '@portal/shared/portal';
import { disabledReasons, formatInstant, webhookEvents } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { attemptText } from './attemptText';
import { WebhookChip } from './WebhookChip';

interface RowProps {
  readonly hook: Webhook;
  readonly onEdit: () => void;
}

/** One webhook with its state and what can be done with it. */
export function WebhookRow({ hook, onEdit }: RowProps) {
  const { url, events, disabled, disabled_because, failing_since, previous_until } = hook;
  return (
    <Box component="li" aria-label={url} sx={row}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography component="strong" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {url}
        </Typography>
        <WebhookChip hook={hook} />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {events.map((event) => webhookEvents[event]).join('、')}
      </Typography>
      {disabled !== null && disabled_because !== null && disabled_because !== 'member' && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1, py: 0 }}>
          {`${disabledReasons[disabled_because]}（${formatInstant(disabled)}）。停用期间的事件不会补发。`}
        </Alert>
      )}
      {disabled === null && failing_since !== null && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1, py: 0 }}>
          {`自 ${formatInstant(failing_since)} 起投递失败，连续 3 天失败后将自动停用。`}
        </Alert>
      )}
      {previous_until !== null && Date.parse(previous_until) > serverNow().getTime() && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {`已更换签名密钥，旧密钥到 ${formatInstant(previous_until)} 失效`}
        </Typography>
      )}
      <Acts hook={hook} onEdit={onEdit} />
    </Box>
  );
}

function Acts({ hook, onEdit }: RowProps) {
  const { rid, url, events, disabled, etag } = hook;
  const [asking, setAsking] = useState<'disable' | 'delete'>();
  const test = useAct('auth/webhook/test', {
    onDone: ({ state, attempts }) => {
      const text = attempts.map(attemptText).join('');
      if (state === 'delivered') notify.success(`测试已送达（${text}）`);
      else notify.error(`测试未送达：${text}`);
    },
  });
  const edit = useAct('auth/webhook/edit', { done: '回调已启用' });
  const rotation = useLazyDialog(
    'webhookRotation',
    () => import('./RotateDialog').then((m) => m.RotateDialog),
    {
      hook,
    },
  );
  const send = () => test.mutate({ rid });
  const enable = () => edit.mutate({ rid, url, events, enabled: true, etag });
  return (
    <Box sx={acts}>
      <Button size="small" loading={test.isPending} aria-label={`发送测试：${url}`} onClick={send}>
        发送测试
      </Button>
      <Button size="small" component={Link} to={paths.webhook(rid)} aria-label={`回调记录：${url}`}>
        回调记录
      </Button>
      <Button size="small" color="inherit" aria-label={`编辑：${url}`} onClick={onEdit}>
        编辑
      </Button>
      <Button
        size="small"
        color="inherit"
        loading={rotation.loading}
        aria-label={`更换密钥：${url}`}
        onClick={rotation.show}
        {...rotation.prefetchProps}
      >
        更换密钥
      </Button>
      {disabled === null ? (
        <Button size="small" color="inherit" aria-label={`停用：${url}`} onClick={() => setAsking('disable')}>
          停用
        </Button>
      ) : (
        <Button
          size="small"
          color="inherit"
          loading={edit.isPending}
          aria-label={`启用：${url}`}
          onClick={enable}
        >
          启用
        </Button>
      )}
      <Button size="small" color="inherit" aria-label={`删除：${url}`} onClick={() => setAsking('delete')}>
        删除
      </Button>
      {rotation.dialog}
      <AskDialog hook={hook} act={asking} onClose={() => setAsking(undefined)} />
    </Box>
  );
}

const questions = {
  disable: {
    title: '停用事件回调',
    confirm: '停用',
    done: '回调已停用',
    text: '停用后不再向该地址发送事件：等待投递的事件将被放弃，停用期间的事件也不会补发。可以随时重新启用。',
  },
  delete: {
    title: '删除事件回调',
    confirm: '删除',
    done: '回调已删除',
    text: '删除后不再向该地址发送事件，签名密钥和回调记录一并删除，且不能恢复。',
  },
} as const;

interface AskProps {
  readonly hook: Webhook;
  /** The act to confirm; the dialog is closed without one. */
  readonly act: keyof typeof questions | undefined;
  readonly onClose: () => void;
}

function AskDialog({ hook: { rid, url, events, etag }, act, onClose }: AskProps) {
  const { title, confirm, done, text } = questions[act ?? 'disable'];
  const edit = useAct('auth/webhook/edit', { done, onSettled: onClose });
  const remove = useAct('auth/webhook/del', { done, onSettled: onClose });
  const confirmed = () =>
    act === 'delete' ? remove.mutate({ rid }) : edit.mutate({ rid, url, events, enabled: false, etag });
  return (
    <ConfirmDialog
      title={title}
      open={act !== undefined}
      confirm={confirm}
      pending={edit.isPending || remove.isPending}
      onClose={onClose}
      onConfirm={confirmed}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', mb: 1 }}>{url}</Typography>
      {text}
    </ConfirmDialog>
  );
}

const acts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 0.5, sm: 1 },
  mt: 1,
  ml: -1,
  '& > .MuiButton-root': { minWidth: 0, px: 1 },
} as const;

const row = {
  py: 1.5,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
  '&:last-of-type': { pb: 0 },
} as const;
