import formbody from '@fastify/formbody';
import { addTimeouts, commonOptions, type Draining, requestTimeouts } from '@portal/shared/node';
import type { ApiScope } from '@portal/shared/rules';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Tx } from './db/client';
import { type SharedDb, sharedDb, shares } from './db/share';
import type { App, Deps } from './deps';
import { docsRoutes } from './docs/docs.routes';
import { backupMetrics } from './http/backupMetrics';
import { CallSlots } from './http/callSlots';
import { databaseMetrics } from './http/databaseMetrics';
import { tellDownloads } from './http/downloadBegun';
import { answerBadUrl, answerErrors, refuseLongPaths } from './http/failure';
import { healthRoutes } from './http/health';
import { jobMetrics } from './http/jobMetrics';
import { LiveStreams } from './http/live/LiveStreams';
import { liveRoutes } from './http/live/live.routes';
import { loggerOptions, logRequests } from './http/log';
import type { Member, StaffAccess } from './http/member';
import { metricsRoutes } from './http/metrics';
import { securityHeaders } from './http/securityHeaders';
import { registerMultipart } from './http/upload';
import { JobRuns } from './kit/jobRuns';
import { inboxRoutes } from './local/inbox.routes';
import { phoneRoutes } from './local/phone.routes';
import { modules } from './modules';
import { findMember, findTokenMember } from './modules/caller/caller.service';
import { countPickups } from './modules/order/order.repo';
import { findStaffAccess } from './modules/staffAccount/staffAccount.service';

/** Maximum size of a body without a file, in bytes. */
const bodyLimit = 1024 * 1024;

declare module 'fastify' {
  interface FastifyInstance {
    readonly deps: Deps;
    readonly draining: Draining;
    readonly calls: CallSlots;
    /** The runs of this process's jobs; empty where none are started. */
    readonly jobRuns: JobRuns;
    /** The streams by which the desk hears of changes. */
    readonly live: LiveStreams;
    /** The database for calls of staff, which use only a share of its connections. */
    readonly staffDb: SharedDb;
    /** Returns the owner of an access token; supplied by the module `caller`. */
    readonly findMember: (deps: Deps, token: string) => Promise<Member | undefined>;
    /** Returns what a member of staff may do; supplied by the module `staffAccount`. */
    readonly findStaffAccess: (deps: Deps, member: Member) => Promise<StaffAccess | undefined>;
    /** Returns the owner of an API token that has the scope; supplied by the module `caller`. */
    readonly findTokenMember: (
      deps: Deps,
      token: string,
      scope: ApiScope | 'closed',
    ) => Promise<Member | undefined>;
    /** Counts the visits to come for orders of a member; supplied by the module `order`, which is above `sampling`. */
    readonly countPickups: (tx: Tx, user_rid: string, today: string) => Promise<number>;
  }
}

/** Builds the Fastify application, which does not listen yet; tests inject requests. */
export async function buildApp(deps: Deps): Promise<App> {
  const timeouts = { ...requestTimeouts, drain: deps.env.drainTime, ...deps.timeouts };
  const app: FastifyInstance = Fastify({
    ...commonOptions(timeouts, deps.env.trustProxy),
    bodyLimit,
    // Keys of signed links contain the filters of an export.
    routerOptions: { maxParamLength: 2000 },
    logger: loggerOptions(deps.env, deps.logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    frameworkErrors: answerBadUrl,
  });
  app.decorate('deps', deps);
  app.decorate('calls', new CallSlots(deps.callsMax));
  app.decorate('jobRuns', new JobRuns());
  app.decorate('live', new LiveStreams());
  app.decorate('staffDb', sharedDb(deps.db, shares.staff));
  app.decorate('findMember', findMember);
  app.decorate('findStaffAccess', findStaffAccess);
  app.decorate('findTokenMember', findTokenMember);
  app.decorate('countPickups', countPickups);
  // Fastify parses plain text by default; no call accepts it.
  app.removeContentTypeParser('text/plain');
  app.decorate('draining', addTimeouts(app, timeouts));
  answerErrors(app);
  await securityHeaders(app);
  tellDownloads(app);
  refuseLongPaths(app);
  logRequests(app);
  metricsRoutes(app, [
    databaseMetrics(app),
    backupMetrics(app),
    jobMetrics(app),
    ...modules.flatMap(({ metrics = [] }) => metrics.map((of) => of(app))),
  ]);
  healthRoutes(app);
  await app.register(formbody);
  await registerMultipart(app);
  await docsRoutes(app);
  inboxRoutes(app);
  phoneRoutes(app);
  liveRoutes(app);
  for (const add of modules.flatMap(({ routes }) => routes ?? [])) add(app);
  return app;
}
