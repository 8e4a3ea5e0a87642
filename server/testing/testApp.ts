import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type Data, type Endpoint, type Path } from '@portal/shared/contract';
import { buildApp } from '../src/app';
import type { Db } from '../src/db/client';
import type { App, Deps } from '../src/deps';
import type { Env } from '../src/env';
import { RepeatedFailure } from '../src/kit/repeatedFailure';
import { freshPglite, freshPostgres, openTestPostgres, postgresUrl } from './database';
import { fuzz } from './fuzz';
import { type TestPorts, testPorts } from './ports';
import { type Given, looking } from './seen';

/** A clock that tests set and advance. */
export class TestClock {
  #now = new Date('2026-11-18T02:00:00Z');
  readonly now = (): Date => new Date(this.#now);
  set(to: string): void {
    this.#now = new Date(to);
  }
  /** Advances by seconds. */
  pass(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}

/** An answer: HTTP status and content of the envelope. */
export interface Answer<P extends Path> {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  readonly data: Data<P>;
  /** Id of a refusal, and its messages by field. */
  readonly error: string | undefined;
  readonly fields: Record<string, string> | undefined;
  /** With edited_meanwhile: what the edit would have replaced. */
  readonly present: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface TestApp {
  readonly app: App;
  readonly db: Db;
  readonly deps: Deps;
  readonly ports: TestPorts;
  readonly clock: TestClock;
  /**
   * Makes a call by HTTP; `token` authenticates it, `headers` are added. A call that binds looks first, unless `seen` is given. An
   * edit without an etag is made from the present state, whatever that is.
   */
  call<P extends Path>(path: P, input: Given<P>, options?: CallOptions): Promise<Answer<P>>;
}

export interface CallOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const testEnv: Env = {
  mode: 'local',
  port: 0,
  host: 'localhost',
  dataDir: join(tmpdir(), 'portal-tests'),
  databaseUrl: undefined,
  databaseMigrationUrl: undefined,
  databaseStandbyUrl: undefined,
  secret: undefined,
  trustProxy: false,
  publicUrl: 'http://localhost:8080',
  logLevel: 'silent',
  drainTime: 0,
  staffPassword: undefined,
  reviewerPassword: undefined,
  secondFactor: false,
  aliyunSms: undefined,
  s3: undefined,
  smtp: undefined,
  wechat: undefined,
  signing: undefined,
  timestampUrl: undefined,
};

export interface TestOptions {
  /**
   * PostgreSQL by default where it is installed, because a copy takes a tenth of the time. TEST_ON=pglite or
   * =postgres overrides this.
   */
  readonly database?: 'pglite' | 'postgres';
  /** Override the default dependencies. */
  readonly deps?: Partial<Deps>;
}

/** Resources of the test file, closed after its last test, because an open PGlite keeps Jest from ending. */
const opened: Pick<TestApp, 'app' | 'db'>[] = [];
afterAll(async () => {
  for (const { app, db } of opened) {
    await app.close();
    await db.close();
  }
});

/**
 * Starts the whole application on its own database, a copy of the prepared one, which is closed after the tests of
 * the file. Its ports record what they receive.
 */
export async function testApp(options: TestOptions = {}): Promise<TestApp> {
  const db = await freshDb(options);
  const clock = new TestClock();
  const ports = testPorts();
  const deps: Deps = {
    env: testEnv,
    secret: 'a secret for tests, 32 characters',
    db,
    ports,
    failures: new RepeatedFailure(),
    now: clock.now,
    checkAnswers: true,
    ...options.deps,
  };
  const app = await buildApp(deps);
  if (process.env.FUZZ_LOG) fuzz(app, process.env.FUZZ_LOG);
  opened.push({ app, db });
  return { app, db, deps, ports, clock, call: caller(app) };
}

/**
 * Starts a second application on the same PostgreSQL, with its own connections and the same clock, which stands for
 * another process or for a restart.
 */
export async function anotherProcess(t: TestApp): Promise<TestApp> {
  if (!('url' in t.db)) throw new Error('PGlite has one process: use describeOnPostgres');
  const db = await openTestPostgres(String(t.db.url));
  const ports = testPorts();
  const deps: Deps = { ...t.deps, db, ports, failures: new RepeatedFailure() };
  const app = await buildApp(deps);
  // Closed before the application that drops the database.
  opened.unshift({ app, db });
  return { ...t, app, db, deps, ports, call: caller(app) };
}

async function freshDb(options: TestOptions): Promise<Db> {
  const postgres = postgresUrl();
  const usual = process.env.TEST_ON ?? (postgres === undefined ? 'pglite' : 'postgres');
  const database = options.database ?? usual;
  if (database === 'pglite') return freshPglite();
  if (postgres === undefined) throw new Error('no PostgreSQL: use describeOnPostgres');
  return freshPostgres(postgres);
}

/** Returns what makes calls of an application by HTTP. */
export function caller(app: App): TestApp['call'] {
  const call = exactCaller(app);
  return async (path, input, options) => {
    const answer = await call(path, input, options);
    const { present } = answer;
    if (present === undefined || typeof input !== 'object' || 'etag' in input) return answer;
    return call(path, { ...input, etag: present.etag }, options);
  };
}

function exactCaller(app: App): TestApp['call'] {
  const send = (path: Path, payload: object, { token, headers }: CallOptions) => {
    const { method = 'POST' }: Endpoint = contract[path];
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return app.inject({
      method,
      url: `/api/${path}`,
      ...(method === 'POST' ? { payload } : {}),
      headers: { ...authorization, ...headers },
    });
  };
  return async (path, input, options = {}) => {
    const read = async (shown: Path, of: object) =>
      (await send(shown, of, { ...options, headers: {} })).json().data;
    const response = await send(path, Object(await looking(path, input ?? {}, read)), options);
    const { code, msg, data } = response.json();
    return {
      status: response.statusCode,
      code,
      msg,
      data,
      error: code === 0 ? data.error : undefined,
      fields: code === 0 ? data.fields : undefined,
      present: code === 0 ? data.present : undefined,
      headers: response.headers,
    };
  };
}
