import { limits } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { member, type TestMember, withSession } from '../../../testing/factories';
import { mergeAccounts } from '../../../testing/merges';
import { lab } from '../../../testing/orders';
import { deliveredData } from '../../../testing/shares';
import { type TestApp, testApp } from '../../../testing/testApp';
import { orderFiles } from '../orderFile/orderFile.table';
import { endedSharesJob } from './dataShare.job';
import { dataShares } from './dataShare.table';

let t: TestApp;
let owner: TestMember;
let rids: string[];
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  owner = await member(t.db);
  ({ rids } = await deliveredData(t, owner, { '甲.csv': '1', '乙.csv': '2', '丙.csv': '3' }));
});

const own = () => ({ token: owner.token });
const add = (input: object = {}) =>
  t.call('auth/dataShare/add', { name: '氧化铈', rids: rids.slice(0, 2), ...input }, own());
const open = (code: string, password = '') => t.call('open/dataShare', { code, password });
const zip = (code: string, password = '') => t.call('open/dataShare/zip', { code, password });
const link = (code: string, file: string) => t.call('open/dataShare/link', { code, file });
const revoke = (code: string) => t.call('auth/dataShare/revoke', { code }, own());
const detail = (code: string) => t.call('auth/dataShare/detail', { code }, own());

describe('who has the link', () => {
  test('sees the chosen files under the chosen names, without a login, and nothing else of the member', async () => {
    const { data: share } = await add({ from: '李老师课题组' });
    const { data } = await open(share.code);
    expect(data).toEqual({
      name: '氧化铈',
      from: '李老师课题组',
      expires: share.expires,
      list: expect.arrayContaining([
        { rid: rids[0], name: '甲.csv', size: 1 },
        { rid: rids[1], name: '乙.csv', size: 1 },
      ]),
      size: 2,
    });
    expect(data.list).toHaveLength(2);
    expect(share.code).toMatch(/^[\w-]{22}$/);
  });

  test('downloads one file or all as a zip, by links that do not have the code', async () => {
    const { data: share } = await add();
    const one = await link(share.code, rids[0] ?? '');
    expect(one.data.url).not.toContain(share.code);
    expect((await t.app.inject(one.data.url)).body).toBe('1');
    const all = await zip(share.code);
    expect(all.data.url).not.toContain(share.code);
    const answer = await t.app.inject(all.data.url);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('氧化铈.zip'));
    const texts = Object.entries(unzipSync(answer.rawPayload)).map(([name, text]) => [name, strFromU8(text)]);
    expect(Object.fromEntries(texts)).toEqual({ '甲.csv': '1', '乙.csv': '2' });
  });

  test('gets no file that was not chosen', async () => {
    const { data: share } = await add();
    expect((await link(share.code, rids[2] ?? '')).error).toBe('not_found');
  });

  test('is told that it ended, at its last moment and after it was revoked; an unknown code is only unknown', async () => {
    const { data: share } = await add({ days: 1 });
    const { data: other } = await add({ days: 30 });
    await revoke(other.code);
    t.clock.pass(24 * 3600 - 1);
    expect((await open(share.code)).error).toBeUndefined();
    t.clock.pass(1);
    expect((await open(share.code)).error).toBe('data_share_ended');
    expect((await open(other.code)).error).toBe('data_share_ended');
    expect((await open('A'.repeat(22))).error).toBe('not_found');
  });

  test('gets nothing by a link of a download that was made before the end', async () => {
    const { data: share } = await add();
    const urls = [(await link(share.code, rids[0] ?? '')).data.url, (await zip(share.code)).data.url];
    await revoke(share.code);
    for (const url of urls) expect((await t.app.inject(url)).statusCode).toBe(404);
  });

  test('does not get a file that its order has not any more', async () => {
    const { data: share } = await add({ rids });
    const [gone = ''] = rids;
    await t.db.transaction((tx) => tx.delete(orderFiles).where(eq(orderFiles.rid, gone)));
    expect((await open(share.code)).data.list).toHaveLength(2);
    expect((await link(share.code, gone)).error).toBe('not_found');
    expect((await detail(share.code)).data).toMatchObject({ files: 3, list: { length: 2 } });
  });
});

