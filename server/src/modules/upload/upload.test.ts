import { eq, like } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { member, type TestMember } from '../../../testing/factories';
import { send } from '../../../testing/orders';
import { pictureOf } from '../../../testing/picture';
import { type TestApp, testApp } from '../../../testing/testApp';
import { rate_limits } from '../limit/limit.table';
import { files } from './file.table';
import { unclaimedJob } from './unclaimed.job';
import { claimFile } from './upload.repo';

let t: TestApp;
let student: TestMember;
beforeAll(async () => {
  t = await testApp();
  student = await member(t.db);
});

const hex = (bytes: string) => Buffer.from(bytes, 'hex');
const upload = (name: string, bytes: Uint8Array | string) =>
  send(t, 'auth/upload4file', {}, { name, bytes }, student.token);
const pdf = '%PDF-1.4\n%%EOF\n';

const zipOf = (entry: string) => Buffer.from(zipSync({ [entry]: new Uint8Array([1, 2]) }));
const ofd = zipOf('OFD.xml');

test.each<[string, string | Buffer, string, string]>([
  ['协议.pdf', pdf, '协议.pdf', 'application/pdf'],
  ['扫描.JPEG', hex('ffd8ffe000104a464946'), '扫描.JPEG', 'image/jpeg'],
  ['说明', pdf, '说明.pdf', 'application/pdf'],
  ['数据.csv', '样品,结果\n1,2\n', '数据.csv', 'text/csv'],
  ['国标.txt', hex('b1eab1be'), '国标.txt', 'text/plain'],
  ['../../etc/passwd.pdf', pdf, 'passwd.pdf', 'application/pdf'],
  ['pdf.exe', pdf, 'pdf.exe.pdf', 'application/pdf'],
  ['图谱.jdx', '##TITLE=甲\r\n##JCAMP-DX=4.24\r\n##END=\r\n', '图谱.jdx', 'text/plain'],
  ['MZ.csv', 'MZ,强度\n100.1,3\n', 'MZ.csv', 'text/csv'],
  ['BM.txt', 'BM-1 样品\n', 'BM.txt', 'text/plain'],
  ['衍射.xrdml', '<?xml version="1.0"?><xrdMeasurements/>', '衍射.xrdml', 'text/plain'],
  ['质谱.mzML', '\ufeff<?xml version="1.0"?><mzML/>', '质谱.mzML', 'text/plain'],
  ['发票.ofd', ofd, '发票.ofd', 'application/zip'],
  ['包.ofd', zipOf('a.txt'), '包.ofd.zip', 'application/zip'],
  ['扫描.brml', zipOf('Experiment0/RawData0.xml'), '扫描.brml', 'application/zip'],
])('the type of %s is detected by its content', async (name, bytes, shown, mime) => {
  expect(await upload(name, bytes)).toMatchObject({ code: 1, data: { name: shown, mime } });
});

