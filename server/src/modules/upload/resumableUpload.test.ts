import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { limits } from '@portal/shared/rules';
import { member, type TestMember } from '../../../testing/factories';
import { lab, send } from '../../../testing/orders';
import { testPorts } from '../../../testing/ports';
import { s3Server } from '../../../testing/s3Server';
import { type TestApp, testApp } from '../../../testing/testApp';
import type { Files } from '../../ports/files/files';
import { folderFiles } from '../../ports/files/folderFiles';
import { s3Files } from '../../ports/files/s3Files';
import { abandonedJob } from './abandoned.job';
import { claimFile, findFiles } from './upload.repo';

let root: string;
const apps = new Map<string, { t: TestApp; files: Files }>();
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-resumable-'));
  const { settings } = await s3Server();
  for (const [name, files] of [
    ['disk', folderFiles(root)],
    ['S3', s3Files(settings, { attempt: 60_000, pause: 1 })],
  ] as const)
    apps.set(name, { files, t: await testApp({ deps: { ports: { ...testPorts(), files } } }) });
});
afterAll(() => rm(root, { recursive: true }));

/** A PDF of two parts. */
const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(limits.partBytes + 1000)]);
const partOf = (bytes: Buffer, number: number): Buffer =>
  bytes.subarray((number - 1) * limits.partBytes, number * limits.partBytes);

