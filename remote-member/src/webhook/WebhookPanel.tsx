import { query } from '@portal/shared/api';
import type { Webhook } from '@portal/shared/contract';
import { Panel, plainList, RoomNote, useLazyDialog } from '@portal/shared/parts';
import { roomOf } from '@portal/shared/rules';
import { Box, Button, EmptyState, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WebhookRow } from './WebhookRow';

/** The member's webhooks. */
export function WebhookPanel() {
  const hooks = useQuery(query('auth/webhook/list', {}));
  const [saved, setSaved] = useState<Webhook>();
  const form = useLazyDialog('webhook', () => import('./WebhookDialog').then((m) => m.WebhookDialog), {
    saved,
  });
  const open = (hook: Webhook | undefined) => {
    setSaved(hook);
    form.show();
  };
  const count = hooks.data?.length ?? 0;
  return (
    <Panel
      title="事件回调"
      aside={
        <Button
          variant="contained"
          size="small"
          disabled={!hooks.data || roomOf('webhooks', count).full}
          loading={form.loading}
          onClick={() => open(undefined)}
          {...form.prefetchProps}
        >
          新增回调
        </Button>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        订单和结算单有进展时，平台向您的地址发送带签名的请求（Standard Webhooks），失败后在约 3 天内重试。
      </Typography>
      <Box sx={{ mb: 1 }}>
        <RoomNote of="webhooks" count={count} onlyNear />
      </Box>
      <QueryView query={hooks} loading={<Skeleton variant="rounded" height={88} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              title="还没有事件回调"
              text="新增回调后，数据交付、结算单出具等事件会通知到贵单位的系统"
            />
          ) : (
            <Box component="ul" aria-label="事件回调" sx={plainList}>
              {list.map((hook) => (
                <WebhookRow key={hook.rid} hook={hook} onEdit={() => open(hook)} />
              ))}
            </Box>
          )
        }
      </QueryView>
      {form.dialog}
    </Panel>
  );
}
