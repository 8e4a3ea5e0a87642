import type { App } from '../../deps';
import { route } from '../../http/route';
import { attemptsOf, listDeliveries } from './webhook.delivery.repo';
import { presentDelivery, presentWebhook } from './webhook.present';
import { deleteWebhook, findWebhook, listWebhooks } from './webhook.repo';
import { addWebhook, editWebhook, resend, rotateSecret, testWebhook } from './webhook.service';

/** Calls by which members of enterprises manage webhooks. */
export function webhookRoutes(app: App): void {
  route(app, 'auth/webhook/list', async (_input, { db, member }) =>
    (await db.read((tx) => listWebhooks(tx, member.rid))).map(presentWebhook),
  );

  route(app, 'auth/webhook/add', async (input, context) => {
    const { row, secret } = await addWebhook(input, context);
    return { ...presentWebhook(row), secret };
  });

  route(app, 'auth/webhook/edit', async (input, context) =>
    presentWebhook(await editWebhook(input, context)),
  );

  route(app, 'auth/webhook/rotate', async ({ rid }, context) => {
    const { row, secret } = await rotateSecret(rid, context);
    return { ...presentWebhook(row), secret };
  });

  route(app, 'auth/webhook/del', async ({ rid }, { db, member, refuse }) => {
    if (!(await db.transaction((tx) => deleteWebhook(tx, member.rid, rid))))
      throw refuse('not_found', { noun: 'webhook' });
    return null;
  });

  route(app, 'auth/webhook/test', async ({ rid }, context) => {
    const { delivery, attempts } = await testWebhook(rid, context);
    return presentDelivery(delivery, attempts);
  });

  route(app, 'auth/webhook/log', ({ rid, ...page }, { db, member, refuse }) =>
    db.read(async (tx) => {
      const hook = await findWebhook(tx, rid);
      if (hook?.user_rid !== member.rid) throw refuse('not_found', { noun: 'webhook' });
      const { rows, next } = await listDeliveries(tx, rid, page);
      const attempts = await attemptsOf(
        tx,
        rows.map((row) => row.rid),
      );
      return { list: rows.map((row) => presentDelivery(row, attempts)), next };
    }),
  );

  route(app, 'auth/webhook/resend', async ({ rid }, context) => {
    await resend(rid, context);
    return null;
  });
}
