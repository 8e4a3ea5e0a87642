import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { root } from '../../scripts/stale.mjs';
import { lay } from './lay.mjs';
import { prune } from './prune.mjs';
import { s3Target } from './s3Target.mjs';
import { makeCurrent } from './state.mjs';
import { readState, switchTo } from './switchTo.mjs';

const exec = promisify(execFile);
const name = 'remote_auth';
const day = 86_400_000;

const objects = new Map();
const authorizations = [];
/** What the storage is like: it may ignore conditions, or lose the answer of the next PUT of releases.json. */
const storage = { conditional: true, losesAnswer: false };

const etagOf = (bytes) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function refusedBy({ headers }, known) {
  if (!storage.conditional) return false;
  if (headers['if-none-match'] === '*' && known) return true;
  const wanted = headers['if-match'];
  return wanted !== undefined && (!known || etagOf(known.bytes) !== wanted);
}

/** Lists two objects a page, so that pages are followed. */
function listing(query) {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix'))).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const more = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  const contents = keys.slice(from, from + 2).map((key) => {
    const { modified } = objects.get(key);
    return `<Contents><Key>${key}</Key><LastModified>${new Date(modified).toISOString()}</LastModified></Contents>`;
  });
  return `<ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

const server = createServer(async (request, response) => {
  const body = await buffer(request);
  authorizations.push(request.headers.authorization);
  const { pathname, searchParams } = new URL(request.url, 'http://storage');
  const key = pathname.replace(/^\/releases\//, '');
  const known = objects.get(key);
  const answer = (status, content = '', headers = {}) => response.writeHead(status, headers).end(content);
  if (request.method === 'GET' && key === '') return answer(200, listing(searchParams));
  if (request.method === 'DELETE') return answer(objects.delete(key) ? 204 : 404);
  if (request.method === 'GET')
    return known ? answer(200, known.bytes, { etag: etagOf(known.bytes) }) : answer(404);
  if (refusedBy(request, known)) return answer(412);
  objects.set(key, { bytes: body, modified: Date.now(), type: request.headers['content-type'] });
  if (storage.losesAnswer && key.endsWith('releases.json')) {
    storage.losesAnswer = false;
    return request.socket.destroy();
  }
  answer(200, '', { etag: etagOf(body) });
});

let endpoint;
let target;
beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${server.address().port}`;
  /** Sends again when no answer arrives, as the server's client does. */
  const send = async ({ method, key, query = {}, headers = {}, body }) => {
    const url = `${endpoint}/releases/${key}?${new URLSearchParams(query)}`;
    const again = () => fetch(url, { method, headers, body });
    return again().catch(again);
  };
  target = s3Target({ send, prefix: 'remote-auth', place: 's3://releases/remote-auth' });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  objects.clear();
  Object.assign(storage, { conditional: true, losesAnswer: false });
});

async function deploy(version) {
  const files = new Map([
    [`${version}/entry.js`, Buffer.from(`entry ${version}`)],
    [`chunks/${version}.js`, Buffer.from(version)],
  ]);
  const integrity = Object.fromEntries([...files.keys()].map((file) => [file, 'sha256-x']));
  const described = { entry: `${version}/entry.js`, integrity, built: new Date().toISOString() };
  const release = await lay(target, { version, files, release: described });
  const act = (state) => makeCurrent(state, { version, release });
  return switchTo(target, act, { name, action: 'release', by: 'Li' });
}

test('a bucket has the layout of a folder; files have their type', async () => {
  await deploy('v1');
  expect([...objects.keys()].filter((key) => !key.includes('.history')).sort()).toEqual(
    [
      ...['.probe', 'chunks/v1.js', 'chunks/v1.js.br', 'chunks/v1.js.gz', 'releases.json', 'v1/entry.js'],
      ...['v1/entry.js.br', 'v1/entry.js.gz', 'v1/release.json'],
    ].map((file) => `remote-auth/${file}`),
  );
  expect(objects.get('remote-auth/chunks/v1.js').type).toBe('text/javascript; charset=utf-8');
});

test('a switch whose answer is lost is done once; two at the same moment lose none', async () => {
  storage.losesAnswer = true;
  await deploy('v1');
  await Promise.all(['v2', 'v3', 'v4'].map(deploy));
  const { state } = await readState(target, name);
  expect([state.current, ...state.earlier].sort()).toEqual(['v1', 'v2', 'v3', 'v4']);
});

test('a storage that ignores conditions is refused', async () => {
  storage.conditional = false;
  await expect(deploy('v1')).rejects.toThrow('不支持条件写入');
  expect(objects.has('remote-auth/releases.json')).toBe(false);
});

test('prune deletes what no page may ask for', async () => {
  for (const version of ['v1', 'v2', 'v3', 'v4', 'v5']) await deploy(version);
  const { versions } = await prune(target, name, { now: Date.now() + 8 * day });
  expect(versions).toEqual(['v1']);
  expect([...objects.keys()].filter((key) => /v1/.test(key))).toEqual([]);
  expect(objects.has('remote-auth/chunks/v2.js.br')).toBe(true);
});

test('the command signs its requests by the keys of the environment', async () => {
  await deploy('v1');
  await deploy('v2');
  authorizations.length = 0;
  const env = {
    ...process.env,
    RELEASES_TARGET: 's3://releases/{area}',
    RELEASES_S3_ENDPOINT: endpoint,
    RELEASES_S3_ACCESS_KEY_ID: 'GK-release',
    RELEASES_S3_SECRET_ACCESS_KEY: 'secret',
  };
  const args = ['scripts/release.mjs', 'remote-auth', 'rollback'];
  const { stdout } = await exec(process.execPath, args, { cwd: root, env });
  expect(stdout).toContain('当前 v1');
  expect((await readState(target, name)).state.current).toBe('v1');
  const signed = /^AWS4-HMAC-SHA256 Credential=GK-release\/\d{8}\/us-east-1\/s3\/aws4_request/;
  expect(authorizations.slice(0, -1).every((one) => signed.test(one))).toBe(true);
});
