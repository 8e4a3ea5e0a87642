import { acceptedEncoding, compress, requestUrl, withoutTrailingSlashes } from '@portal/shared/node';
import { outdatesHeader } from '@portal/shared/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Drawing } from '../draw/drawing';
import { serveCrawlers } from '../meta/crawlers';
import { Facts } from '../meta/facts';
import { type GatewayOptions, usualScriptTimeout } from '../options';
import { answerOverride } from '../override/override';
import {
  bootManifest,
  everybody,
  serve,
  servedKey,
  type Visitor,
  withModuleHashes,
} from '../releases/bootManifest';
import type { Offer } from '../releases/compatibility';
import type { ReleaseStore } from '../releases/releaseStore';
import { allowCamera } from '../securityHeaders';
import { setContentSecurityPolicy } from './csp';
import type { Values } from './frame';
import { serveIcons } from './icon';
import { requireIntegrity } from './integrityPolicy';
import { type Made, makePage } from './makePage';
import { planPage } from './pagePlan';
import { ReadyPages } from './readyPages';
import type { ShellBuild } from './shellBuild';
import type { Spliced } from './spliced';
import { visitorOf } from './visitor';
import { newNonce, valuesOf } from './visitorHoles';

interface PageOptions
  extends Pick<GatewayOptions, 'mode' | 'scriptTimeout' | 'publicUrl' | 'override' | 'keepPages'> {
  readonly reportSample: number;
  readonly store: ReleaseStore;
  readonly shell: ShellBuild & Offer;
  readonly drawing: Drawing;
}

/** Brotli quality of a page that is compressed for one request and must be fast. */
const quality = 5;

/** Sends a text with these values. One that is `kept` is compressed once for all. */
async function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { text, values, kept }: { readonly text: Spliced; readonly values: Values; readonly kept: boolean },
) {
  const encoding = acceptedEncoding(headers);
  reply.header('vary', 'accept-encoding, cookie');
  if (encoding === undefined) return reply.send(text.plain(values));
  const compressed = kept
    ? text.compressed(encoding, values)
    : compress(text.plain(values), encoding, quality);
  return reply.header('content-encoding', encoding).send(await compressed);
}

const originsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/** Serves the page for all paths of the portal, and the manifest at `/remotes.json`. */
export function servePage(
  app: FastifyInstance,
  { store, shell, mode, reportSample, drawing, scriptTimeout = usualScriptTimeout, ...options }: PageOptions,
): void {
  const visitor = (request: FastifyRequest, reply: FastifyReply): Visitor =>
    visitorOf(request, reply, options);
  const facts = new Facts(app);
  const base = (request: FastifyRequest) =>
    withoutTrailingSlashes(options.publicUrl ?? `${request.protocol}://${request.host}`);
  const isPage = (path: string) => planPage(serve(store, shell, everybody), path, shell).status === 200;
  serveIcons(app);
  serveCrawlers(app, { facts, base, isPage, store });
  const ready = new ReadyPages<Made>({ isOn: options.keepPages ?? true });
  app.addHook('onResponse', async (_, { raw }) => {
    if (raw.getHeader(outdatesHeader)) ready.outdate();
  });

  app.get('/remotes.json', (request, reply) => {
    const served = serve(store, shell, visitor(request, reply));
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie');
    return reply.send(withModuleHashes(bootManifest(served, { mode, scriptTimeout }), served));
  });

  app.get('/*', async (request, reply) => {
    const areas = store.remotes.map(({ name }) => name);
    const answered = answerOverride(request, reply, { ...options, areas });
    if (answered) return answered;
    const who = visitor(request, reply);
    const served = serve(store, shell, who);
    const { pathname, search } = requestUrl(request.url);
    const asked = { served, pathname, search, base: base(request), ip: request.ip };
    const sources = { facts, shell, drawing, manifest: { mode, scriptTimeout } };
    const key = `${asked.base} ${pathname} ${search} ${servedKey(served)}`;
    const { page, kept } = await ready.get(key, (before) => makePage(asked, sources, before));
    if ('moved' in page) return reply.header('cache-control', 'no-cache').redirect(page.moved, 301);
    if (kept) drawing.countKept(page.area);
    const nonce = newNonce();
    setContentSecurityPolicy(reply, {
      nonce,
      origins: originsOf(store.remotes.flatMap((remote) => remote.publicBase ?? [])),
      devOrigins: originsOf(Object.values(who.overrides).map(({ origin }) => origin)),
    });
    requireIntegrity(reply, served);
    if (page.camera) allowCamera(reply);
    reply.code(page.status).type('text/html; charset=utf-8');
    // The page has a nonce and the releases of one visitor.
    reply.header('cache-control', 'private, no-cache');
    const own = { nonce, request: request.id, reportsLoads: Math.random() < reportSample };
    return send(request, reply, { text: page.text, values: valuesOf(own), kept });
  });
}
