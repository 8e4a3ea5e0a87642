import { limits } from '@portal/shared/rules';
import { member, type TestMember } from '../../../testing/factories';
import { type Invoicing, invoiceBytes, invoicing, paidStatement } from '../../../testing/invoices';
import { type Lab, lab } from '../../../testing/orders';
import { testPorts } from '../../../testing/ports';
import { type FakeSmtpServer, smtpServer } from '../../../testing/smtpServer';
import { type TestApp, testApp } from '../../../testing/testApp';
import { smtpMail } from '../../ports/mail/smtpMail';
import { outboxJob } from '../message/outbox.job';
import { setEmail } from '../user/user.repo';

let t: TestApp;
let server: FakeSmtpServer;
let desk: Lab;
let who: TestMember;
let bill: Invoicing;
let statement: Awaited<ReturnType<typeof paidStatement>>;
beforeAll(async () => {
  server = await smtpServer();
  t = await testApp({ deps: { ports: { ...testPorts(), mail: smtpMail(server.settings) } } });
  desk = await lab(t);
});
beforeEach(async () => {
  who = await member(t.db, { email: 'li@example.com' });
  bill = await invoicing(t, desk, who);
  statement = await paidStatement(t, desk, who);
  await round();
  server.mails.length = 0;
});

const round = () => outboxJob.run(t.deps, t.app.log);
const mail = (rid: string, email?: string) =>
  t.call('auth/invoiceApply/mail', { rid, ...(email && { email }) }, { token: who.token });

test('the files of an issued invoice are attached to a mail to the given address, byte for byte', async () => {
  const { rid, code } = await bill.asked(statement.rid, 1_234, { note: '<b>我的备注</b>' });
  const number = await bill.issue(code);
  await round();
  server.mails.length = 0;
  expect((await mail(rid, 'finance@example.com')).data).toEqual({ email: 'finance@example.com' });
  await round();
  const [received, ...others] = server.mails;
  expect(others).toEqual([]);
  expect(received).toMatchObject({
    to: ['finance@example.com'],
    headers: { subject: `【示例检测】电子普通发票 ${number}：${code}` },
    attachments: [
      { name: '发票.ofd', mime: 'application/ofd', bytes: invoiceBytes.ofd },
      { name: '发票.pdf', mime: 'application/pdf', bytes: invoiceBytes.pdf },
      { name: '发票.xml', mime: 'application/xml', bytes: invoiceBytes.xml },
    ],
  });
  const { 'text/plain': text = '', 'text/html': html = '' } = received?.parts ?? {};
  expect(text).toContain(`申请单号 ${code}，发票号码 ${number}，金额 ¥12.34`);
  expect(text).toContain('附件：发票.ofd、发票.pdf、发票.xml');
  expect(text).toMatch(/有限公司为.+开具的电子普通发票见附件/);
  // The receiver may be no member, and reads nothing else that the member wrote.
  for (const words of ['我的备注', '查看详情', '通知设置', '/member/'])
    expect(text + html).not.toContain(words);
});

test('the files are sent to the address in the request, once it is issued and once for its red letter', async () => {
  const { rid, code, email } = await bill.asked(statement.rid, 100, { email: 'desk@example.com' });
  expect(email).toBe('desk@example.com');
  await round();
  expect(server.mails).toEqual([]);
  const change = { rid, type: 1 as const, invoice_rid: bill.invoice_rid, email: 'lab@example.com' };
  const parts = [{ statement_rid: statement.rid, amount_fen: 100 }];
  await t.call('auth/invoiceApply/edit', { ...change, parts }, { token: who.token });
  const number = await bill.issue(code);
  await round();
  const ofFiles = () => server.mails.filter(({ attachments }) => attachments.length > 0);
  expect(ofFiles()).toMatchObject([
    { to: ['lab@example.com'], headers: { subject: `【示例检测】电子普通发票 ${number}：${code}` } },
  ]);
  expect(ofFiles()[0]?.attachments).toHaveLength(3);
  server.mails.length = 0;
  await t.call('auth/invoiceApply/redLetter', { rid, reason: '抬头有误' }, { token: who.token });
  await bill.redIssue(code);
  await round();
  expect(ofFiles()).toMatchObject([{ to: ['lab@example.com'] }]);
  expect(ofFiles()[0]?.attachments).toHaveLength(6);
});

test('a receipt is sent at once; files that are too large for an e-mail are not, and the member is told', async () => {
  await bill.asked(statement.rid, 100, { type: 6, email: 'desk@example.com' });
  await round();
  expect(server.mails).toMatchObject([
    { to: ['desk@example.com'], attachments: [{ mime: 'application/pdf' }] },
  ]);
  server.mails.length = 0;
  const { code } = await bill.asked(statement.rid, 100, { email: 'desk@example.com' });
  const large = Buffer.concat([invoiceBytes.pdf, Buffer.alloc(limits.mailBytes)]);
  await bill.issue(code, { pdf: large });
  await round();
  expect(server.mails.filter(({ attachments }) => attachments.length > 0)).toEqual([]);
  const { list } = (await t.call('auth/message/list', {}, { token: who.token })).data;
  expect(list.map(({ title }) => title)).toContain('发票文件未发送到邮箱');
  const ask = await bill.ask(statement.rid, 100, { email: 'nobody' });
  expect(ask.fields?.email).toBe('[接收邮箱]格式不正确');
});

