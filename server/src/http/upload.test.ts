import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusalOf, slowClient } from '../../../shared/src/node/testing/slowClient';
import { member } from '../../testing/factories';
import { type TestApp, testApp, testEnv } from '../../testing/testApp';
import { buildApp } from '../app';
import { UploadSlots } from './uploadSlots';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await testApp();
  token = (await member(t.db)).token;
});

const boundary = 'a-boundary';
const multipart = `multipart/form-data; boundary=${boundary}`;
const part = (disposition: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;

async function upload(payload: string | Buffer, type = multipart) {
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/auth/upload4file',
    payload,
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
  });
  return { status: response.statusCode, ...response.json() };
}

test('a file of twenty megabytes is accepted, a larger one refused with 413', async () => {
  const fits = `%PDF-1.7\n${'x'.repeat(20 * 1024 * 1024 - 9)}`;
  expect((await upload(part('name="file"; filename="a.pdf"', fits) + end)).status).toBe(200);
  const larger = await upload(part('name="file"; filename="a.pdf"', `${fits}x`) + end);
  expect(larger).toMatchObject({ status: 413, data: { error: 'body_too_large' } });
});

test.each([
  ['no file', end, multipart, 'file_missing'],
  ['JSON', '{}', 'application/json', 'unsupported_media'],
  ['another part name', part('name="other"; filename="a.pdf"', '%PDF-1.7') + end, multipart, 'invalid_input'],
  ['an unknown field', part('name="more"', 'text') + end, multipart, 'invalid_input'],
  ['a form that breaks off', part('name="file"; filename="a.pdf"', '%PDF-1.7'), multipart, 'malformed_body'],
  ['no boundary', 'text', 'multipart/form-data', 'malformed_body'],
  ['a field of the prototype', part('name="__proto__"', 'text') + end, multipart, 'malformed_body'],
  [
    'two files',
    part('name="file"; filename="a.pdf"', '%PDF-1.7') +
      part('name="file"; filename="b.pdf"', '%PDF-1.7') +
      end,
    multipart,
    'malformed_body',
  ],
])('%s is refused', async (_name, payload, type, error) => {
  expect(await upload(payload, type)).toMatchObject({ status: 422, code: 0, data: { error } });
});

/** Listens with these limits on the database of `t`; `send` starts a form whose file is never sent to its end. */
async function halfSent(perOrigin: number, times: { readonly silence: number }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-upload-'));
  const app = await buildApp({
    ...t.deps,
    env: { ...testEnv, dataDir },
    uploadLimits: { perOrigin, total: 9, loaded: 1 },
    timeouts: { headers: 60_000, body: 60_000, upload: 60_000, stop: 100, ...times },
  });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const path = '/api/open/web/requirement/add';
  const head = part('name="file"; filename="a.pdf"', '%PDF-1.7').trimEnd();
  const send = () => slowClient(port, { path, type: multipart, length: 100_000 }, head);
  const files = () => readdir(join(dataDir, 'incoming'));
  const untilNoFiles = async () => {
    for (let turn = 0; turn < 100 && (await files()).length > 0; turn++) await new Promise(setImmediate);
    expect(await files()).toEqual([]);
  };
  return { app, send, files, untilNoFiles };
}

test('a half-sent form is on the disk; one more than its address may send is refused before it is read', async () => {
  const { app, send, files, untilNoFiles } = await halfSent(2, { silence: 60_000 });
  const clients = [await send(), await send(), await send()];
  const refused = await Promise.race(clients.map(({ closed }) => closed));
  expect(refused).toMatch(/^HTTP\/1.1 429 [\s\S]*too_many_requests/);
  expect(await files()).toHaveLength(2);
  await app.close();
  await Promise.all(clients.map(({ closed }) => closed));
  await untilNoFiles();
});

test('a form that stalls ends with 408, and its place is free for another one', async () => {
  const { app, send, untilNoFiles } = await halfSent(1, { silence: 100 });
  for (let turn = 0; turn < 2; turn++) {
    const stalled = await send();
    expect(await refusalOf(stalled.closed)).toMatchObject({
      status: 408,
      error: 'request_timeout',
      msg: '提交超时，请检查网络后重试',
    });
    await untilNoFiles();
  }
  await app.close();
});

test('complete files wait until there is room for them in memory', async () => {
  const slots = new UploadSlots({ perOrigin: 9, total: 9, loaded: 1 });
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const loads = [1, 2].map((number) =>
    slots.load(async () => {
      began.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  expect(began).toEqual([1]);
  ends[0]?.();
  await loads[0];
  await new Promise(setImmediate);
  expect(began).toEqual([1, 2]);
  ends[1]?.();
  await Promise.all(loads);
  await expect(slots.load(async () => 'again')).resolves.toBe('again');
});
