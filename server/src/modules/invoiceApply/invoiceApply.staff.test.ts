import { eq } from 'drizzle-orm';
import { member, type TestMember } from '../../../testing/factories';
import {
  type Invoicing,
  invoiceBytes,
  invoicing,
  nextInvoiceNumber,
  paidStatement,
} from '../../../testing/invoices';
import { type Lab, lab } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { audits } from '../audit/audit.table';

let t: TestApp;
let desk: Lab;
let who: TestMember;
let bill: Invoicing;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  desk = await lab(t);
  who = await member(t.db);
  bill = await invoicing(t, desk, who);
});

const token = () => ({ token: desk.token });
const take = (code: string) => t.call('staff/invoiceApply/take', { code }, token());
const issue = (code: string, number = nextInvoiceNumber()) =>
  t.call('staff/invoiceApply/issue', { code, number }, token());
const redIssue = (code: string, number = nextInvoiceNumber()) =>
  t.call('staff/invoiceApply/redIssue', { code, number }, token());
const redConfirm = (code: string) =>
  t.call('staff/invoiceApply/redConfirm', { code, note: '双方已确认' }, token());
const redLetter = (rid: string) =>
  t.call('auth/invoiceApply/redLetter', { rid, reason: '税号有误' }, { token: who.token });
const info = async (rid: string) =>
  (await t.call('auth/invoiceApply/info', { rid }, { token: who.token })).data;
const open = async () =>
  (await t.call('auth/asset/invoiceHistory', {}, { token: who.token })).data.list.map(
    ({ open_fen }) => open_fen,
  );
const link = (rid: string, slot: 'xml' | 'ofd' | 'pdf', red = false) =>
  t.call('auth/invoiceApply/file', { rid, slot, red }, { token: who.token });
const notices = async () =>
  (await t.call('auth/message/list', {}, { token: who.token })).data.list.map(({ title }) => title);
const noticeLinks = async () =>
  (await t.call('auth/message/list', {}, { token: who.token })).data.list.map(({ link }) => link);
const auditOf = (target: string) =>
  t.db.read((tx) => tx.select().from(audits).where(eq(audits.target, target)).orderBy(audits.id));

/** A request over the whole of a paid statement. */
async function asked(type: 1 | 3 = 1) {
  const { rid, total_fen } = await paidStatement(t, desk, who);
  return { ...(await bill.asked(rid, total_fen, { type })), total_fen };
}

test('an issued invoice has its number and files, which are downloaded byte for byte; the member is told', async () => {
  const { rid, code } = await asked(3);
  await take(code);
  for (const slot of ['xml', 'ofd'] as const) await bill.addFile(code, slot);
  const early = await issue(code);
  expect(early).toMatchObject({ status: 409, error: 'invoice_files_missing' });
  expect(early.msg).toBe('请先上传发票文件：PDF');
  expect((await info(rid)).files).toEqual([]);
  expect((await link(rid, 'xml')).error).toBe('not_found');
  await bill.addFile(code, 'pdf');
  const number = nextInvoiceNumber();
  expect((await issue(code, number)).data).toEqual({ code, state: 'issued', approval: null });
  const { files, can, ...rest } = await info(rid);
  expect(rest).toMatchObject({ number, state: 'issued', red_number: null });
  expect([can, files.map(({ slot, size }) => [slot, size])]).toEqual([
    ['redLetter'],
    (['ofd', 'pdf', 'xml'] as const).map((slot) => [slot, invoiceBytes[slot].byteLength]),
  ]);
  for (const slot of ['xml', 'ofd', 'pdf'] as const) {
    const response = await t.app.inject((await link(rid, slot)).data.url);
    expect(response.rawPayload.equals(invoiceBytes[slot])).toBe(true);
    expect(response.headers['content-type']).toBe(`application/${slot}`);
  }
  const print = (slot: 'xml' | 'pdf') =>
    t.call('auth/invoiceApply/file', { rid, slot, print: true }, { token: who.token });
  const { url } = (await print('pdf')).data;
  const shown = await t.app.inject(url);
  expect(shown.rawPayload.equals(invoiceBytes.pdf)).toBe(true);
  expect(shown.headers['content-disposition']).toMatch(/^inline; /);
  expect(shown.headers['x-content-type-options']).toBe('nosniff');
  expect((await print('xml')).fields?.slot).toBe('[文件格式]格式不正确');
  // A link that downloads does not show the file, and nothing but invoices is shown.
  const other = (await link(rid, 'pdf')).data.url.replace('/file/', '/print/');
  expect((await t.app.inject(other)).json().data.error).toBe('link_expired');
  expect(await notices()).toContain('发票已开具');
  expect(await noticeLinks()).toContain(`/member/invoiceLs?rid=${rid}`);
  expect((await auditOf(code)).at(-1)).toMatchObject({
    act: 'invoiceApply.issue',
    note: number,
    before: { state: 'issuing', number: null },
    after: { state: 'issued', number },
  });
});

