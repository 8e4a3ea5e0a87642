import { labClock, limits } from '@portal/shared/rules';
import { member, staff } from '../../../testing/factories';
import { send } from '../../../testing/orders';
import { type TestApp, testApp, testEnv } from '../../../testing/testApp';
import { outboxJob } from '../message/outbox.job';

let t: TestApp;
beforeEach(async () => {
  t = await testApp();
});

const filled = { name: '王小明', phone: '13912345678', content: '需要测定五个粉末样品的物相' };
type Posted = Parameters<typeof send<'open/web/requirement/add'>>[2];

const post = (fields: Partial<Posted> = {}, file: Parameters<typeof send>[3] = null, token?: string) =>
  send(t, 'open/web/requirement/add', { ...filled, ...fields }, file, token);

const seenByStaff = async () => {
  const { token } = await staff(t.db);
  return (await t.call('staff/requirement/list', {}, { token })).data;
};

const pdf = { name: '样品清单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };

test('a visitor posts a requirement, gets its number by text message, and staff see it', async () => {
  const { status, data } = await post({ title: '物相鉴定', device_rid: 'xrd', email: 'wang@example.com' });
  expect(status).toBe(200);
  expect(data.code).toMatch(/^R\d{8}-\d{6}$/);
  await outboxJob.run(t.deps, t.app.log);
  expect(t.ports.lastSms(filled.phone)).toContain(data.code);
  const { list } = await seenByStaff();
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ ...filled, code: data.code, kind: 'requirement', title: '物相鉴定' });
  expect(list[0]?.device).toMatchObject({ rid: 'xrd' });
  expect(list[0]).not.toHaveProperty('account');
});

test('deadline, number of samples and budget are kept for member and staff; a day that is over, and those of a message, are refused', async () => {
  const { token } = await member(t.db, {}, t.clock.now());
  const { today } = labClock(t.clock.now());
  const terms = { due: today, sample_count: '１２', budget_fen: '500000' };
  const { code } = (await post(terms, null, token)).data;
  const kept = { due: today, sample_count: 12, budget_fen: 500_000 };
  expect((await seenByStaff()).list).toMatchObject([kept]);
  expect((await t.call('auth/requirement/list', {}, { token })).data.list).toMatchObject([kept]);
  expect((await t.call('auth/requirement/detail', { code }, { token })).data).toMatchObject(kept);
  expect((await post({ due: '2020-01-01' })).fields).toEqual({ due: '[最晚出数据日期]不能早于今天' });
  expect((await post({ sample_count: '0' })).fields).toEqual({ sample_count: '[样品数量]格式不正确' });
  expect((await post({ budget_fen: '1000000001' })).fields).toEqual({ budget_fen: '[预算]格式不正确' });
  expect((await post({ kind: 'message', sample_count: '1' })).fields).toEqual({
    sample_count: '[样品数量]留言不能填写，请发布需求',
  });
});

test('the account of a logged-in sender is stored; an invalid token is ignored', async () => {
  const { token, phone } = await member(t.db);
  await post({ kind: 'message' }, null, token);
  expect((await post({}, null, 'gone')).status).toBe(200);
  const { list } = await seenByStaff();
  expect(list.map(({ kind, account }) => [kind, account])).toEqual(
    expect.arrayContaining([
      ['message', phone],
      ['requirement', undefined],
    ]),
  );
});

test('its file is stored, and staff download it by a link that expires', async () => {
  await post({}, pdf);
  const file = (await seenByStaff()).list[0]?.file;
  expect(file).toMatchObject({ name: '样品清单.pdf', size: pdf.bytes.length });
  const download = () => t.app.inject({ url: file?.link ?? '' });
  expect((await download()).body).toBe(pdf.bytes);
  t.clock.pass(61);
  expect((await download()).statusCode).toBe(403);
});

test.each([
  ['an empty file', { name: 'a.pdf', bytes: '' }, 'file_missing'],
  ['a program', { name: 'a.pdf', bytes: 'MZ\u0090\u0000\u0003' }, 'file_type_refused'],
  [
    'more than ten megabytes',
    { name: 'a.txt', bytes: 'a'.repeat(limits.requirementBytes + 1) },
    'body_too_large',
  ],
])('%s is refused and no file is stored', async (_what, file, error) => {
  expect(await post({}, file)).toMatchObject({ code: 0, error });
  expect((await seenByStaff()).list).toEqual([]);
  expect(t.ports.stored.size).toBe(0);
});

test.each([
  ['name', { name: ' ' }, '[姓名]不能为空'],
  ['phone', { phone: '123' }, '[手机号]格式不正确'],
  ['email', { email: 'nobody' }, '[邮箱]格式不正确'],
  ['email', { email: 'a@b.c' }, '[邮箱]格式不正确'],
  ['content', { content: '' }, '[需求描述]不能为空'],
  ['content', { content: '字'.repeat(limits.requirementLength + 1) }, '[需求描述]不能超过 2000 个字符'],
])('a wrong %s is refused at its field', async (field, fields, message) => {
  expect(await post(fields)).toMatchObject({ status: 422, msg: message, fields: { [field]: message } });
});

test('a line end counts as one character, also when the browser sends CRLF', async () => {
  const content = `${'字'.repeat(limits.requirementLength - 2)}\n字`;
  expect((await post({ content: content.replace('\n', '\r\n') })).status).toBe(200);
  expect((await seenByStaff()).list[0]?.content).toBe(content);
});

