import { member, type TestMember } from '../../../testing/factories';
import { testPorts } from '../../../testing/ports';
import { type FakeSmtpServer, smtpServer } from '../../../testing/smtpServer';
import { type TestApp, testApp, testEnv } from '../../../testing/testApp';
import { smtpMail } from '../../ports/mail/smtpMail';
import { notify } from './message.service';
import { outboxJob } from './outbox.job';

let t: TestApp;
let server: FakeSmtpServer;
let student: TestMember;
const log: string[] = [];
beforeAll(async () => {
  server = await smtpServer();
  t = await testApp({
    deps: {
      ports: { ...testPorts(), mail: smtpMail(server.settings) },
      env: { ...testEnv, publicUrl: 'https://portal.example', logLevel: 'warn' },
      logStream: { write: (line) => log.push(line) },
    },
  });
});
beforeEach(async () => {
  student = await member(t.db, { email: 'student@example.com' });
  server.mails.length = 0;
  server.refuse = () => undefined;
  log.length = 0;
});

const deliver = (text = '您的订单 D1：数据已交付。') =>
  t.db.transaction((tx) =>
    notify(
      tx,
      student.rid,
      { kind: 'data', title: '数据已交付', text, link: '/member/order/r1' },
      t.clock.now(),
    ),
  );
const round = () => outboxJob.run(t.deps, t.app.log);

test('a notice is mailed as text and as HTML, with links to the portal', async () => {
  await deliver('您的订单 <D1>：数据"已交付"。');
  await round();
  expect(server.mails).toMatchObject([
    { to: ['student@example.com'], headers: { subject: '【示例检测】数据已交付' } },
  ]);
  const { 'text/plain': text = '', 'text/html': html = '' } = server.mails[0]?.parts ?? {};
  expect(text).toContain('您的订单 <D1>：数据"已交付"。');
  expect(text).toContain('查看详情：https://portal.example/member/order/r1\n');
  expect(text).toContain('https://portal.example/member/information');
  expect(html).toContain('您的订单 &lt;D1&gt;：数据&quot;已交付&quot;。');
  expect(html).toContain('<a href="https://portal.example/member/order/r1"');
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).toMatch(/viewport.*color-scheme/);
});

test('a temporary refusal is tried again with the same Message-ID, and not logged with the address', async () => {
  server.refuse = (_, to) => ({ status: 451, text: `${to} later` });
  await deliver();
  await round();
  t.clock.pass(61);
  let tried = 0;
  const ids = new Set<string>();
  const send = t.deps.ports.mail.send;
  const spy = jest.spyOn(t.deps.ports.mail, 'send').mockImplementation((to, mail) => {
    tried++;
    ids.add(mail.id);
    return send(to, mail);
  });
  await round();
  server.refuse = () => undefined;
  t.clock.pass(121);
  await round();
  spy.mockRestore();
  expect(tried).toBe(2);
  expect(server.mails.map(({ headers }) => headers['message-id'])).toEqual(
    [...ids].map((id) => `<${id}@portal.example>`),
  );
  expect(log.join()).toContain('SMTP: EENVELOPE RCPT TO 451');
  expect(log.join()).not.toMatch(/student|example\.com|已交付/);
});

test('a receiver that is rejected for good is given up after three attempts', async () => {
  let asked = 0;
  server.refuse = () => {
    asked++;
    return { status: 550, text: 'no such user' };
  };
  await deliver();
  for (let count = 0; count < 6; count++) {
    await round();
    t.clock.pass(6 * 3600);
  }
  expect(asked).toBe(3);
  expect(log.at(-1)).toContain('a notice is given up');
});

test('nobody is mailed without an address', async () => {
  student = await member(t.db, { email: '' });
  await deliver();
  await round();
  expect(server.mails).toEqual([]);
});