test('an ordinary invoice needs its PDF only; a slot that was empty may be filled later, no file is replaced', async () => {
  const { code } = await asked();
  await take(code);
  await bill.addFile(code, 'pdf');
  expect((await bill.addFile(code, 'pdf')).code).toBe(1);
  expect((await issue(code)).code).toBe(1);
  expect((await bill.addFile(code, 'pdf')).msg).toBe('PDF 文件已随发票开具，不能替换');
  expect((await bill.addFile(code, 'xml')).code).toBe(1);
  const detail = await t.call('staff/invoiceApply/detail', { code }, token());
  expect(detail.data.links.map(({ slot }) => slot)).toEqual(['pdf', 'xml']);
  expect((await t.app.inject(detail.data.links[1]?.link ?? '')).rawPayload.equals(invoiceBytes.xml)).toBe(
    true,
  );
});

test.each([
  ['pdf', 'xml'],
  ['ofd', 'pdf'],
  ['xml', 'ofd'],
] as const)('a file of another format than %s is refused and not kept', async (slot, other) => {
  const { code } = await asked();
  await take(code);
  const stored = t.ports.stored.size;
  const answer = await bill.addFile(code, slot, invoiceBytes[other]);
  expect(answer).toMatchObject({ status: 422, error: 'file_type_refused' });
  expect(t.ports.stored.size).toBe(stored);
});

test('a number is of 20 digits and stored once, also between invoices and red letters', async () => {
  const { rid, code } = await asked();
  const number = await bill.issue(code);
  const other = await asked();
  await take(other.code);
  await bill.addFile(other.code, 'pdf');
  expect((await issue(other.code, '123')).fields?.number).toBe('[发票号码]应为 20 位数字');
  expect((await issue(other.code, number)).error).toBe('invoice_number_taken');
  await redLetter(rid);
  await redConfirm(code);
  await bill.addFile(code, 'pdf');
  expect((await redIssue(code, number)).error).toBe('invoice_number_taken');
});

test('a refused request tells the reason and frees its amount; its files are dropped', async () => {
  const { rid, code, total_fen } = await asked();
  await take(code);
  await bill.addFile(code, 'pdf');
  expect(await open()).toEqual([0]);
  await t.call('staff/invoiceApply/refuse', { code, reason: '税号有误' }, token());
  expect(await info(rid)).toMatchObject({ state: 'refused', reason: '税号有误', files: [] });
  expect(await open()).toEqual([total_fen]);
  expect(await notices()).toContain('开票申请未通过');
  const { data } = await t.call('staff/invoiceApply/detail', { code }, token());
  expect(data.links).toEqual([]);
});

