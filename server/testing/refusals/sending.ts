import { eq } from 'drizzle-orm';
import { webhookDeliveries } from '../../src/modules/webhook/webhook.table';
import { missing, type Scenarios, t, work } from './scene';
import { undelivered } from './webhook';

/** Returns the key of an event of a disabled webhook of which an attempt failed. */
async function failed(): Promise<string> {
  const rid = await undelivered();
  await t.db.transaction((tx) =>
    tx.update(webhookDeliveries).set({ tried: 1 }).where(eq(webhookDeliveries.rid, rid)),
  );
  return rid;
}

export const sendingRefusals = {
  'staff/sending/retry': {
    not_found: () => work('staff/sending/retry', { channel: 'sms', ...missing }),
    webhook_disabled: async () => work('staff/sending/retry', { channel: 'webhook', rid: await failed() }),
  },
} satisfies Partial<Scenarios>;