test('without an address the mail goes to the member; a receipt is made for its first mail', async () => {
  const { rid, code } = await bill.asked(statement.rid, 100, { type: 6 });
  expect((await mail(rid)).data).toEqual({ email: 'li@example.com' });
  await round();
  const [received] = server.mails;
  expect(received).toMatchObject({
    to: ['li@example.com'],
    headers: { subject: `【示例检测】收据 ${code}` },
  });
  expect(received?.attachments.map(({ name }) => name)).toEqual([`收据-${code}.pdf`]);
  expect(received?.attachments[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a member without an address names one; nothing is mailed before the invoice is issued', async () => {
  const { rid } = await bill.asked(statement.rid, 100);
  expect((await mail(rid)).error).toBe('not_found');
  await t.db.transaction((tx) => setEmail(tx, who.rid, ''));
  const receipt = await bill.asked(statement.rid, 100, { type: 6 });
  expect(await mail(receipt.rid)).toMatchObject({
    status: 422,
    fields: { email: expect.stringContaining('请填写接收邮箱') },
  });
  expect((await mail(receipt.rid, 'not an address')).fields?.email).toBe('[邮箱]格式不正确');
});

test('a member mails ten times an hour', async () => {
  const { rid } = await bill.asked(statement.rid, 100, { type: 6 });
  for (let count = 0; count < 10; count++) expect((await mail(rid, 'a@example.com')).code).toBe(1);
  expect((await mail(rid, 'a@example.com')).status).toBe(429);
});

describe('the finance office', () => {
  const edit = (emails: string[], auto = false) =>
    t.call('auth/invoiceApply/finance/edit', { emails, auto }, { token: who.token });
  const sendTo = (rid: string) => t.call('auth/invoiceApply/finance/send', { rid }, { token: who.token });
  const attached = () =>
    server.mails.filter(({ attachments }) => attachments.length > 0).flatMap(({ to }) => to);

  test('gets the files of an issued invoice at each of its addresses, once however often it is sent within a minute', async () => {
    const named = { emails: ['cw@example.com', 'bx@example.com'], auto: false };
    expect((await edit(['ｃｗ＠example。com ', 'bx@example.com'])).data).toEqual(named);
    const { data: kept } = await t.call('auth/invoiceApply/finance/detail', {}, { token: who.token });
    expect(kept).toEqual(named);
    const { rid, code } = await bill.asked(statement.rid, 100);
    expect(await sendTo(rid)).toMatchObject({ error: 'not_found' });
    await bill.issue(code);
    await round();
    expect(attached()).toEqual([]);
    const [first, second] = await Promise.all([sendTo(rid), sendTo(rid)]);
    expect(second.data).toEqual(first.data);
    await round();
    expect(attached().sort()).toEqual(['bx@example.com', 'cw@example.com']);
    const info = await t.call('auth/invoiceApply/info', { rid }, { token: who.token });
    expect(info.data.finance_sent).toEqual(first.data);
    t.clock.pass(61);
    await sendTo(rid);
    await round();
    expect(attached()).toHaveLength(4);
  });

  test('gets each issued invoice and its red letter by itself, and never two copies with the address of the request', async () => {
    await edit(['cw@example.com', 'bx@example.com'], true);
    const { rid, code } = await bill.asked(statement.rid, 100, { email: 'CW@example.com' });
    await bill.issue(code);
    await round();
    expect(attached().sort()).toEqual(['bx@example.com', 'cw@example.com']);
    server.mails.length = 0;
    await edit(['cw@example.com'], false);
    await t.call('auth/invoiceApply/redLetter', { rid, reason: '抬头有误' }, { token: who.token });
    await bill.redIssue(code);
    await round();
    expect(attached()).toEqual(['CW@example.com']);
  });

  test('has five addresses at most, each once and each one an address; without one nothing is sent', async () => {
    const many = Array.from({ length: 6 }, (_, index) => `cw${index}@example.com`);
    expect((await edit(many)).fields?.emails).toBe('[财务邮箱]不能超过 5 个');
    expect((await edit(['cw@example.com', 'CW@example.com'])).fields?.emails).toBe('[财务邮箱]不能重复');
    expect((await edit(['cw@example'])).fields).toEqual({ 'emails.0': '[财务邮箱]格式不正确' });
    const { rid } = await bill.asked(statement.rid, 100, { type: 6 });
    expect(await sendTo(rid)).toMatchObject({ status: 409, error: 'finance_email_missing' });
  });
});
