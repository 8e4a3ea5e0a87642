import type { App } from '../deps';

/**
 * Lets a stop end: answers that are under way when it begins tell their client to close the connection,
 * which would otherwise be kept for the next request and keep the server from closing.
 */
export function closeWithAnswers(app: App): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
