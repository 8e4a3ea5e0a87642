import type { WebhookDelivery } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { type Column, DataTable, useAct } from '@portal/shared/parts';
import {
  type DeliveryState,
  deliveryStates,
  formatInstant,
  webhookEventLabel,
  webhookTestEvent,
} from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { attemptText } from './attemptText';

const colours = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'error',
} as const satisfies Record<DeliveryState, string>;

const columns: readonly Column<WebhookDelivery>[] = [
  { label: '时间', cell: ({ created }) => formatInstant(created) },
  { label: '事件', cell: ({ type }) => webhookEventLabel(type) },
  { label: '单号', cell: ({ type, code }) => (type === webhookTestEvent ? '—' : code) },
  {
    label: '状态',
    cell: ({ state }) => (
      <Chip size="small" variant="outlined" color={colours[state]} label={deliveryStates[state]} />
    ),
  },
  { label: '投递', wide: true, cell: (delivery) => <Attempts delivery={delivery} /> },
];

interface DeliveryTableProps {
  readonly list: readonly WebhookDelivery[];
  /** Whether the webhook is enabled: only then events are sent again. */
  readonly enabled: boolean;
}

/** Returns true for an event that can be sent again. A test is repeated by another test. */
const isSentAgain = ({ state, type }: WebhookDelivery) => state !== 'waiting' && type !== webhookTestEvent;

/** Events with their attempts; one that does not wait can be sent again. */
export function DeliveryTable({ list, enabled }: DeliveryTableProps) {
  const resend: Column<WebhookDelivery> = {
    label: '操作',
    cell: (delivery) => (isSentAgain(delivery) ? <Resend delivery={delivery} /> : '—'),
  };
  return (
    <DataTable
      label="回调记录"
      columns={enabled ? [...columns, resend] : columns}
      rows={list}
      keyOf={({ rid }) => rid}
    />
  );
}

function Attempts({ delivery: { attempts, next } }: { readonly delivery: WebhookDelivery }) {
  const last = attempts.at(-1);
  return (
    <>
      {last === undefined ? (
        '尚未投递'
      ) : (
        <Box component="details" sx={{ '& summary': { cursor: 'pointer' } }}>
          <summary>{`${attempts.length} 次，最近 ${attemptText(last)}`}</summary>
          <Box component="ol" aria-label="各次投递" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
            {attempts.map((attempt) => (
              <li key={attempt.at}>
                {`${formatInstant(attempt.at)} · ${attemptText(attempt)} · ${attempt.duration_ms} 毫秒`}
              </li>
            ))}
          </Box>
        </Box>
      )}
      {next !== null && attempts.length > 0 && <div>{`${formatInstant(next)} 重试`}</div>}
    </>
  );
}

function Resend({ delivery: { rid, code } }: { readonly delivery: WebhookDelivery }) {
  const resend = useAct('auth/webhook/resend', { done: '已安排重新发送，稍后刷新查看结果' });
  return (
    <Button
      size="small"
      sx={{ my: -0.5, ml: -0.75 }}
      loading={resend.isPending}
      aria-label={`重新发送：${code}`}
      onClick={() => resend.mutate({ rid })}
    >
      重新发送
    </Button>
  );
}
