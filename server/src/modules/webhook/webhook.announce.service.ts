import type { WebhookEvent } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { insertDeliveries } from './webhook.delivery.repo';
import { listEnabled } from './webhook.repo';

interface Announced {
  readonly type: WebhookEvent;
  /** Key and code of the order, statement or quotation. */
  readonly rid: string;
  readonly code: string;
}

/**
 * Sends an event to the member's webhooks that want it, if the transaction commits. The job `webhooks` delivers it, at
 * least once.
 */
export async function announce(
  tx: Tx,
  user_rid: string,
  { type, rid, code }: Announced,
  at: Date,
): Promise<void> {
  const wanting = (await listEnabled(tx, user_rid)).filter(({ events }) => events.includes(type));
  const event = { type, target_rid: rid, code, created: at, state: 'waiting', tried: 0, next: at } as const;
  await insertDeliveries(
    tx,
    wanting.map((hook) => ({ ...event, rid: newRid(), webhook_rid: hook.rid })),
  );
}