test('only an issued red letter frees the amount; it has its own number and files', async () => {
  const { rid, code, total_fen } = await asked();
  const number = await bill.issue(code);
  expect((await redLetter(rid)).data).toMatchObject({ state: 'red_applied', can: ['redWithdraw'] });
  expect((await redIssue(code)).error).toBe('invoice_apply_act_refused');
  expect((await bill.addFile(code, 'pdf')).error).toBe('invoice_apply_act_refused');
  expect((await redConfirm(code)).data.state).toBe('red_confirmed');
  expect(await open()).toEqual([0]);
  const red = Buffer.from('%PDF-1.7 red');
  await bill.addFile(code, 'pdf', red);
  expect((await link(rid, 'pdf', true)).error).toBe('not_found');
  const red_number = nextInvoiceNumber();
  expect((await redIssue(code, red_number)).data.state).toBe('red');
  expect(await open()).toEqual([total_fen]);
  expect(await info(rid)).toMatchObject({ state: 'red', number, red_number, can: [] });
  expect((await t.app.inject((await link(rid, 'pdf', true)).data.url)).rawPayload.equals(red)).toBe(true);
  expect((await t.app.inject((await link(rid, 'pdf')).data.url)).rawPayload.equals(invoiceBytes.pdf)).toBe(
    true,
  );
  expect(await notices()).toContain('发票已红冲');
});

test('a red letter is withdrawn: by the member until it is confirmed, by staff until it is issued', async () => {
  const { rid, code } = await asked();
  await bill.issue(code);
  await redLetter(rid);
  const cancel = () => t.call('auth/invoiceApply/cancel', { rid }, { token: who.token });
  expect((await cancel()).data.state).toBe('issued');
  await t.call('staff/invoiceApply/redLetter', { code, reason: '税率有误' }, token());
  expect(await notices()).toContain('发票将红冲');
  await redConfirm(code);
  expect((await cancel()).error).toBe('invoice_apply_act_refused');
  await bill.addFile(code, 'pdf');
  await t.call('staff/invoiceApply/redWithdraw', { code, reason: '发票已抵扣' }, token());
  expect(await info(rid)).toMatchObject({ state: 'issued', reason: '发票已抵扣' });
  const { data } = await t.call('staff/invoiceApply/detail', { code }, token());
  expect(data.links.filter(({ red }) => red)).toEqual([]);
  expect(data.events.map(({ act }) => act).slice(-4)).toEqual([
    ...['redWithdraw', 'redLetter', 'redConfirm', 'redWithdraw'],
  ]);
  expect(await notices()).toContain('红冲已撤回');
});

test('above the setting a second person agrees; another file or a refusal withdraws the request', async () => {
  const setting = (value: number) => t.call('staff/setting/update', { key: 'approvalFen', value }, token());
  const other = await lab(t);
  const agree = (approval: string | null) =>
    t.call('staff/approval/agree', { code: approval ?? '' }, { token: other.token });
  const { rid, code, total_fen } = await asked();
  await take(code);
  await bill.addFile(code, 'pdf');
  await setting(total_fen - 1);
  const number = nextInvoiceNumber();
  const first = (await issue(code, number)).data;
  expect(first).toMatchObject({ state: 'issuing', approval: expect.stringMatching(/^F/) });
  await bill.addFile(code, 'pdf');
  expect((await agree(first.approval)).error).toBe('approval_decided');
  expect((await agree((await issue(code, number)).data.approval)).code).toBe(1);
  expect(await info(rid)).toMatchObject({ state: 'issued', number });
  await redLetter(rid);
  await redConfirm(code);
  await bill.addFile(code, 'pdf');
  const red = (await redIssue(code)).data.approval;
  expect(await open()).toEqual([0]);
  expect((await agree(red)).code).toBe(1);
  expect(await open()).toEqual([total_fen]);
  await setting(5_000_000);
});

test('staff list requests by state, the one that waits longest first', async () => {
  const first = await asked();
  t.clock.pass(1);
  const second = await asked();
  const list = async () =>
    (await t.call('staff/invoiceApply/list', { states: ['waiting'], size: 100 }, token())).data.list
      .filter(({ code }) => [first.code, second.code].includes(code))
      .map(({ code, member }) => [code, member.includes('李同学')]);
  expect(await list()).toEqual([
    [first.code, true],
    [second.code, true],
  ]);
  await take(first.code);
  expect(await list()).toEqual([[second.code, true]]);
});

test('an open request stands in the way of closing the account', async () => {
  const { code } = await asked();
  const { data } = await t.call('auth/user/closing', {}, { token: who.token });
  expect(data.obstacles).toContainEqual({
    kind: 'invoiceApply',
    count: 1,
    codes: [code],
    link: '/member/invoiceLs',
  });
});