describe('a password', () => {
  test('is needed by every call, in any width, and is not stored as it is', async () => {
    const { data: share } = await add({ password: 'abc-123' });
    expect(share.password).toBe(true);
    const { code } = share;
    for (const answer of [await open(code), await zip(code), await link(code, rids[0] ?? '')])
      expect(answer.error).toBe('data_share_password');
    expect((await open(code, ' ａｂｃ-123 ')).data.list).toHaveLength(2);
    const [row] = await t.db.read((tx) => tx.select().from(dataShares).limit(1));
    expect(JSON.stringify(row)).not.toContain('abc-123');
  });

  test('is guessed ten times in a quarter of an hour; right ones do not count', async () => {
    const { data: share } = await add({ password: 'abc-123' });
    const { code } = share;
    for (let count = 0; count < 15; count++) expect((await open(code, 'abc-123')).error).toBeUndefined();
    for (let count = 0; count < 10; count++)
      expect(await open(code, `wrong-${count}`)).toMatchObject({
        error: 'data_share_password',
        fields: { password: expect.stringContaining('不正确') },
      });
    expect((await open(code, 'abc-123')).error).toBe('too_many_requests');
    t.clock.pass(15 * 60);
    expect((await open(code, 'abc-123')).error).toBeUndefined();
  });

  test('that is too short is refused', async () => {
    expect(await add({ password: 'a1' })).toMatchObject({
      error: 'invalid_input',
      fields: { password: expect.any(String) },
    });
  });
});

describe('the member', () => {
  test('sees what was opened, looked at and downloaded, by day and file', async () => {
    const { data: share } = await add();
    await open(share.code);
    await open(share.code);
    t.clock.pass(16 * 3600);
    await link(share.code, rids[1] ?? '');
    await t.call('open/dataShare/link', { code: share.code, file: rids[1] ?? '', view: true });
    await zip(share.code);
    expect((await detail(share.code)).data).toMatchObject({
      opened: 2,
      downloaded: 2,
      log: [
        { day: '2026-11-19', act: 'file', file: '乙.csv', count: 1 },
        { day: '2026-11-19', act: 'view', file: '乙.csv', count: 1 },
        { day: '2026-11-19', act: 'zip', file: null, count: 1 },
        { day: '2026-11-18', act: 'open', file: null, count: 2 },
      ],
    });
  });

  test('lists own links only, the newest first, and revokes each once', async () => {
    const { data: first } = await add({ name: '一' });
    t.clock.pass(60);
    await add({ name: '二' });
    await revoke(first.code);
    const { data } = await t.call('auth/dataShare/list', {}, own());
    expect(data.list.map(({ name, state }) => [name, state])).toEqual([
      ['二', 'open'],
      ['一', 'revoked'],
    ]);
    const at = data.list[1]?.revoked;
    t.clock.pass(60);
    await revoke(first.code);
    expect((await detail(first.code)).data.revoked).toBe(at);
    const stranger = await member(t.db);
    const others = await t.call('auth/dataShare/list', {}, { token: stranger.token });
    expect(others.data.list).toEqual([]);
    for (const path of ['auth/dataShare/detail', 'auth/dataShare/revoke'] as const)
      expect((await t.call(path, { code: first.code }, { token: stranger.token })).error).toBe('not_found');
  });

  test('shares only own files, of delivered orders', async () => {
    const stranger = await member(t.db);
    const theirs = await t.call('auth/dataShare/add', { name: '偷', rids }, { token: stranger.token });
    expect(theirs.error).toBe('not_found');
  });

  test('finds the log of an ended link for 90 days, until a job deletes both', async () => {
    const { data: share } = await add({ days: 1 });
    await open(share.code);
    const kept = () => t.db.read((tx) => tx.select().from(dataShares).where(eq(dataShares.code, share.code)));
    t.clock.pass(91 * 24 * 3600 - 1);
    await endedSharesJob.run(t.deps, t.app.log);
    expect(await kept()).toHaveLength(1);
    t.clock.pass(1);
    await endedSharesJob.run(t.deps, t.app.log);
    expect(await kept()).toEqual([]);
  });
});

test('a link goes on when its account is merged: the files are those of the kept one', async () => {
  const { data: share } = await add();
  const into = await member(t.db);
  await mergeAccounts(t, await lab(t), { from: owner, into });
  expect((await open(share.code)).data.list).toHaveLength(2);
  const { token } = await withSession(t.db, into, t.clock.now());
  const { data } = await t.call('auth/dataShare/list', {}, { token });
  expect(data.list.map(({ code }) => code)).toEqual([share.code]);
});

test('a limit of links keeps a member from making too many in an hour', async () => {
  for (let count = 0; count < 30; count++) expect((await add()).error).toBeUndefined();
  expect((await add()).error).toBe('too_many_requests');
  expect(limits.dataShares).toBeGreaterThan(30);
});
