import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { dictionaryHeaders } from '../../../build/negotiation.mjs';
import { endToEnd } from '../api/endToEnd';
import { sendNotice } from '../page/noticePage';
import { immutable, sendBuiltFile } from './builtFile';
import type { ReleaseStore } from './releaseStore';
import { isAddress, type RemoteConfig } from './remotesConfig';

const prefix = '/remotes';

/** Parameters of a file's path; `*` is its path below the remote's base, decoded. */
const fileParams = z.object({ name: z.string(), '*': z.string() });

type Remotes = Pick<ReleaseStore, 'remotes' | 'readAgain'>;

/** Returns the remote of a request for a file; undefined when it is not listed. */
function remoteOf({ remotes }: Remotes, params: unknown): RemoteConfig | undefined {
  const { name } = fileParams.parse(params);
  return remotes.find((remote) => remote.name === name);
}

const basePath = ({ base }: RemoteConfig) => new URL(base).pathname.replace(/\/$/, '');

/** `releases.json`, and the description of a version. */
const isMutable = (file: string) => /(?:^|\/)releases?\.json$/.test(file);

/** Records of who released what are in a folder that begins with a dot. */
const isHidden = (file: string) => /(?:^|\/)\./.test(file);

/**
 * Has the releases of a remote read when the answer is 404: the remote was deployed again since the last poll. The page's
 * retry, 0.4 s later, then finds the new release. A hook of Fastify would not see the route of an answer that is 404.
 */
function readAgainIfGone(remotes: Remotes, { name }: RemoteConfig, { raw }: FastifyReply): void {
  raw.once('finish', () => {
    if (raw.statusCode === 404) remotes.readAgain(name);
  });
}

/** Sends a file of a remote that is in a folder; a remote at a URL is left to the proxy. */
async function fromFolder(remotes: Remotes, request: FastifyRequest, reply: FastifyReply) {
  const remote = remoteOf(remotes, request.params);
  const { '*': file } = fileParams.parse(request.params);
  if (!remote || isHidden(file)) return reply.callNotFound();
  readAgainIfGone(remotes, remote, reply);
  if (isAddress(remote.base)) return;
  reply.header('cache-control', isMutable(file) ? 'no-cache' : immutable);
  return sendBuiltFile(request, reply, remote.base, file);
}

/** Headers by which a remote's script becomes a dictionary: its server knows another path. */
function dictionaryOf(url = '') {
  const { vary, ...headers } = dictionaryHeaders(url.split('?')[0] ?? '');
  return headers['use-as-dictionary'] ? { vary, ...headers } : {};
}

/**
 * Serves `/remotes/<name>/…` from the base of the remote, a folder or a URL. The remote is looked up at each request,
 * because the list of remotes may change. A file that does not begin within `scriptTimeout` milliseconds is 502: the page has given
 * it up by then, and by HTTP/1.1 six files that hang would hold all connections of a browser, so that no other area is loaded.
 */
export async function serveRemotes(
  app: FastifyInstance,
  remotes: Remotes,
  scriptTimeout: number,
): Promise<void> {
  await app.register(httpProxy, {
    upstream: '',
    prefix,
    routes: ['/:name/*'],
    httpMethods: ['GET', 'HEAD'],
    internalRewriteLocationHeader: false,
    undici: { connect: { timeout: 3000 }, headersTimeout: scriptTimeout, bodyTimeout: 30_000 },
    async preHandler(request, reply) {
      await fromFolder(remotes, request, reply);
      // The client has gone before the end of the file: the proxy must not answer too.
      if (reply.raw.destroyed) reply.hijack();
    },
    preRewrite(target, params) {
      const remote = remoteOf(remotes, params);
      return remote ? prefix + basePath(remote) + target.slice(`${prefix}/${remote.name}`.length) : target;
    },
    replyOptions: {
      getUpstream: (request) => remoteOf(remotes, request.params)?.base ?? '',
      // Cookies and tokens belong to the portal and are not sent to remotes.
      rewriteRequestHeaders: (_request, { cookie: _, authorization: __, ...headers }) => headers,
      rewriteHeaders: (headers, request) => ({ ...endToEnd(headers), ...dictionaryOf(request?.url) }),
      onError: (reply) =>
        void sendNotice(reply as FastifyReply, 502, '页面暂时不可用', '文件暂时无法读取，请稍后再试。'),
    },
  });
}
