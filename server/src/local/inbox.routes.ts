import { createHash } from 'node:crypto';
import type { App } from '../deps';
import { listMessages } from '../ports/localInbox.repo';
import { inboxPage, inboxStyle } from './inbox.page';

const styleHash = createHash('sha256').update(inboxStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`;

interface Query {
  Querystring: { to?: string | string[] };
}

/** Returns the receiver of the query; the first one when there are several. */
function receiver(to: string | string[] | undefined): string | undefined {
  const first = Array.isArray(to) ? to[0] : to;
  return first?.replaceAll('\0', '');
}

/** `/local/inbox` and `/local/inbox.json?to=`: messages that local mode did not send. Not registered in production. */
export function inboxRoutes(app: App): void {
  const { db, env } = app.deps;
  if (env.mode !== 'local') return;

  app.get<Query>('/local/inbox', async ({ query }, reply) => {
    const messages = await db.read((tx) => listMessages(tx, receiver(query.to)));
    return reply
      .headers({ 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' })
      .send(inboxPage(messages));
  });

  app.get<Query>('/local/inbox.json', async ({ query }) =>
    db.read((tx) => listMessages(tx, receiver(query.to))),
  );
}
