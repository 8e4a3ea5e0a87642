import { createHash } from 'node:crypto';
import { member, staff, type TestMember } from '../../../testing/factories';
import { type Lab, lab } from '../../../testing/orders';
import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { issuedReport, reporting, underTest } from '../../../testing/reports';
import { type TestApp, testApp } from '../../../testing/testApp';

const withPdftotext = hasPdftotext() ? test : test.skip;

let t: TestApp;
let desk: Lab;
let who: TestMember;
let second: { token: string };
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
  who = await member(t.db);
  second = { token: (await staff(t.db)).token };
});

/** Returns the texts of the pages of a PDF. */
const pdfPages = (pdf: Buffer): string[] => textOfPdf(pdf).split('\f').slice(0, -1);

const tested = () => underTest(t, desk, who);

let analyst: ReturnType<typeof reporting>;
let reviewer: ReturnType<typeof reporting>;
beforeAll(() => {
  analyst = reporting(t, desk.token);
  reviewer = reporting(t, second.token);
});

const download = async (url: string) => (await t.app.inject(url)).rawPayload;
const verify = async (code: string) => t.call('open/report/verify', { code });
const ownReports = async (order_rid: string, token = who.token) =>
  (await t.call('auth/report/list', { order_rid }, { token })).data.list;

/** An issued report of a new order, as its owner sees it. */
async function issued() {
  const { order_rid } = await issuedReport(t, who);
  const [report] = await ownReports(order_rid);
  if (!report) throw new Error('the report was not issued');
  return { rid: order_rid, report };
}

withPdftotext(
  'a report that one person writes and another issues is read by its owner and checked by its code',
  async () => {
    const { rid: order_rid, code: order_code } = await tested();
    const rid = await analyst.begin(order_code);
    const begun = await analyst.detail(rid);
    expect(begun).toMatchObject({
      state: 'draft',
      number: null,
      order_code,
      can: ['save', 'submit', 'discard'],
    });
    expect(begun.content.samples).toMatchObject([{ number: 'S1', received: '2026-11-18' }]);
    expect(begun.content.items).toMatchObject([{ name: 'X 射线粉末衍射（XRD）' }]);
    expect(await analyst.move(rid, 'submit')).toMatchObject({
      error: 'report_act_refused',
      msg: expect.stringContaining('检测方法'),
    });
    await analyst.save(rid);
    const draft = (await pdfPages(await download(await analyst.file(rid)))).join('\n');
    expect(draft).toContain('草稿');
    expect(draft).toContain('3.9992');
    expect(await analyst.save(rid)).toMatchObject({ code: 1 });
    await analyst.move(rid, 'submit');
    expect(await ownReports(order_rid)).toEqual([]);
    expect(await analyst.save(rid)).toMatchObject({ error: 'report_act_refused' });

    // Who wrote it can't issue it; the second person sends it back once.
    expect(await analyst.move(rid, 'issue')).toMatchObject({ error: 'own_report' });
    expect(await reviewer.move(rid, 'return')).toMatchObject({ code: 0, msg: '[原因]不能为空' });
    await reviewer.move(rid, 'return', '补充仪器编号');
    expect(await analyst.detail(rid)).toMatchObject({ state: 'draft', note: '补充仪器编号' });
    await analyst.save(rid, { conclusion: '单相。' });
    await analyst.move(rid, 'submit');
    const moved = (await reviewer.move(rid, 'issue')).data;
    expect(moved).toMatchObject({ state: 'issued', number: expect.stringMatching(/^2026-\d{6}-1$/) });
    expect(await reviewer.move(rid, 'issue')).toMatchObject({ error: 'report_act_refused' });

    // The owner's bytes are those whose hash the check page names, and the lab's copy.
    const [report] = await ownReports(order_rid);
    if (!report) throw new Error('the owner sees no report');
    const { url } = (await t.call('auth/report/file', { rid }, { token: who.token })).data;
    const bytes = await download(url);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(report).toMatchObject({ number: moved.number, state: 'issued', sha256, size: bytes.byteLength });
    expect(await download(await reviewer.file(rid))).toEqual(bytes);
    const grouped = report.code.toLowerCase().replace(/.{6}/g, '$& - ');
    expect((await verify(grouped)).data).toMatchObject({
      number: moved.number,
      state: 'issued',
      sha256,
      size: bytes.byteLength,
      samples: ['样***'],
      replaced_by: null,
    });
    const pages = await pdfPages(bytes);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`报告编号：${moved.number}`);
      expect(page.replace(/ /g, '')).toContain(`第${index + 1}页/共${pages.length}页`);
      expect(page).not.toMatch(/草稿|CMA|CNAS/);
    }
    expect(pages.join('\n')).toContain(`/verify/${report.code}`);
    const { list } = (await t.call('auth/message/list', {}, { token: who.token })).data;
    expect(list.filter(({ title }) => title === '检测报告已签发')).toHaveLength(1);
  },
);

