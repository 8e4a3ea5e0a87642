import type { App } from '../deps';

/**
 * Graceful shutdown: answers that are in progress when it begins carry `Connection: close`. Otherwise their
 * keep-alive connections would keep the server from closing.
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
