import { Agent, request } from 'node:http';
import type { Path } from '@portal/shared/contract';
import { presentAddress } from '../src/modules/address/address.present';
import { listAddresses } from '../src/modules/address/address.repo';
import { describeOnPostgres } from './database';
import { member } from './factories';
import { bundleGateway, type StartGateway } from './gatewayProcess';
import { newDataDir, type ServerProcess, startServer } from './serverProcess';
import { type TestApp, testApp } from './testApp';

/** `npm run soak` sets SOAK_CASES: each process is restarted several times. */
const rounds = process.env.SOAK_CASES === undefined ? 1 : 5;

/** Milliseconds between two requests: 200 a second, fewer on a machine that is too busy to answer them. */
const everyMs = 5;
const atOnce = 20;

/** Time of stopping processes; longer than that of idle connections of the gateway and of the clients below. */
const DRAIN_TIME = '1500';

let startGateway: StartGateway;
let t: TestApp;

beforeAll(async () => {
  startGateway = await bundleGateway();
});

/** A process that can be stopped and started again on its port. */
class Restarted {
  #running: ServerProcess;

  private constructor(
    readonly url: string,
    private readonly start: (port: string) => ServerProcess,
    running: ServerProcess,
  ) {
    this.#running = running;
  }

  static async of(start: (port: string) => ServerProcess): Promise<Restarted> {
    const running = start('0');
    return new Restarted((await running.url).replace('localhost', '127.0.0.1'), start, running);
  }

  async stop(): Promise<void> {
    this.#running.child.kill('SIGTERM');
    expect(await this.#running.ended).toMatchObject({ code: 0 });
  }

  async restart(): Promise<void> {
    await this.stop();
    this.#running = this.start(new URL(this.url).port);
    await this.#running.url;
  }
}

interface Sent {
  readonly path: Path;
  readonly input: object;
  readonly token: string;
}

/** Milliseconds between two checks whether a gateway is ready. */
const checkMs = 100;

/**
 * Requests as a balancer sends them, in turn to each gateway that is ready. What is refused goes to the other one; nothing
 * else is sent twice.
 */
class Load {
  readonly #agent = new Agent({ keepAlive: true, timeout: 1000 });
  readonly #running = new Set<Promise<void>>();
  readonly failures: string[] = [];
  #ready: readonly string[];
  #sent = 0;
  #timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly urls: readonly string[],
    private readonly calls: readonly Sent[],
  ) {
    this.#ready = urls;
  }

  start(): void {
    const send = setInterval(() => {
      if (this.#running.size >= atOnce) return;
      const running = this.#send(this.#sent++).finally(() => this.#running.delete(running));
      this.#running.add(running);
    }, everyMs);
    this.#timers = [send, setInterval(() => void this.#check(), checkMs)];
  }

  /** Returns the number of requests when all have their answer. */
  async stop(): Promise<number> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running);
    this.#agent.destroy();
    return this.#sent;
  }

  async #check(): Promise<void> {
    const isReady = (url: string) =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    const ready = await Promise.all(this.urls.map(isReady));
    // When all are slow, a balancer continues to use those that it knows.
    if (ready.includes(true)) this.#ready = this.urls.filter((_url, index) => ready[index]);
  }

  async #send(number: number): Promise<void> {
    const call = this.calls[number % this.calls.length];
    const first = this.#ready[number % this.#ready.length] ?? '';
    const second = this.urls.find((url) => url !== first) ?? '';
    if (call === undefined) return;
    const refused = (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') throw error;
      return this.#post(second, call);
    };
    const failed = await this.#post(first, call).catch(refused).catch(String);
    if (failed !== undefined) this.failures.push(`${call.path}: ${failed}`);
  }

  /** Resolves to undefined after a success, otherwise to the answer. */
  #post(url: string, { path, input, token }: Sent): Promise<string | undefined> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return new Promise((resolve, reject) => {
      const sent = request(`${url}/api/${path}`, { method: 'POST', agent: this.#agent, headers });
      sent.on('error', reject);
      sent.on('response', (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += String(chunk);
        });
        response.on('error', reject);
        response.on('end', () => {
          const ok = response.statusCode === 200 && JSON.parse(text).code === 1;
          resolve(ok ? undefined : `${response.statusCode} ${text}`);
        });
      });
      sent.end(JSON.stringify(input));
    });
  }
}

/** Calls of several kinds; the last one writes and has no key, so it must not be sent twice. */
async function callsOf({ db }: TestApp): Promise<readonly Sent[]> {
  const { rid, token } = await member(db, {}, new Date());
  const [address] = await db.read((tx) => listAddresses(tx, rid));
  if (!address) throw new Error('a member has an address');
  const { name, phone, province, city, area, address: street, address_code, company } = address;
  const fields = { name, phone, province, city, area, address: street, address_code, company };
  return [
    { path: 'open/setting', input: {}, token },
    { path: 'auth/user/info', input: {}, token },
    { path: 'auth/address/list', input: {}, token },
    {
      path: 'auth/address/edit',
      input: { ...fields, address_rid: address.rid, etag: presentAddress(address).etag },
      token,
    },
  ];
}

describeOnPostgres('two processes each of gateway and API', () => {
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
  });

  test('restarted in turn under load lose no request', async () => {
    const DATABASE_URL = 'url' in t.db ? String(t.db.url) : '';
    const production = { PORTAL_MODE: 'production', LOG_LEVEL: 'error', HOST: '127.0.0.1', DRAIN_TIME };
    const DATA_DIR = newDataDir();
    const api = () =>
      Restarted.of((API_PORT) =>
        startServer({
          ...production,
          DATABASE_URL,
          DATA_DIR,
          API_PORT,
          TRUST_PROXY: '1',
          PORTAL_SECRET: t.deps.secret,
        }),
      );
    const apis = await Promise.all([api(), api()]);
    const API_URL = apis.map(({ url }) => url).join(',');
    const gateway = () =>
      Restarted.of((PORT) => startGateway({ ...production, LOG_LEVEL: 'warn', API_URL, PORT }));
    const gateways = await Promise.all([gateway(), gateway()]);
    const load = new Load(
      gateways.map(({ url }) => url),
      await callsOf(t),
    );
    load.start();
    const all = [...apis, ...gateways];
    for (let round = 0; round < rounds; round++)
      for (const one of rounds === 1 ? [apis[0], gateways[0]] : all) await one.restart();
    const sent = await load.stop();
    expect(load.failures).toEqual([]);
    expect(sent).toBeGreaterThan(100);
    await Promise.all(all.map((one) => one.stop()));
  });
});
