import { newRid } from '../../src/db/rid';
import { after } from '../../src/kit/time';
import { insertToken } from '../../src/modules/apiToken/apiToken.repo';
import { insertDeliveries } from '../../src/modules/webhook/webhook.delivery.repo';
import { insertWebhook } from '../../src/modules/webhook/webhook.repo';
import type { TestApp } from '../testApp';
import { type Attempt, attempt } from './attempt';
import type { InterfaceThings, Things } from './thing';

/** Stores an API token and a webhook. Their owner is no enterprise, because enterprises prepay the orders of these tests. */
export async function interfaceThings(t: TestApp, user_rid: string): Promise<InterfaceThings> {
  const created = t.clock.now();
  const [token, hook, delivery] = [newRid(), newRid(), newRid()];
  const expires = after(created, 86_400);
  const event = {
    type: 'order.delivered',
    target_rid: 'order',
    code: 'D1',
    state: 'failed',
    tried: 1,
  } as const;
  await t.db.transaction(async (tx) => {
    const named = { name: '订单系统', scopes: [], hint: 'pat_0000', hash: token };
    await insertToken(tx, { rid: token, user_rid, ...named, created, expires });
    const called = { url: 'https://hooks.example.com/', events: [], secret: '' };
    await insertWebhook(tx, { rid: hook, user_rid, ...called, created });
    await insertDeliveries(tx, [{ rid: delivery, webhook_rid: hook, ...event, created }]);
  });
  return { api_token_rid: token, webhook_rid: hook, delivery_rid: delivery };
}

const url = 'https://hooks.example.com/';

export const interfaceAttempts = (its: Things): Attempt[] => {
  const rid = its.webhook_rid;
  return [
    attempt('auth/apiToken/del', 'rid', { rid: its.api_token_rid }, 404),
    attempt('auth/webhook/edit', 'rid', { rid, url, events: ['bill.paid'], enabled: true }, 404),
    attempt('auth/webhook/rotate', 'rid', { rid }, 404),
    attempt('auth/webhook/del', 'rid', { rid }, 404),
    attempt('auth/webhook/test', 'rid', { rid }, 404),
    attempt('auth/webhook/log', 'rid', { rid }, 404),
    attempt('auth/webhook/resend', 'rid', { rid: its.delivery_rid }, 404),
  ];
};