withPdftotext(
  'an amended version replaces the former one when it is issued, and a withdrawn one never counts as valid',
  async () => {
    const { rid: order_rid, report: first } = await issued();
    const next = await analyst.amend(first.rid, '更正 S1 的 c 轴：抄录有误');
    expect((await verify(first.code)).data.state).toBe('issued');
    expect(await analyst.move(first.rid, 'withdraw', '有误')).toMatchObject({ error: 'report_act_refused' });
    await analyst.save(next);
    await analyst.move(next, 'submit');
    await reviewer.move(next, 'issue');
    const [amended, former] = await ownReports(order_rid);
    if (!amended) throw new Error('the amended version is missing');
    const number = first.number.replace(/1$/, '2');
    expect(amended).toMatchObject({
      number,
      version: 2,
      state: 'issued',
      reason: '更正 S1 的 c 轴：抄录有误',
    });
    expect(former).toMatchObject({ number: first.number, state: 'replaced', replaced_by: number });
    expect((await verify(first.code)).data).toMatchObject({ state: 'replaced', replaced_by: number });
    // The former bytes stay as they were.
    const { url } = (await t.call('auth/report/file', { rid: first.rid }, { token: who.token })).data;
    expect(
      createHash('sha256')
        .update(await download(url))
        .digest('hex'),
    ).toBe(first.sha256);
    const link = (await t.call('auth/report/file', { rid: amended.rid }, { token: who.token })).data.url;
    expect((await pdfPages(await download(link))).join('\n')).toContain(`本版替换 ${first.number}`);

    await analyst.move(amended.rid, 'withdraw', '样品混淆');
    expect((await verify(amended.code)).data).toMatchObject({ state: 'withdrawn', replaced_by: null });
    expect((await verify(first.code)).data.state).toBe('replaced');
  },
);

test('a draft that is given up leaves its number to the next amendment', async () => {
  const { report } = await issued();
  const gone = await analyst.amend(report.rid, '误点');
  await analyst.move(gone, 'discard');
  const next = await analyst.amend(report.rid, '补充结论');
  await analyst.save(next, { conclusion: '单相。' });
  await analyst.move(next, 'submit');
  expect((await reviewer.move(next, 'issue')).data.number).toBe(report.number.replace(/1$/, '2'));
});

test('the owner chooses how the check page names the samples; strangers can neither read nor choose', async () => {
  const { rid: order_rid, report } = await issued();
  const choose = (mask: 'whole' | 'masked' | 'hidden', token = who.token) =>
    t.call('auth/report/mask', { rid: report.rid, mask }, { token });
  await choose('whole');
  expect((await verify(report.code)).data.samples).toEqual(['样品 1']);
  await choose('hidden');
  expect((await verify(report.code)).data).toMatchObject({ samples: [], sample_count: 1 });
  const stranger = (await member(t.db)).token;
  expect(await choose('whole', stranger)).toMatchObject({ error: 'not_found' });
  const asStranger = { token: stranger };
  expect(await t.call('auth/report/list', { order_rid }, asStranger)).toMatchObject({ error: 'not_found' });
  expect(await t.call('auth/report/file', { rid: report.rid }, asStranger)).toMatchObject({
    error: 'not_found',
  });
});

test('what was changed meanwhile is not saved over or issued', async () => {
  const rid = await analyst.begin((await tested()).code);
  const { revision, content } = await analyst.detail(rid);
  await analyst.save(rid);
  const auth = second;
  expect(await t.call('staff/report/save', { rid, revision, content }, auth)).toMatchObject({
    error: 'seen_changed',
  });
  const both = await Promise.all([reviewer.move(rid, 'submit'), analyst.move(rid, 'submit')]);
  expect(both.filter(({ code }) => code === 1)).toHaveLength(1);
});

test('of a thousand codes and files that are not those of the report none passes for it', async () => {
  const { report } = await issued();
  const { url } = (await t.call('auth/report/file', { rid: report.rid }, { token: who.token })).data;
  const bytes = await download(url);
  const hashOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex');
  const signs = [...'23456789ABCDEFGHJKMNPQRSTVWXYZ'];
  const forgeries = Array.from({ length: 500 }, (_, index) => {
    const file = Buffer.from(bytes);
    const at = Math.floor((index * bytes.length) / 500);
    file[at] = (file[at] ?? 0) ^ (1 << (index % 8));
    return file;
  });
  expect(forgeries.filter((file) => hashOf(file) === report.sha256)).toEqual([]);
  const codes = Array.from({ length: 500 }, (_, index) => {
    const at = index % report.code.length;
    const other = signs[(signs.indexOf(report.code[at] ?? '') + 1 + (index % 28)) % signs.length];
    return `${report.code.slice(0, at)}${other}${report.code.slice(at + 1)}`;
  });
  const answers: unknown[] = [];
  for (const [index, code] of codes.entries()) {
    if (index % 250 === 0) t.clock.pass(3700);
    answers.push((await verify(code)).error);
  }
  expect(new Set(answers)).toEqual(new Set(['not_found']));
});
