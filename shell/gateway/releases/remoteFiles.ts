import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { withoutConnection } from '../api';
import { sendNotice } from '../page/noticePage';
import { isAddress, type RemoteConfig } from './remotesConfig';

/**
 * Cache header of files that never change: chunks are named by content hash, and an entry is in the folder of its
 * version.
 */
export const immutable = 'public, max-age=31536000, immutable';

const isReleases = (path: string) => path.endsWith('releases.json');

function fromFolder(app: FastifyInstance, { name, base }: RemoteConfig): void {
  app.get<{ Params: { '*': string } }>(`/remotes/${name}/*`, (request, reply) => {
    const file = request.params['*'];
    reply.headers({
      'cache-control': isReleases(file) ? 'no-cache' : immutable,
      vary: 'accept-encoding',
    });
    return reply.sendFile(file, base);
  });
}

async function fromAddress(app: FastifyInstance, { name, base }: RemoteConfig): Promise<void> {
  await app.register(httpProxy, {
    upstream: base,
    prefix: `/remotes/${name}`,
    rewritePrefix: new URL(base).pathname.replace(/\/$/, ''),
    httpMethods: ['GET', 'HEAD'],
    undici: { connect: { timeout: 3000 }, headersTimeout: 15_000, bodyTimeout: 30_000 },
    replyOptions: {
      // Cookies and tokens belong to the portal and are not sent to remotes.
      rewriteRequestHeaders: (_request, { cookie: _, authorization: __, ...headers }) => headers,
      rewriteHeaders: withoutConnection,
      onError: (reply) =>
        void sendNotice(reply as FastifyReply, 502, '页面暂时不可用', '文件暂时无法读取，请稍后再试。'),
    },
  });
}

/** Serves `/remotes/<name>/…` from the base of each remote. */
export async function serveRemotes(app: FastifyInstance, remotes: readonly RemoteConfig[]): Promise<void> {
  for (const remote of remotes) {
    if (isAddress(remote.base)) await fromAddress(app, remote);
    else fromFolder(app, remote);
  }
}
