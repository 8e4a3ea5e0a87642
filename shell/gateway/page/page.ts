import { randomBytes } from 'node:crypto';
import { missingMeta } from '@portal/shared/meta';
import { acceptedEncoding, compress, requestUrl, withoutTrailingSlashes } from '@portal/shared/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { areaRows } from '../../manifest/areaPages';
import type { Drawing } from '../draw/drawing';
import { serveCrawlers } from '../meta/crawlers';
import { Facts } from '../meta/facts';
import { headOf } from '../meta/head';
import { movedTo } from '../meta/moved';
import { metaFor } from '../meta/pageMeta';
import { type GatewayOptions, usualScriptTimeout } from '../options';
import { answerOverride } from '../override/override';
import { overrideBar } from '../override/overrideBar';
import {
  bootManifest,
  everybody,
  hashesOf,
  serve,
  type Visitor,
  withModuleHashes,
} from '../releases/bootManifest';
import type { Offer } from '../releases/compatibility';
import type { ReleaseStore } from '../releases/releaseStore';
import { allowCamera } from '../securityHeaders';
import { setContentSecurityPolicy } from './csp';
import { firstView, unscripted } from './firstView';
import { html } from './html';
import { serveIcons } from './icon';
import { requireIntegrity } from './integrityPolicy';
import { planPage } from './pagePlan';
import type { ShellBuild } from './shellBuild';
import { visitorOf } from './visitor';

interface PageOptions extends Pick<GatewayOptions, 'mode' | 'scriptTimeout' | 'publicUrl' | 'override'> {
  readonly reportSample: number;
  readonly store: ReleaseStore;
  readonly shell: ShellBuild & Offer;
  readonly drawing: Drawing;
}

/** Brotli quality of a page, which is compressed for one request and must be fast. */
const quality = 5;

async function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string) {
  const encoding = acceptedEncoding(request.headers);
  reply.header('vary', 'accept-encoding, cookie');
  if (encoding === undefined) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress(text, encoding, quality));
}

/** Returns the part of a query that makes another page of a list, which is its own canonical address. */
function furtherPage(search: string): string {
  const page = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? `?page=${page}` : '';
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
    const path = withoutTrailingSlashes(pathname);
    const plan = planPage(served, path, shell);
    const moved = await movedTo(path, facts);
    if (moved) return reply.header('cache-control', 'no-cache').redirect(moved + search, 301);
    const rows = areaRows(served.map(({ remote }) => ({ ...remote, mount: remote.paths })));
    const asked = { served, pathname: path, path: pathname + search, ip: request.ip };
    const page = plan.one && (await drawing.draw({ ...asked, one: plan.one }));
    const sources = { facts, shown: page?.answers ?? [], ip: request.ip };
    const isThere = async (other: string) =>
      planPage(served, other, shell).status === 200 &&
      (await metaFor(other, base(request), sources, rows)) !== 'missing';
    const found = plan.status === 200 ? await metaFor(path, base(request), sources, rows) : 'missing';
    const lower = path.toLowerCase();
    if (found === 'missing' && lower !== path && (await isThere(lower)))
      return reply.header('cache-control', 'no-cache').redirect(lower + search, 301);
    const head = headOf(
      found === 'missing' ? missingMeta : found,
      base(request) + path + furtherPage(search),
    );
    const nonce = randomBytes(16).toString('base64');
    setContentSecurityPolicy(reply, {
      nonce,
      origins: originsOf(store.remotes.flatMap((remote) => remote.publicBase ?? [])),
      devOrigins: originsOf(Object.values(who.overrides).map(({ origin }) => origin)),
    });
    requireIntegrity(reply, served);
    if (plan.one?.remote.camera) allowCamera(reply);
    reply.code(found === 'missing' ? 404 : 200).type('text/html; charset=utf-8');
    // The page has a nonce and the releases of one visitor.
    reply.header('cache-control', 'private, no-cache');
    const manifest = {
      ...bootManifest(served, { mode, scriptTimeout }),
      request: request.id,
      reportsLoads: Math.random() < reportSample,
    };
    const view = found === 'missing' ? '' : firstView(found, nonce);
    const drawn = found === 'missing' ? undefined : page;
    const plain = found === 'missing' || drawn ? '' : unscripted(found);
    const notice = overrideBar(served, nonce);
    const modules = Object.assign({}, ...served.map(hashesOf));
    const text = html({ nonce, shell, manifest, modules, plan, head, view, drawn, plain, notice });
    return sendCompressed(request, reply, text);
  });
}