test('a repetition with the same key after a lost answer adds no second requirement', async () => {
  const again = (fields: Partial<Posted> = {}, file = pdf) =>
    send(t, 'open/web/requirement/add', { ...filled, ...fields }, file, undefined, 'a-visitor-s-key');
  const first = await again();
  expect((await again()).data).toEqual(first.data);
  expect((await seenByStaff()).list).toHaveLength(1);
  expect(t.ports.stored.size).toBe(1);
  expect(await again({ content: '另一件事' })).toMatchObject({ error: 'idempotency_mismatch' });
  const other = { ...pdf, bytes: `${pdf.bytes}%` };
  expect(await again({}, other)).toMatchObject({ error: 'idempotency_mismatch' });
});

test('a member may send it with a key, and the account is stored', async () => {
  const { token, phone } = await member(t.db);
  const sent = await send(t, 'open/web/requirement/add', filled, null, token, 'a-member-s-key');
  expect(sent).toMatchObject({ status: 200 });
  expect((await seenByStaff()).list[0]).toMatchObject({ account: phone });
});

test('a phone posts five an hour', async () => {
  for (let i = 0; i < 5; i += 1) expect((await post()).status).toBe(200);
  expect(await post()).toMatchObject({ status: 429, error: 'too_many_requests' });
  expect((await post({ phone: '13900000001' })).status).toBe(200);
  t.clock.pass(3601);
  expect((await post()).status).toBe(200);
});

test('a stranger makes nobody get many text messages: one a day from an address, three a day for a phone', async () => {
  const production = await testApp({ deps: { env: { ...testEnv, mode: 'production' } } });
  const texts = async (from: TestApp) => {
    await outboxJob.run(from.deps, from.app.log);
    return from.ports.sent.length;
  };
  for (const phone of ['13912345678', '13912345679'])
    await send(production, 'open/web/requirement/add', { ...filled, phone }, null);
  expect(await texts(production)).toBe(1);
  const { token, phone } = await member(production.db);
  await send(production, 'open/web/requirement/add', { ...filled, phone }, null, token);
  expect(await texts(production)).toBe(2);
  for (let count = 0; count < 5; count++) await post();
  expect(await texts(t)).toBe(3);
});

test('only staff read them', async () => {
  const { token } = await member(t.db);
  expect((await t.call('staff/requirement/list', {}, { token })).status).toBe(403);
  expect((await t.call('staff/requirement/list', {})).status).toBe(401);
});

describe('several files', () => {
  const named = (name: string, bytes = pdf.bytes) => ({ name, bytes });

  test('are stored in their order; member and staff see and download each', async () => {
    const { token } = await member(t.db);
    const names = ['一.pdf', '二.pdf', '三.pdf'];
    const { data } = await post(
      {},
      names.map((name) => named(name, `%PDF-1.4 ${name}`)),
      token,
    );
    const { files, file } = (await t.call('auth/requirement/detail', { code: data.code }, { token })).data;
    expect(files.map(({ name }) => name)).toEqual(names);
    expect(file).toEqual(files[0]);
    for (const { rid, name } of files) {
      const link = await t.call('auth/requirement/link', { code: data.code, file_rid: rid }, { token });
      expect((await t.app.inject({ url: link.data.url })).body).toBe(`%PDF-1.4 ${name}`);
    }
    const seen = (await seenByStaff()).list[0]?.files ?? [];
    expect(seen.map(({ name }) => name)).toEqual(names);
    expect((await t.app.inject({ url: seen[2]?.link ?? '' })).body).toBe('%PDF-1.4 三.pdf');
    // They belong to the requirement, not to the conversation.
    const messages = await t.call('auth/requirement/messages', { code: data.code }, { token });
    expect(messages.data.list).toEqual([]);
  });

  test('go with a visitor’s requirement to the member who claims it', async () => {
    const { token, phone } = await member(t.db);
    const { data } = await post({ phone }, [named('一.pdf'), named('二.pdf')]);
    await t.call('auth/requirement/claim', { code: data.code }, { token });
    const { files } = (await t.call('auth/requirement/detail', { code: data.code }, { token })).data;
    expect(files.map(({ name }) => name)).toEqual(['一.pdf', '二.pdf']);
  });

  test('one that is refused is named, and none is stored', async () => {
    const sent = await post({}, [named('好.pdf'), named('坏.pdf', 'MZ\u0090\u0000\u0003')]);
    expect(sent).toMatchObject({ error: 'file_type_refused' });
    expect(sent.fields?.file).toMatch(/^“坏.pdf”：不支持/);
    expect(t.ports.stored.size).toBe(0);
  });

  test('more than five, and more than 20 MB together, are refused at their field', async () => {
    const six = Array.from({ length: 6 }, (_, index) => named(`${index}.pdf`));
    expect(await post({}, six)).toMatchObject({ status: 422, fields: { file: '[文件]不能超过 5 个' } });
    const large = `%PDF-1.4 ${'x'.repeat(8 * 1024 * 1024)}`;
    const sent = await post({}, [named('一.pdf', large), named('二.pdf', large), named('三.pdf', large)]);
    expect(sent).toMatchObject({ error: 'body_too_large', fields: { file: '[文件]合计不能超过 20MB' } });
    expect((await seenByStaff()).list).toEqual([]);
    expect(t.ports.stored.size).toBe(0);
  });

  test('are part of what a key stands for', async () => {
    const again = (files: readonly ReturnType<typeof named>[]) =>
      send(t, 'open/web/requirement/add', filled, files, undefined, 'several-files-key');
    const first = await again([named('一.pdf'), named('二.pdf')]);
    expect((await again([named('一.pdf'), named('二.pdf')])).data).toEqual(first.data);
    expect(await again([named('一.pdf')])).toMatchObject({ error: 'idempotency_mismatch' });
  });
});
