import { sql } from 'drizzle-orm';
import { slowClient } from '../../../shared/src/node/testing/slowClient';
import { describeOnPostgres } from '../../testing/database';
import { type TestApp, testApp } from '../../testing/testApp';
import { buildApp } from '../app';
import type { App } from '../deps';

const path = '/api/open/sampling/slots';
const json = { 'content-type': 'application/json' };
const slots = { method: 'POST', headers: json, body: '{"from":"2026-11-20","to":"2026-11-20"}' };

describeOnPostgres('calls in progress', () => {
  let t: TestApp;
  let apps: App[] = [];
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
  });
  afterEach(async () => {
    await Promise.all(apps.map((app) => app.close()));
    apps = [];
  });

  /** Listens with this limit on the database of `t`. */
  async function listening(callsMax: number, prepare: (app: App) => void = () => undefined) {
    const app = await buildApp({ ...t.deps, callsMax, timeouts: { stop: 100 } });
    apps.push(app);
    prepare(app);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const metric = async (name: string) => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
    };
    return { url, metric, port: Number(new URL(url).port), call: () => fetch(`${url}${path}`, slots) };
  }

  /** Lets every call that reads the settings wait until the returned function is called. */
  async function holdSettings(): Promise<() => Promise<void>> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held: Promise<void> | undefined;
    await new Promise<void>((resolve) => {
      held = t.db.transaction(async (tx) => {
        await tx.execute(sql`LOCK TABLE setting`);
        resolve();
        await released;
      });
    });
    return async () => {
      release();
      await held;
    };
  }

  const until = async (read: () => Promise<number>, wanted: number) => {
    while ((await read()) !== wanted) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  test('one more than the limit is refused at once, and the next is answered when one has ended', async () => {
    const { url, metric, call } = await listening(2);
    const release = await holdSettings();
    const waiting = [call(), call()];
    await until(() => metric('http_calls_in_progress'), 2);
    const refused = await call();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.headers.get('x-not-run')).toBe('true');
    expect(await refused.json()).toMatchObject({
      code: 0,
      msg: '服务暂时不可用，请稍后再试',
      data: { error: 'unavailable', retryAfter: 5 },
    });
    expect(await metric('http_calls_refused_total')).toBe(1);
    for (const probe of ['/healthz', '/readyz']) expect((await fetch(`${url}${probe}`)).status).toBe(200);
    await release();
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
    expect((await call()).status).toBe(200);
    expect(await metric('http_calls_in_progress')).toBe(0);
  });

  test('a call that is refused or fails gives its place back', async () => {
    const { url, call } = await listening(1);
    const invalid = () => fetch(`${url}${path}`, { ...slots, body: '{}' });
    for (const status of [422, 422]) expect((await invalid()).status).toBe(status);
    expect((await fetch(`${url}/api/auth/user/info`, { ...slots, body: '{}' })).status).toBe(401);
    expect((await call()).status).toBe(200);
  });

  test.each([
    ['a form', '/api/open/web/requirement/add', 'multipart/form-data; boundary=b', '--b\r\n'],
    ['a slow body', path, 'application/json', '{'],
  ])('%s in progress takes no place', async (_case, slow, type, begin) => {
    const { port, call } = await listening(1);
    const client = await slowClient(port, { path: slow, type, length: 1000 }, begin);
    expect((await call()).status).toBe(200);
    await Promise.all(apps.map((app) => app.close()));
    await client.closed;
  });

  test('an answer that is not read yet takes no place', async () => {
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    let answered = 0;
    const { call } = await listening(1, (app) =>
      // The first answer leaves the process only when the second one has.
      app.addHook('onSend', async (request) => {
        if (request.url === path && ++answered === 1) await sent;
      }),
    );
    const first = call();
    await until(async () => answered, 1);
    expect((await call()).status).toBe(200);
    send();
    expect((await first).status).toBe(200);
  });
});
