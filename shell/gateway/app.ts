import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { addTimeouts, commonOptions, type Draining, requestTimeouts } from '@portal/shared/node';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { z } from 'zod';
import { proxyToApi } from './api/api';
import { Upstreams } from './api/upstreams';
import { answerBadPath, answerErrors, neverStoreErrors, refuseLongPaths } from './badPath';
import { Drawing } from './draw/drawing';
import { DrawMetrics } from './draw/drawMetrics';
import { readServerCode, serverFile } from './draw/serverCode';
import { serveHealth } from './health';
import { gatewayMetrics } from './metrics';
import { builtShellDir, type GatewayOptions, usualScriptTimeout } from './options';
import { servePage } from './page/page';
import { callerOf } from './page/visitor';
import { servePlainForms } from './plainForm';
import { everybody, markOf, serve } from './releases/bootManifest';
import { immutable, sendBuiltFile } from './releases/builtFile';
import { offer } from './releases/compatibility';
import { PublicBases } from './releases/publicBases';
import { ReleaseStore } from './releases/releaseStore';
import { serveRemotes } from './releases/remoteFiles';
import { readRemotesConfig } from './releases/remotesConfig';
import { serveFit } from './reports/fit';
import { hideDocs } from './reports/opsOnly';
import { receiveReports } from './reports/receiveReports';
import { ReportLog } from './reports/reportLog';
import { serveStatus } from './reports/statusPage';
import { logRequests } from './requestLog';
import { setSecurityHeaders } from './securityHeaders';

const shellBuild = z.object({
  files: z.array(z.string()),
  integrity: z.record(z.string(), z.string()),
  /** Files of the parts of `shared` that are not in `files`, by package. Their hashes are in `integrity`. */
  parts: z.record(z.string(), z.array(z.string())).default({}),
  /** Code that draws pages, in the folder of `shell.json`. */
  server: serverFile.optional(),
  ...offer.shape,
});

async function readShell(dir: string) {
  const file = join(dir, 'shell.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The shell is not built: ${file} is missing`);
  });
  return shellBuild.parse(JSON.parse(text));
}

async function serveAssets(app: FastifyInstance, dir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(dir, 'page'),
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    reply.header('cache-control', immutable);
    return sendBuiltFile(request, reply, join(dir, 'page'), `assets/${request.params['*']}`);
  });
}

/** Builds the gateway, which does not listen yet. Closing it also stops the polling of releases. */
export async function buildGateway(
  options: GatewayOptions,
): Promise<{ app: FastifyInstance; store: ReleaseStore; draining: Draining }> {
  const dir = options.shellDir ?? builtShellDir;
  const readRemotes = () => readRemotesConfig(options.remotesConfig, options.remotesBase);
  const remotes = await readRemotes();
  const shell = await readShell(dir);
  const timeouts = { ...requestTimeouts, ...options.timeouts };
  const app = Fastify({
    ...commonOptions(timeouts, options.trustProxy ?? false),
    logger: {
      level: options.logLevel ?? 'warn',
      ...(options.logStream && { stream: options.logStream }),
      redact: ['req.headers.cookie', 'req.headers.authorization'],
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerBadPath,
  });
  const store = new ReleaseStore({
    remotes,
    readRemotes,
    log: app.log,
    ...(options.refreshEvery !== undefined && { every: options.refreshEvery }),
  });
  app.addHook('onClose', async () => store.stop());
  const publicBases = new PublicBases({
    store,
    log: app.log,
    origin: new URL(options.publicUrl ?? `http://localhost:${options.port}`).origin,
  });
  app.addHook('onClose', async () => publicBases.stop());
  const draining = addTimeouts(app, timeouts);
  await setSecurityHeaders(app, options);
  await app.register(cookie);
  const metrics = gatewayMetrics(app, store, publicBases);
  // Before /metrics is served, which copies the list of metrics.
  const log = new ReportLog(metrics, store);
  const drawMetrics = new DrawMetrics(metrics);
  if (options.requestLog) logRequests(app);
  refuseLongPaths(app);
  answerErrors(app);
  neverStoreErrors(app);
  // An expectation that Node does not know is ignored (RFC 9110, 10.1.1); Node would answer without a body.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  await serveAssets(app, dir);
  const api = typeof options.api === 'function' ? options.api : new Upstreams(options.api);
  if (typeof api !== 'function') app.addHook('onClose', async () => api.close());
  serveHealth(app, { ...options, api, draining }, store, metrics);
  const { reportSample = 0.1 } = options;
  receiveReports(app, log, reportSample);
  serveStatus(app, { store, offer: shell, log, publicBases }, options);
  serveFit(app, shell, options);
  await serveRemotes(app, store, options.scriptTimeout ?? usualScriptTimeout);
  hideDocs(app, options);
  await proxyToApi(app, api, (request) => markOf(serve(store, shell, callerOf(request, options))));
  await servePlainForms(app);
  const code = await (shell.server && readServerCode(dir, shell.server))?.catch((cause: unknown) => {
    app.log.warn({ err: cause }, 'the shell’s server code cannot be used');
    return undefined;
  });
  const drawing = new Drawing({ app, shell: code, limit: options.drawLimit ?? 150, metrics: drawMetrics });
  app.addHook('onClose', () => drawing.stop());
  servePage(app, { ...options, reportSample, store, shell, drawing });
  await store.start();
  publicBases.start(options.refreshEvery ?? 3000);
  drawing.warmUp(serve(store, shell, everybody));
  return { app, store, draining };
}
