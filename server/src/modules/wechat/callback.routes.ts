import { z } from 'zod';
import type { App, Deps } from '../../deps';
import { refuse } from '../../http/error';
import { after } from '../../kit/time';
import {
  callbackWindow,
  eventOf,
  isFromWechat,
  replyTo,
  type WechatEvent,
} from '../../ports/wechat/callback';
import { confirmLatest, scan } from '../ticket/ticket.scan.service';
import { replies } from './wechat.notice';
import { takeCallback } from './wechat.repo';

const signed = z.object({
  signature: z.string().max(64),
  timestamp: z.string().regex(/^\d{1,12}$/),
  nonce: z.string().max(64),
});
const echo = signed.extend({ echostr: z.string().max(200) });

/** Maximum size of a callback in bytes. */
const bodyLimit = 64 * 1024;

const path = '/api/open/wx/callback';

/** Receives WeChat's callbacks of scans and messages. Registered only when an official account is configured. */
export function callbackRoutes(app: App): void {
  const { deps } = app;
  const account = deps.env.wechat;
  if (account === undefined) return;
  const { token } = account;

  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['text/xml', 'application/xml'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );

    scope.get(path, async (request, reply) => {
      const query = echo.safeParse(request.query);
      if (!query.success || !isFromWechat(token, query.data, deps.now())) throw refuse('forbidden');
      return reply.type('text/plain; charset=utf-8').send(query.data.echostr);
    });

    scope.post(path, { bodyLimit }, async (request, reply) => {
      const query = signed.safeParse(request.query);
      if (!query.success || !isFromWechat(token, query.data, deps.now())) throw refuse('forbidden');
      const xml = typeof request.body === 'string' ? request.body : '';
      const text = await take(deps, query.data.signature, eventOf(xml));
      if (text === undefined) return reply.type('text/plain; charset=utf-8').send('success');
      return reply.type('text/xml; charset=utf-8').send(replyTo(xml, text, deps.now()));
    });
  });
}

/** Handles an event once and returns the reply to its sender. A repeated event has no effect. */
function take(
  { db, now }: Deps,
  signature: string,
  event: WechatEvent | undefined,
): Promise<string | undefined> {
  if (event === undefined) return Promise.resolve(undefined);
  const { openid } = event;
  return db.transaction(async (tx) => {
    // Longer than the validity of its signature.
    if (!(await takeCallback(tx, signature, after(now(), 2 * callbackWindow)))) return undefined;
    if (event.kind === 'scan') {
      return (await scan(tx, event.scene, openid, now())) ? replies.scanned : replies.expired;
    }
    return (await confirmLatest(tx, openid, now())) ? replies.confirmed : replies.expired;
  });
}
