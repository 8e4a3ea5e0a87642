import type { OrderFile } from '@portal/shared/contract';
import { member, type TestMember } from '../../../testing/factories';
import { fund } from '../../../testing/money';
import { type Lab, lab, order, send, services } from '../../../testing/orders';
import { jpegOf } from '../../../testing/picture';
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

const pdf = { name: '签字件.pdf', bytes: '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n' };
const png = { name: '扫描.png', bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') };
const list = async (rid: string, { token } = student): Promise<OrderFile[]> =>
  (await t.call('auth/web/orderFile/list4rid', { rid }, { token })).data;
const link = (rid: string, { token } = student) => t.call('auth/web/orderFile/link', { rid }, { token });
const uploaded = async (file = pdf, { token } = student) =>
  (await send(t, 'auth/upload4file', {}, file, token)).data.file_rid;
const handIn = (rid: string, file_rid: string) =>
  t.call('auth/order/updateProtocolFile', { rid, file_rid }, { token: student.token });

async function delivered(name = '测试数据 (1).csv') {
  const { rid, code } = await order(t, student);
  await desk.acts(code, 'confirm', 'receive', 'test');
  await desk.addData(code, name);
  await desk.acts(code, 'deliver');
  const file = (await list(rid)).find((one) => one.kind === 'data');
  if (!file) throw new Error('no data file');
  return file;
}

describe('the files of an order', () => {
  test('the agreement is listed on the first request, and generated once', async () => {
    const { rid, code } = await order(t, student);
    const [both] = await Promise.all([list(rid), list(rid)]);
    expect(both).toMatchObject([
      { kind: 'protocol', name: `检测技术服务协议-${code}.pdf`, mime: 'application/pdf' },
    ]);
    expect(await list(rid)).toEqual(both);
  });

  test('the agreement has the time of its order, and of the copy that came before it was generated', async () => {
    const { rid, code } = await order(t, student);
    const ordered = t.clock.now().toISOString();
    t.clock.pass(3600);
    await desk.acts(code, 'confirm');
    await handIn(rid, await uploaded());
    const signed = t.clock.now().toISOString();
    t.clock.pass(3600);
    const { data } = await t.call('auth/protocol/detail', { rid }, { token: student.token });
    expect(data).toMatchObject({ created: ordered, signed, versions: [{ created: ordered, signed }] });
  });

  test('results can be seen and downloaded only after delivery', async () => {
    const { rid, code } = await order(t, student);
    await desk.acts(code, 'confirm', 'receive', 'test');
    const { data: early } = await desk.addData(code);
    expect((await list(rid)).map((file) => file.kind)).toEqual(['protocol']);
    expect(await link(early.rid)).toMatchObject({ status: 404, error: 'not_found' });
    await desk.acts(code, 'deliver');
    expect((await list(rid)).map((file) => file.kind)).toEqual(['protocol', 'data']);
    expect(await link(early.rid)).toMatchObject({ code: 1 });
  });
});

describe('downloading', () => {
  test('a link downloads the file as an attachment with its Chinese name for one minute', async () => {
    const file = await delivered();
    const { data } = await link(file.rid);
    const response = await t.app.inject(data.url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('角度,强度\n10,120\n');
    expect(response.headers).toMatchObject({
      'content-type': expect.stringContaining('text/csv'),
      'content-disposition': `attachment; filename="____ (1).csv"; filename*=UTF-8''%E6%B5%8B%E8%AF%95%E6%95%B0%E6%8D%AE%20%281%29.csv`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    t.clock.pass(61);
    const late = await t.app.inject(data.url);
    expect(late.statusCode).toBe(403);
    expect(late.json()).toMatchObject({ code: 0, msg: '下载链接已失效，请重新获取' });
  });

  test('a download tells the page by a cookie that it has begun, or why it did not', async () => {
    const { rid } = await delivered();
    const { url } = (await link(rid)).data;
    const id = new URL(url, 'http://portal').searchParams.get('id');
    const signs = async (at: string) => String((await t.app.inject(at)).headers['set-cookie']);
    expect(await signs(url)).toBe(`portal.download.${id}=200.; Max-Age=60; Path=/; SameSite=Strict`);
    t.clock.pass(61);
    const late = encodeURIComponent('下载链接已失效，请重新获取');
    expect(await signs(url)).toContain(`portal.download.${id}=403.${late}; `);
    expect(await signs(url.replace(/id=.*/, 'id=a%0d%0ab'))).toBe('undefined');
    expect(await signs(`/api/open/setting?id=${id}`)).toBe('undefined');
  });

  test('a link works only for its own file and cannot be extended', async () => {
    const one = await delivered();
    const other = await delivered();
    const { url } = (await link(one.rid)).data;
    const exp = Number(new URL(url, 'http://portal').searchParams.get('exp'));
    const forged = [
      url.replace(one.rid, other.rid),
      url.replace(`exp=${exp}`, `exp=${exp + 3600}`),
      url.replace(/sig=.*/, 'sig=x'),
      url.replace(/\?.*/, ''),
      url.replace(/exp=\d+/, 'exp=NaN'),
    ];
    for (const bad of forged) expect((await t.app.inject(bad)).statusCode).toBe(403);
  });

  test('another member gets no link to the file', async () => {
    const file = await delivered();
    expect(await link(file.rid, await member(t.db))).toMatchObject({ status: 404, error: 'not_found' });
  });
});

describe('the signed agreement', () => {
  test("agrees an enterprise's confirmed order, whose sample can then be awaited", async () => {
    student = await member(t.db, { organization: 2 });
    await fund(t.db, student, 100_000);
    const { rid, code } = await order(t, student);
    await desk.acts(code, 'confirm');
    expect(await handIn(rid, await uploaded())).toMatchObject({ code: 1 });
    await desk.acts(code, 'await_sample');
    expect((await list(rid)).map((file) => file.kind).sort()).toEqual(['protocol', 'signed']);
  });

  test('that arrives by post is added by staff, who then set the order to agreed', async () => {
    student = await member(t.db, { organization: 2 });
    await fund(t.db, student, 100_000);
    const { code } = await order(t, student);
    await desk.acts(code, 'confirm');
    await send(t, 'staff/order/file', { code, kind: 'signed' }, png, desk.token);
    await desk.acts(code, 'agree', 'await_sample');
  });

  test('is stored when an academic order already waits for its sample', async () => {
    const { rid, code } = await order(t, student);
    await desk.acts(code, 'confirm');
    expect(await handIn(rid, await uploaded())).toMatchObject({ code: 1 });
    const { data } = await t.call('auth/web/order/detail', { rid }, { token: student.token });
    expect(data.state).toBe('awaiting_sample');
  });

  test('is refused for a plan that is not locked, a second time, from other members, and as a spreadsheet', async () => {
    const unlocked = await order(t, student, services.analysis);
    const { rid } = await order(t, student);
    const file_rid = await uploaded();
    expect(await handIn(unlocked.rid, file_rid)).toMatchObject({ status: 409, error: 'order_act_refused' });
    const foreign = await uploaded(pdf, await member(t.db));
    expect(await handIn(rid, foreign)).toMatchObject({ status: 404, error: 'not_found' });
    const table = await uploaded({ name: 'a.csv', bytes: 'a,b\n' });
    expect(await handIn(rid, table)).toMatchObject({ status: 422, error: 'file_type_refused' });
    expect(await handIn(rid, file_rid)).toMatchObject({ code: 1 });
    expect(await handIn(rid, file_rid)).toMatchObject({ status: 404 });
  });

  describe('that consists of photos', () => {
    const photo = async (name: string, bytes = jpegOf(30, 40), { token } = student): Promise<string> =>
      (await send(t, 'auth/upload4pic', {}, { name, bytes }, token)).data.file_rid;
    const handInPages = (rid: string, [file_rid = '', ...page_rids]: string[]) =>
      t.call('auth/order/updateProtocolFile', { rid, file_rid, page_rids }, { token: student.token });
    const confirmed = async () => {
      const { rid, code } = await order(t, student);
      await desk.acts(code, 'confirm');
      return { rid, code };
    };

    test('is joined into one PDF in the order of its pages, once', async () => {
      const { rid, code } = await confirmed();
      const pages = [
        await photo('a.jpg', jpegOf(31, 40)),
        await photo('b.jpg', jpegOf(32, 40)),
        await photo('c.jpg', jpegOf(33, 40)),
      ];
      const both = await Promise.all([handInPages(rid, pages), handInPages(rid, pages)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
      const copies = (await list(rid)).filter(({ kind }) => kind === 'signed');
      expect(copies).toMatchObject([
        { name: `检测技术服务协议-${code}-签字件.pdf`, mime: 'application/pdf', can: ['download'] },
      ]);
      const { rawPayload } = await t.app.inject((await link(copies[0]?.rid ?? '')).data.url);
      const text = rawPayload.toString('latin1');
      expect(text.match(/\/Type \/Page\b/g)).toHaveLength(3);
      expect([...text.matchAll(/\/Width (\d+)/g)].map(([, width]) => width)).toEqual(['31', '32', '33']);
    });

    test('is refused with other files, with pages of others or pages twice, and leaves the photos usable', async () => {
      const { rid } = await confirmed();
      const page = await photo('a.jpg');
      const scan = await uploaded(pdf);
      expect(await handInPages(rid, [page, scan])).toMatchObject({
        status: 422,
        error: 'file_type_refused',
        fields: { page_rids: '[文件]多页签字件的每一页请上传 JPG 图片' },
      });
      const broken = await photo('b.jpg', Buffer.from('ffd8ffda00080101000000000012ffd9', 'hex'));
      expect(await handInPages(rid, [page, broken])).toMatchObject({ error: 'file_type_refused' });
      const foreign = await photo('c.jpg', jpegOf(1, 1), await member(t.db));
      expect(await handInPages(rid, [page, foreign])).toMatchObject({ status: 404 });
      expect(await handInPages(rid, [page, page])).toMatchObject({ status: 404 });
      expect(await handInPages(rid, [page, await photo('d.jpg')])).toMatchObject({ code: 1 });
    });
  });
});