test.each<[string, string | Buffer]>([
  ['程序.pdf', hex('4d5a90000300000004000000ffff0000')],
  ['脚本.sh', '#!/bin/sh\nrm -rf /\n'],
  ['页面.html', '<html><script>alert(1)</script></html>'],
  ['图.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['假.csv', hex('00010203')],
  ['假.txt', pdf.replace('%PDF', '\u0000PDF')],
])('%s is refused regardless of its name', async (name, bytes) => {
  expect(await upload(name, bytes)).toMatchObject({ status: 422, error: 'file_type_refused' });
});

test('a refused photo of a phone is named; other refusals say that a zip may hold the file', async () => {
  const heic = hex('00000018667479706865696300000000686569636d696631');
  for (const [path, name] of [
    ['auth/upload4file', 'IMG_0001.HEIC'],
    ['auth/upload4pic', 'IMG_0001.jpg'],
  ] as const) {
    const refused = await send(t, path, {}, { name, bytes: heic }, student.token);
    expect(refused).toMatchObject({
      status: 422,
      error: 'file_type_refused',
      msg: expect.stringContaining('HEIC'),
    });
  }
  expect(await upload('数据.opj', hex('00010203'))).toMatchObject({ msg: expect.stringContaining('zip') });
});

test.each([
  ['a.png', 60_000, 60_000, /60000×60000/],
  ['a.bmp', 60_000, 60_000, /60000×60000/],
  ['a.tif', 60_000, 60_000, /60000×60000/],
  ['a.jpg', 60_000, 60_000, /60000×60000/],
  ['a.png', 0, 0, /为 0/],
  ['a.tif', 0, 20, /为 0/],
])('%s of %i × %i pixels is refused by its head', async (name, width, height, msg) => {
  const bytes = pictureOf(name, width, height);
  expect(await upload(name, bytes)).toMatchObject({
    error: 'file_type_refused',
    msg: expect.stringMatching(msg),
  });
  expect(await upload(name, pictureOf(name, 300, 200))).toMatchObject({ code: 1 });
});

test('a missing file, an empty one and one over the limit are refused', async () => {
  expect(await upload('空.pdf', '')).toMatchObject({ status: 422, error: 'file_missing' });
  expect(
    await upload('大.pdf', Buffer.concat([Buffer.from(pdf), Buffer.alloc(20 * 1024 * 1024)])),
  ).toMatchObject({
    status: 413,
    error: 'body_too_large',
  });
  const none = await t.call('auth/upload4file', {}, { token: student.token });
  expect(none).toMatchObject({ status: 422 });
});

test('files unclaimed for a day are removed with their bytes; claimed ones stay', async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  const left = (await upload('忘记.pdf', pdf)).data.file_rid;
  const used = (await upload('使用.pdf', pdf)).data.file_rid;
  await t.db.transaction((tx) => claimFile(tx, used, student.rid));
  t.clock.set('2026-11-19T01:00:00Z');
  await unclaimedJob.run(t.deps, t.app.log);
  const rows = () => t.db.read((tx) => tx.select().from(files).where(eq(files.user_rid, student.rid)));
  expect((await rows()).map((row) => row.rid)).toContain(left);
  t.clock.set('2026-11-19T03:00:00Z');
  await unclaimedJob.run(t.deps, t.app.log);
  expect((await rows()).map((row) => row.rid)).toEqual([used]);
  expect([...t.ports.stored.keys()]).toEqual((await rows()).map((row) => row.stored));
});

test('a member uploads a limited number of files and bytes a day, in parts too, and is told', async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  const who = await member(t.db);
  const starts = () => t.call('auth/upload/start', { name: 'a.zip', size: 1 }, { token: who.token });
  const { data } = await starts();
  const sends = () =>
    send(t, 'auth/upload/part', { rid: data.rid, number: '1' }, { name: 'a.zip', bytes: 'x' }, who.token);
  const keep = () => send(t, 'auth/upload4file', {}, { name: 'a.pdf', bytes: pdf }, who.token);
  const counted = (key: string, points: number) =>
    t.db.transaction((tx) =>
      tx
        .update(rate_limits)
        .set({ points })
        .where(eq(rate_limits.key, `${key}:${who.rid}`)),
    );
  expect([(await sends()).status, (await keep()).status]).toEqual([200, 200]);
  const refused = {
    status: 429,
    error: 'too_many_requests',
    msg: expect.stringContaining('上传的文件已达上限'),
  };
  await counted('upload:mebibytes', 20 * 1024);
  expect(await sends()).toMatchObject(refused);
  expect(await keep()).toMatchObject(refused);
  await counted('upload:mebibytes', 0);
  await counted('upload:files', 500);
  expect(await keep()).toMatchObject(refused);
  expect(await starts()).toMatchObject(refused);
});

test('one run removes more unclaimed files than one batch', async () => {
  const created = new Date('2026-11-01T00:00:00Z');
  const row = { user_rid: student.rid, name: 'a', mime: 'text/plain', size: 1, created };
  const rows = Array.from({ length: 150 }, (_, index) => ({
    ...row,
    rid: `old-${index}`,
    stored: `gone-${index}`,
  }));
  await t.db.transaction((tx) => tx.insert(files).values(rows));
  t.clock.set('2026-11-18T02:00:00Z');
  await unclaimedJob.run(t.deps, t.app.log);
  const left = await t.db.read((tx) => tx.$count(files, like(files.rid, 'old-%')));
  expect(left).toBe(0);
});
