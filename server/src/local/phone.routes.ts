import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { App } from '../deps';
import { refuse } from '../http/error';
import { listOpenTickets } from '../modules/ticket/ticket.repo';
import { confirmScene, scan } from '../modules/ticket/ticket.scan.service';
import { phonePage, phoneStyle } from './phone.page';

const styleHash = createHash('sha256').update(phoneStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'`;

const word = z.string().regex(/^[\w-]{1,64}$/);
const act = z.object({ scene: word, openid: word });

/** `/local/phone`: simulates the scan of a WeChat login. Not registered in production or with an official account. */
export function phoneRoutes(app: App): void {
  const { db, env, now } = app.deps;
  if (env.mode !== 'local' || env.wechat !== undefined) return;

  app.get('/local/phone', async (request, reply) => {
    const rows = await db.read((tx) => listOpenTickets(tx, now()));
    const asked = z.object({ scene: word }).safeParse(request.query).data?.scene;
    return reply
      .headers({ 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' })
      .send(phonePage(rows, asked));
  });

  app.post('/local/phone/scan', async (request, reply) => {
    const { scene, openid } = parse(request.body);
    await db.transaction((tx) => scan(tx, scene, openid, now()));
    return reply.redirect('/local/phone', 303);
  });

  app.post('/local/phone/confirm', async (request, reply) => {
    const { scene, openid } = parse(request.body);
    await db.transaction((tx) => confirmScene(tx, scene, openid, now()));
    return reply.redirect('/local/phone', 303);
  });
}

function parse(body: unknown): z.output<typeof act> {
  const parsed = act.safeParse(body);
  if (!parsed.success) throw refuse('invalid_input');
  return parsed.data;
}
