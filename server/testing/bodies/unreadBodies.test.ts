import { Connection, type Posted, type Reading } from '../../../shared/src/node/testing/connection';
import { bundleGateway } from '../gatewayProcess';
import { newDataDir, type ServerProcess, startServer } from '../serverProcess';
import { type RunningProxy, startCaddy, startNginx } from './proxies';

/** `npm run soak` sets SOAK_CASES: each body is sent in every size and way, again and again. */
const rounds = process.env.SOAK_CASES === undefined ? 0 : 10;

const megabyte = 1024 * 1024;
const sizes = [1024, 100 * 1024, Math.round(1.1 * megabyte), 3 * megabyte, 40 * megabyte];
/** Largest body that the documents let a proxy pass; what is larger the proxy refuses by itself. */
const proxyMost = 30 * megabyte;

const boundary = 'a-boundary';
const form = {
  type: `multipart/form-data; boundary=${boundary}`,
  begin: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7`,
  end: `\r\n--${boundary}--\r\n`,
};
const json = { type: 'application/json', begin: '{"kw":"', end: '"}' };

/** Bodies that are answered before they are read to their end, and the status of each; of a small one another status. */
const early: readonly (readonly [string, Omit<Posted, 'size' | 'isChunked'>, number, number?])[] = [
  ['JSON above the limit', { ...json, path: '/api/open/web/search' }, 413, 422],
  ['JSON for an unknown call', { ...json, path: '/api/no/such/call' }, 413, 404],
  ['JSON for a path that is too long', { ...json, path: `/api/${'x'.repeat(3000)}` }, 414],
  ['text', { ...json, type: 'text/plain', path: '/api/open/login' }, 422],
  ['a form for a call that takes none', { ...form, path: '/api/open/web/search' }, 422],
  ['a form without a login', { ...form, path: '/api/auth/upload4file' }, 401],
  ['a part without a login', { ...form, path: '/api/auth/upload/part' }, 401],
  [
    'a form with an unknown part',
    { ...form, begin: form.begin.replace('"file"', '"other"'), path: '/api/open/web/requirement/add' },
    422,
  ],
  ...['X-Other: 1\r\n\r\n', 'X-Other: 1'].map(
    (head) =>
      [
        `a form whose part has the head ${JSON.stringify(head)}`,
        { ...form, begin: `--${boundary}\r\n${head}`, path: '/api/open/web/requirement/add' },
        422,
      ] as const,
  ),
];

let servers: ServerProcess[] = [];
let ports: Record<Place, number | undefined>;
let proxies: (RunningProxy | undefined)[];

const places = ['the API alone', 'the gateway', 'nginx', 'Caddy'] as const;
type Place = (typeof places)[number];

const portOf = async ({ url }: ServerProcess) => Number(new URL(await url).port);

beforeAll(async () => {
  const startGateway = await bundleGateway();
  const HOST = '127.0.0.1';
  const api = startServer({ HOST, DATA_DIR: newDataDir(), LOG_LEVEL: 'error', TRUST_PROXY: '1' });
  const port = await portOf(api);
  const gateway = startGateway({ HOST, PORT: '0', API_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '1' });
  servers = [api, gateway];
  const gatewayPort = await portOf(gateway);
  proxies = await Promise.all([startNginx(gatewayPort), startCaddy(gatewayPort)]);
  const [nginx, caddy] = proxies;
  ports = { 'the API alone': port, 'the gateway': gatewayPort, nginx: nginx?.port, Caddy: caddy?.port };
});
afterAll(async () => {
  for (const proxy of proxies) proxy?.stop();
  for (const { child } of servers) child.kill('SIGKILL');
});

const ping: Posted = {
  path: '/api/open/setting',
  type: 'application/json',
  begin: '{}',
  end: '',
  size: 2,
  isChunked: false,
};

const isProxy = (place: Place) => place === 'nginx' || place === 'Caddy';

/**
 * Sends the body, then ten requests: on the same connection, or on another one when the answer closes it. A proxy's requests of
 * other visitors use the connection that it keeps to the gateway; its own to a client nginx ends without saying so before.
 */
async function sendThenTen(place: Place, port: number, posted: Posted, reading: Reading): Promise<string> {
  let connection = await Connection.to(port);
  try {
    const { status, closes } = await connection.post(posted, reading);
    if (closes || isProxy(place)) {
      connection.close();
      connection = await Connection.to(port);
    }
    for (let turn = 1; turn <= 10; turn++) {
      const next = await connection.post(ping);
      if (next.status !== 200) return `${status}, then ${next.status}`;
    }
    return String(status);
  } catch (error) {
    return String(error);
  } finally {
    connection.close();
  }
}

type Sent = readonly [how: string, posted: Posted, reading: Reading, expected: number];

function* bodies(place: Place): Generator<Sent> {
  for (const [name, posted, status, small = status] of early)
    for (const size of sizes.filter((one) => !isProxy(place) || one <= proxyMost))
      for (const isChunked of [false, true])
        for (const reading of ['meanwhile', 'afterwards'] as const) {
          const expected = size > megabyte ? status : small;
          const how = `${name}, ${size} bytes${isChunked ? ' in chunks' : ''}, read ${reading}`;
          yield [how, { ...posted, size, isChunked }, reading, expected];
        }
}

/** All bodies many times, or of each kind a few of all sizes and ways. */
function* chosen(place: Place): Generator<Sent> {
  const all = [...bodies(place)];
  for (let round = 0; round < rounds; round++) yield* all;
  // It has no factor in common with the 20 sizes and ways, so that each of them is sent by some body.
  const step = 7;
  if (rounds === 0) yield* all.filter((_, index) => index % step === 1);
}

describe.each(places)('an early answer to a body, through %s', (place) => {
  test('arrives, and the next ten requests are answered', async () => {
    const port = ports[place];
    if (port === undefined) return;
    const wrong: string[] = [];
    for (const [how, posted, reading, expected] of chosen(place)) {
      const got = await sendThenTen(place, port, posted, reading);
      if (got !== String(expected)) wrong.push(`${how}: ${got} instead of ${expected}`);
    }
    expect(wrong).toEqual([]);
  });
});
