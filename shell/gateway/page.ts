import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bootManifest, serve, type Visitor } from './bootManifest';
import type { Offer } from './choose';
import { contentSecurityPolicy } from './csp';
import { html, type ShellBuild } from './html';
import type { GatewayOptions } from './options';
import { overrideBar } from './overrideBar';
import { planPage } from './pagePlan';
import type { ReleaseStore } from './releaseStore';
import { visitorOf } from './visitor';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

interface PageOptions extends Pick<GatewayOptions, 'mode' | 'scriptTimeout'> {
  readonly store: ReleaseStore;
  readonly shell: ShellBuild & Offer;
}

/** Compresses what is made for one request: quickly. */
async function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding, cookie');
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return reply.header('content-encoding', 'br').send(await toBrotli(text, { params }));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await toGzip(text));
  return reply.send(text);
}

const originsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/** The page for every path of the portal, and the manifest at `/remotes.json`. */
export function servePage(
  app: FastifyInstance,
  { store, shell, mode, scriptTimeout = 10_000 }: PageOptions,
): void {
  const visitor = (request: FastifyRequest, reply: FastifyReply): Visitor =>
    visitorOf(request, reply, mode !== 'production');

  app.get('/remotes.json', (request, reply) => {
    const served = serve(store, shell, visitor(request, reply));
    reply.header('cache-control', 'no-cache').header('vary', 'cookie');
    return reply.send(bootManifest(served, { mode, scriptTimeout }));
  });

  app.get('/*', (request, reply) => {
    const who = visitor(request, reply);
    const served = serve(store, shell, who);
    const { pathname, searchParams } = new URL(request.url, 'http://portal');
    const plan = planPage(served, pathname.replace(/(.)\/+$/, '$1'), searchParams);
    const nonce = randomBytes(16).toString('base64');
    const csp = contentSecurityPolicy({
      nonce,
      styleHashes: shell.styleHashes,
      origins: originsOf(store.remotes.flatMap((remote) => remote.publicBase ?? [])),
      devOrigins: originsOf(Object.values(who.overrides)),
    });
    reply.code(plan.status).type('text/html; charset=utf-8');
    reply.header('cache-control', 'no-cache').header('content-security-policy', csp);
    const manifest = bootManifest(served, { mode, scriptTimeout });
    const text = html({ nonce, shell, manifest, plan, notice: overrideBar(who.overrides, nonce) });
    return sendCompressed(request, reply, text);
  });
}
