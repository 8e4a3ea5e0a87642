import type { RequestListener } from 'node:http';
import { buildApp } from './app';
import { localSecret, makeDataDir, takeDataDir } from './dataDir';
import { shortenLog } from './db/checkpoint';
import { databaseClock } from './db/clock';
import { openDatabase } from './db/open';
import { patiently, startPatience } from './db/patience';
import { sharedDb, shares } from './db/share';
import type { App, Deps } from './deps';
import { type Env, parseEnv } from './env';
import { hearChanges } from './http/live/hear';
import { logStream } from './http/logStream';
import { jobs } from './jobs';
import { startJobs } from './kit/job';
import { RepeatedFailure } from './kit/repeatedFailure';
import { openPorts } from './ports/openPorts';
import { seedAtStart } from './seed/startup';
import { warmUp } from './warmUp';

/** The running API. */
export interface Api {
  readonly app: App;
  readonly env: Env;
  /**
   * Request handler of /api/*, /local/*, /upload/*, /healthz, /readyz and /metrics, for an HTTP server that delegates
   * to it.
   */
  readonly handler: RequestListener;
  /**
   * Graceful shutdown: lets balancers go elsewhere, finishes requests under way, closes the database and releases the data
   * folder.
   * Close a server that delegates to `handler` first.
   */
  stop(): Promise<void>;
}

/** Cleanup steps, run once each in reverse order; a failing step does not stop the rest. */
type Undo = () => Promise<unknown>;

/**
 * Starts the API from environment variables, without listening. Throws `EnvError` with a message of one line when a
 * variable, the data folder or the database can't be used; everything opened until then is closed.
 */
export async function startApi(vars: Readonly<Record<string, string | undefined>>): Promise<Api> {
  const env = parseEnv(vars);
  const undo: Undo[] = [];
  try {
    return await start(env, undo);
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

async function start(env: Env, undo: Undo[]): Promise<Api> {
  const log = logStream(process.stdout);
  undo.push(async () => log.close());
  await makeDataDir(env);
  if (env.databaseUrl === undefined) undo.push(await takeDataDir(env));
  const db = await openDatabase(env);
  undo.push(() => db.close());
  const clock = await patiently(() => databaseClock(db), startPatience.reached);
  undo.push(async () => clock.stop());
  const deps = { ...(await createDeps({ env, db, now: clock.now })), logStream: log };
  await patiently(() => seedAtStart(deps), startPatience.reached);
  await shortenLog(db);
  const app = await buildApp(deps);
  undo.push(await hearChanges(app, env.databaseMigrationUrl ?? env.databaseUrl));
  undo.push(() => app.close());
  await app.ready();
  if (env.mode === 'production' && env.aliyunSms === undefined)
    app.log.warn('no provider of text messages is configured: codes and notices by text answer 503');
  undo.push(startJobs(jobs, { ...deps, db: sharedDb(db, shares.jobs) }, app.log, app.jobRuns));
  undo.push(warmUp(deps, app.log));
  return {
    app,
    env,
    handler: (request, response) => app.routing(request, response),
    stop: async () => {
      await app.draining.run();
      await undoAll(undo);
    },
  };
}

async function createDeps(base: Pick<Deps, 'env' | 'db' | 'now'>): Promise<Deps> {
  const failures = new RepeatedFailure();
  return { ...base, failures, secret: await localSecret(base.env), ports: await openPorts(base) };
}

async function undoAll(undo: Undo[]): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) await step().catch(() => undefined);
}
