import { strFromU8, unzipSync } from 'fflate';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, send } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let student: TestMember;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  student = await member(t.db);
});

const zip = (rid: string, { token } = student) => t.call('auth/web/orderFile/zip', { rid }, { token });
const add = (code: string, kind: 'data' | 'record' | 'signed', name: string, bytes: string) =>
  send(t, 'staff/order/file', { code, kind }, { name, bytes }, desk.token);

async function delivered() {
  const placed = await order(t, student);
  const { code } = placed;
  await desk.acts(code, 'confirm', 'receive', 'test');
  await add(code, 'data', '衍射数据.csv', '1,2\n');
  t.clock.pass(1);
  await add(code, 'data', '衍射数据.csv', '3,4\n');
  await add(code, 'record', '记录.txt', '第 1 次');
  await add(code, 'signed', '签字.pdf', '%PDF-1.4\n%%EOF\n');
  await desk.acts(code, 'deliver');
  return placed;
}

/** Names and texts of a zip by another library than the one that wrote it. */
const unzipped = (bytes: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, text]) => [name, strFromU8(text)]));

describe('the zip of an order', () => {
  test('has all data and test records under names of their own, and no other file, for one minute', async () => {
    const { rid, code } = await delivered();
    const { data } = await zip(rid);
    const response = await t.app.inject(data.url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(response.rawPayload.byteLength),
      'content-disposition': expect.stringContaining(`${encodeURIComponent('检测数据')}-${code}.zip`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(unzipped(response.rawPayload)).toEqual({
      '衍射数据.csv': '1,2\n',
      '衍射数据 (2).csv': '3,4\n',
      '记录.txt': '第 1 次',
    });
    t.clock.pass(61);
    expect((await t.app.inject(data.url)).statusCode).toBe(403);
  });

  test("a link is valid for its own order only, and a file's link is not valid for a zip", async () => {
    const [one, other] = [await delivered(), await delivered()];
    const { url } = (await zip(one.rid)).data;
    for (const forged of [url.replace(one.rid, other.rid), url.replace('/zip/', '/file/')])
      expect((await t.app.inject(forged)).statusCode).toBe(403);
  });

  test('is not given before the delivery, nor to others', async () => {
    const { rid, code } = await order(t, student);
    await add(code, 'record', '记录.txt', '第 1 次');
    expect(await zip(rid)).toMatchObject({ status: 404, error: 'not_found' });
    const done = await delivered();
    expect(await zip(done.rid, await member(t.db))).toMatchObject({ status: 404, error: 'not_found' });
  });
});
