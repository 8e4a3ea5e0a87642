import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { headOf } from '../meta/head';
import { setContentSecurityPolicy } from './csp';
import { firstView } from './firstView';

/** Sends a page without scripts that explains in Chinese why a request is refused. */
export function sendNotice(reply: FastifyReply, status: number, title: string, description: string) {
  const nonce = randomBytes(16).toString('base64');
  const meta = { title, description, linkedData: [] };
  setContentSecurityPolicy(reply, { nonce, origins: [], devOrigins: [] });
  reply.code(status).type('text/html; charset=utf-8');
  reply.header('cache-control', 'no-store');
  return reply.send(`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headOf({ ...meta, indexed: false }, '')}
</head>
<body>
<main>${firstView({ ...meta, indexed: true }, nonce)}<p><a href="/">返回首页</a></p></main>
</body>
</html>
`);
}
