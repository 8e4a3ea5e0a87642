import { strFromU8, unzipSync } from 'fflate';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, send } from '../../../testing/orders';
import { testPorts } from '../../../testing/ports';
import { type FakeS3, s3Server } from '../../../testing/s3Server';
import { type TestApp, testApp } from '../../../testing/testApp';
import { s3Files } from '../../ports/files/s3Files';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<html><script>alert(1)</script></html>';

let storage: FakeS3;
beforeAll(async () => {
  storage = await s3Server();
});

/** An order with delivered data, and the links of its files. */
async function delivered(t: TestApp): Promise<{ who: TestMember; rid: string; links: string[] }> {
  const desk: Lab = await lab(t);
  const who = await member(t.db);
  const { rid, code } = await order(t, who);
  await desk.acts(code, 'confirm', 'receive', 'test');
  for (const [name, bytes] of [
    ['图.svg', svg],
    ['页.html', html],
  ] as const)
    await send(t, 'staff/order/file', { code, kind: 'data' }, { name, bytes }, desk.token);
  await desk.acts(code, 'deliver');
  const { token } = who;
  const files = await t.call('auth/web/orderFile/list4rid', { rid }, { token });
  const data = files.data.filter(({ kind }) => kind === 'data');
  const links = await Promise.all(
    data.map(
      async (file) => (await t.call('auth/web/orderFile/link', { rid: file.rid }, { token })).data.url,
    ),
  );
  return { who, rid, links };
}

const onS3 = (publicEndpoint: string | undefined) =>
  testApp({
    deps: {
      ports: {
        ...testPorts(),
        files: s3Files({ ...storage.settings, publicEndpoint }, { attempt: 2000, pause: 1 }),
      },
    },
  });

test('SVG and HTML that staff added are attachments that no browser sniffs', async () => {
  for (const t of [await testApp(), await onS3(undefined)])
    for (const link of (await delivered(t)).links) {
      const { headers, statusCode, body } = await t.app.inject(link);
      expect(statusCode).toBe(200);
      expect([svg, html]).toContain(body);
      expect(headers['content-disposition']).toMatch(/^attachment; /);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    }
});

test('a storage that browsers reach gives the file itself, as an attachment of no type', async () => {
  const t = await onS3(storage.settings.endpoint);
  const { links } = await delivered(t);
  for (const link of links) {
    const { headers, statusCode } = await t.app.inject(link);
    expect(statusCode).toBe(302);
    expect(headers['cache-control']).toBe('private, no-store');
    const answer = await fetch(String(headers.location));
    expect([svg, html]).toContain(await answer.text());
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  }
  t.clock.pass(61);
  expect((await t.app.inject(links[0] ?? '')).statusCode).toBe(403);
});

test('the zip of an order is streamed from a storage whose connections break off', async () => {
  const t = await onS3(undefined);
  const { who, rid } = await delivered(t);
  const { data } = await t.call('auth/web/orderFile/zip', { rid }, { token: who.token });
  const cut = new Set<string>();
  storage.fault = (request) => {
    if (!request.startsWith('GET') || cut.has(request)) return undefined;
    cut.add(request);
    return 'cut in the body';
  };
  const zip = unzipSync((await t.app.inject(data.url)).rawPayload);
  storage.fault = () => undefined;
  expect(cut.size).toBe(2);
  const texts = Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(Object.fromEntries(texts)).toEqual({ '图.svg': svg, '页.html': html });
});