describe.each(['disk', 'S3'])('an upload in parts on %s', (which) => {
  let t: TestApp;
  let files: Files;
  let who: TestMember;
  let by: { token: string };
  beforeEach(async () => {
    const app = apps.get(which);
    if (!app) throw new Error(which);
    ({ t, files } = app);
    who = await member(t.db, {}, t.clock.now());
    by = { token: who.token };
  });
  const start = async (bytes: Buffer, name = '数据.pdf') =>
    (await t.call('auth/upload/start', { name, size: bytes.byteLength }, by)).data.rid;
  const put = (rid: string, number: number, bytes: Buffer) =>
    send(t, 'auth/upload/part', { rid, number: String(number) }, { name: 'part', bytes }, who.token);
  const finish = (rid: string) => t.call('auth/upload/finish', { rid }, by);
  const storedAs = async (rid: string) => (await t.db.read((tx) => findFiles(tx, [rid])))[0]?.stored ?? '';

  test('continues at the missing part, and is one file afterwards', async () => {
    const rid = await start(pdf);
    expect((await put(rid, 2, partOf(pdf, 2))).code).toBe(1);
    // The connection broke: the client asks what has arrived.
    const { data } = await t.call('auth/upload/state', { rid }, by);
    expect(data).toEqual({
      rid,
      name: '数据.pdf',
      size: pdf.byteLength,
      part_bytes: limits.partBytes,
      parts: 2,
      stored: [2],
      expires: new Date(t.clock.now().getTime() + 24 * 3_600_000).toISOString(),
    });
    const early = await finish(rid);
    expect(early).toMatchObject({ error: 'upload_act_refused', status: 409 });
    expect(early.msg).toContain('还缺第 1 片');
    await put(rid, 1, partOf(pdf, 1));
    await put(rid, 1, partOf(pdf, 1));
    const uploaded = { file_rid: rid, name: '数据.pdf', size: pdf.byteLength, mime: 'application/pdf' };
    expect((await finish(rid)).data).toEqual(uploaded);
    expect((await finish(rid)).data).toEqual(uploaded);
    const found = await files.open(await storedAs(rid));
    expect(found && (await buffer(found.stream)).equals(pdf)).toBe(true);
    expect((await put(rid, 1, partOf(pdf, 1))).error).toBe('not_found');
  });

  test('of the same file continues until the file is used; another name, size or member begins a new one', async () => {
    const file = { name: '数据.pdf', size: pdf.byteLength, fingerprint: 'a'.repeat(64) };
    const begin = async (given = {}, { token } = who) =>
      (await t.call('auth/upload/start', { ...file, ...given }, { token })).data;
    const [{ rid }, second] = await Promise.all([begin(), begin()]);
    expect(second.rid).toBe(rid);
    await put(rid, 1, partOf(pdf, 1));
    expect(await begin()).toMatchObject({ rid, stored: [1] });
    expect((await t.call('auth/upload/list', {}, by)).data).toMatchObject([{ rid, stored: [1] }]);
    const others = [{ name: 'b.pdf' }, { size: file.size - 1 }].map((given) => begin(given));
    for (const other of await Promise.all([...others, begin({}, await member(t.db, {}, t.clock.now()))]))
      expect(other.rid).not.toBe(rid);
    await put(rid, 2, partOf(pdf, 2));
    await finish(rid);
    expect(await begin()).toMatchObject({ rid, stored: [1, 2] });
    expect((await t.call('auth/upload/list', {}, by)).data).toContainEqual(await begin());
    expect((await finish(rid)).data.file_rid).toBe(rid);
    await t.db.transaction((tx) => claimFile(tx, rid, who.rid));
    expect((await begin()).rid).not.toBe(rid);
  });

  test('stores a part only with its checksum', async () => {
    const small = Buffer.from('a,b\n');
    const rid = await start(small, 'a.csv');
    const checked = (sha256: string) =>
      send(t, 'auth/upload/part', { rid, number: '1', sha256 }, { name: 'part', bytes: small }, who.token);
    expect((await checked('0'.repeat(64))).error).toBe('part_damaged');
    expect((await t.call('auth/upload/state', { rid }, by)).data.stored).toEqual([]);
    expect((await checked(createHash('sha256').update(small).digest('hex'))).code).toBe(1);
  });

  test('is made once by several calls at the same time', async () => {
    const small = Buffer.from('角度,强度\n10,120\n');
    const rid = await start(small, '曲线.csv');
    await put(rid, 1, small);
    const answers = await Promise.all([1, 2, 3, 4].map(() => finish(rid)));
    for (const { code, error } of answers) if (code === 0) expect(error).toBe('upload_act_refused');
    expect((await finish(rid)).data).toMatchObject({ mime: 'text/csv', size: small.byteLength });
  });

  test('of a type that is not accepted is removed; a part of another size is refused', async () => {
    const program = Buffer.concat([Buffer.from('MZ'), randomBytes(1000)]);
    const rid = await start(program, '报告.pdf');
    expect((await put(rid, 1, program.subarray(1))).fields).toEqual({
      file: `[文件]该分片应为 ${program.byteLength} 字节`,
    });
    expect((await put(rid, 2, program)).fields).toEqual({ number: '[分片序号]文件没有这一片' });
    await put(rid, 1, program);
    expect((await finish(rid)).error).toBe('file_type_refused');
    expect((await t.call('auth/upload/state', { rid }, by)).error).toBe('not_found');
  });

  test('of staff ends when they say so', async () => {
    const { token } = await lab(t);
    const { rid } = (await t.call('staff/upload/start', { name: '数据.pdf', size: 10 }, { token })).data;
    expect((await t.call('staff/upload/abort', { rid }, { token })).code).toBe(1);
    expect((await t.call('staff/upload/state', { rid }, { token })).error).toBe('not_found');
  });

  test('ends when its member says so, or after a day without an end', async () => {
    const rids = [await start(pdf), await start(pdf), await start(pdf)];
    const input = { name: 'd.pdf', size: 1 };
    expect((await t.call('auth/upload/start', input, by)).error).toBe('upload_limit');
    await put(rids[0] ?? '', 1, partOf(pdf, 1));
    expect((await t.call('auth/upload/abort', { rid: rids[0] ?? '' }, by)).code).toBe(1);
    expect((await put(rids[0] ?? '', 2, partOf(pdf, 2))).error).toBe('not_found');
    await put(rids[1] ?? '', 1, partOf(pdf, 1));
    const run = (hours: number) =>
      abandonedJob.run(
        { ...t.deps, now: () => new Date(t.clock.now().getTime() + hours * 3_600_000) },
        t.app.log,
      );
    await run(23);
    expect((await t.call('auth/upload/state', { rid: rids[1] ?? '' }, by)).data.stored).toEqual([1]);
    await run(25);
    for (const rid of rids) expect((await t.call('auth/upload/state', { rid }, by)).error).toBe('not_found');
  });

  test('of up to 2 GB is accepted, of more is not', async () => {
    const most = { name: '原始数据.zip', size: limits.resumableBytes };
    expect((await t.call('auth/upload/start', most, by)).data.parts).toBe(256);
    const more = await t.call('auth/upload/start', { ...most, size: most.size + 1 }, by);
    expect(more.fields).toEqual({ size: '[文件]不能超过 2GB' });
  });
});
