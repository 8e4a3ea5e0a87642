import type { Webhook, WebhookDelivery } from '@portal/shared/contract';
import { withEtag } from '../../http/etag';
import type { AttemptRow, DeliveryRow } from './webhook.delivery.repo';
import type { WebhookRow } from './webhook.repo';

/** Returns what an edit of a webhook replaces. */
export const editedWebhook = ({ url, events, disabled }: WebhookRow) =>
  withEtag({ url, events, disabled: disabled?.toISOString() ?? null });

/** Returns a webhook for its owner, without its secret. */
export function presentWebhook(row: WebhookRow): Webhook {
  return {
    rid: row.rid,
    ...editedWebhook(row),
    created: row.created.toISOString(),
    disabled_because: row.disabled_because,
    failing_since: row.failing_since?.toISOString() ?? null,
    previous_until: row.previous_until?.toISOString() ?? null,
  };
}

/** Returns the id of a delivery in requests (header `webhook-id`). */
export const messageId = ({ rid }: Pick<DeliveryRow, 'rid'>): string => `msg_${rid}`;

/** Returns a delivery with its attempts for the owner of its webhook. */
export function presentDelivery(row: DeliveryRow, attempts: readonly AttemptRow[]): WebhookDelivery {
  return {
    rid: row.rid,
    id: messageId(row),
    type: row.type,
    code: row.code,
    created: row.created.toISOString(),
    state: row.state,
    next: row.next?.toISOString() ?? null,
    attempts: attempts
      .filter(({ delivery_rid }) => delivery_rid === row.rid)
      .map(({ at, status, error, duration_ms }) => ({ at: at.toISOString(), status, error, duration_ms })),
  };
}
