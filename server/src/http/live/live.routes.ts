import type { App } from '../../deps';
import { refuse } from '../error';
import { authenticate } from '../member';

/** Milliseconds between two signs of life, at which the session is looked at again. Proxies end what is silent for a minute. */
const beatMs = 25_000;

/** Who may know what waits may hear that it has changed: all staff, with their second factor. */
const asked = 'staff/desk/counts';

/**
 * `GET /api/staff/live`: the events of the desk as `text/event-stream`, each `{ noun, code }`. It is no call of the contract, because
 * its answer has no end. The token is sent as with calls, so none is in an address or a log.
 */
export function liveRoutes(app: App): void {
  const timer = setInterval(() => void app.live.beat(), beatMs);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    app.live.endAll();
  });
  app.get('/api/staff/live', async (request, reply) => {
    if (app.draining.begun) throw refuse('unavailable', { retryAfter: 1 });
    const member = await authenticate(app, asked, request);
    if (!member) throw refuse('token_missing');
    const { rid, roles } = member;
    const rolesNow = async () => (await authenticate(app, asked, request))?.roles ?? [];
    return reply
      .type('text/event-stream; charset=utf-8')
      .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
      .send(app.live.open({ rid, roles, rolesNow }));
  });
}
