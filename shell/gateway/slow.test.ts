/** @jest-environment node */
import type { RequestListener } from 'node:http';
import type { RequestTimeouts } from '@portal/shared/node';
import { refusalOf, slowClient } from '../../shared/src/node/testing/slowClient';
import { closeGateways, gateway } from './testing/portal';

afterEach(closeGateways);

const path = '/api/open/setting';
const json = { path, type: 'application/json', length: 2 };
const form = { path, type: 'multipart/form-data; boundary=b', length: 2 };
const patient = { headers: 60_000, body: 60_000, upload: 60_000, silence: 60_000, stop: 60_000 };

/** A fake API that reads the body before it answers. */
const reading: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += String(chunk);
  });
  request.on('end', () => response.end(body));
  request.on('error', () => undefined);
};

async function listening(timeouts: Partial<RequestTimeouts>) {
  const { app } = await gateway([], { api: reading, timeouts });
  return { app, port: Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port) };
}

test('a slow body gets 408; a form has its own, longer timeout', async () => {
  const { port } = await listening({ ...patient, body: 100 });
  const upload = await slowClient(port, form);
  const call = await slowClient(port, json);
  expect(await refusalOf(call.closed)).toMatchObject({ status: 408, error: 'request_timeout' });
  upload.send('}');
  expect(await upload.closed).toMatch(/^HTTP\/1.1 200 [\s\S]*\{\}$/);
});

test('a slow form gets 408', async () => {
  const { port } = await listening({ ...patient, upload: 100 });
  expect(await (await slowClient(port, form)).closed).toMatch(/^HTTP\/1.1 408 /);
});

test('a form that stalls gets 408 long before the time of a form is over', async () => {
  const { port } = await listening({ ...patient, silence: 100 });
  const { closed } = await slowClient(port, form);
  expect(await refusalOf(closed)).toMatchObject({ status: 408, error: 'request_timeout' });
});

test('a slow body does not keep the gateway from stopping', async () => {
  const { app, port } = await listening({ ...patient, stop: 100 });
  const client = await slowClient(port, json);
  await new Promise((resolve) => app.server.once('request', resolve));
  await app.close();
  expect(await client.closed).toBe('');
});
