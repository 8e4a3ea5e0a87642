import { createServer, type Socket } from 'node:net';
import { smtpServer } from '../../../testing/smtpServer';
import { Rejected, Unreachable } from '../unreachable';
import type { MailContent } from './mail';
import { type SmtpSettings, smtpMail } from './smtpMail';

const mail: MailContent = {
  id: 'letter-1',
  subject: '数据已交付',
  text: '您好！\n\n您的订单 D2611180001：数据已交付。\n',
  html: '<p>您的订单 D2611180001：数据已交付。</p>',
};
const to = 'wang@example.com';

/** Returns the error of a mail that is not accepted. */
const failure = (settings: SmtpSettings, receiver = to): Promise<unknown> =>
  smtpMail(settings, { step: 300, mail: 600 })
    .send(receiver, mail)
    .then(
      () => 'accepted',
      (error) => error,
    );

test.each(['starttls', 'implicit', 'none'] as const)('a mail is delivered with TLS %s', async (tls) => {
  const server = await smtpServer({ tls });
  await smtpMail(server.settings).send(to, mail);
  expect(server.mails).toEqual([
    {
      to: [to],
      from: 'no-reply@lab.example',
      isEncrypted: tls !== 'none',
      user: tls === 'none' ? undefined : 'portal',
      headers: expect.objectContaining({
        'message-id': '<letter-1@portal.example>',
        from: '示例检测 <no-reply@lab.example>',
        to,
        subject: '数据已交付',
        'auto-submitted': 'auto-generated',
        'content-type': expect.stringMatching(/^multipart\/alternative/),
      }),
      parts: {
        'text/plain': expect.stringContaining('您的订单 D2611180001：数据已交付。'),
        'text/html': expect.stringContaining('<p>您的订单 D2611180001：数据已交付。</p>'),
      },
      attachments: [],
    },
  ]);
});

test('a subject and an address cannot add headers or receivers', async () => {
  const server = await smtpServer();
  const subject = '通知\r\nBcc: thief@example.com';
  await smtpMail(server.settings).send(to, { ...mail, subject });
  expect(server.mails[0]).toMatchObject({ to: [to] });
  expect(server.mails[0]?.headers).not.toHaveProperty('bcc');
  expect(await failure(server.settings, 'a@example.com, thief@example.com')).toBeInstanceOf(Rejected);
  expect(server.mails).toHaveLength(1);
});

test('a receiver or a content that is refused for good is rejected, a temporary refusal is not', async () => {
  const server = await smtpServer();
  const steps = ['receiver', 'content'] as const;
  for (const step of steps)
    for (const status of [450, 550]) {
      server.refuse = (at, address) =>
        at === step ? { status, text: `${address} is not welcome` } : undefined;
      const error = await failure(server.settings);
      expect(error).toBeInstanceOf(status === 550 ? Rejected : Unreachable);
      expect(error instanceof Rejected).toBe(status === 550);
      const command = step === 'receiver' ? 'RCPT TO' : 'DATA';
      expect(String(error)).toMatch(new RegExp(`SMTP: E[A-Z]+ ${command} ${status}$`));
    }
  expect(server.mails).toEqual([]);
});

test('a wrong login is not a rejection of the mail, and its failure does not contain the password', async () => {
  const server = await smtpServer();
  const error = await failure({ ...server.settings, login: { user: 'portal', password: 'wrong-secret' } });
  expect(error).toBeInstanceOf(Unreachable);
  expect(error).not.toBeInstanceOf(Rejected);
  expect(String(error)).toMatch(/SMTP: EAUTH \S.* 535$/);
  expect(String(error)).not.toContain('wrong-secret');
});

test('a server without encryption, or with a certificate of nobody, gets neither login nor mail', async () => {
  const plain = await smtpServer({ tls: 'none' });
  expect(String(await failure({ ...plain.settings, tls: 'starttls' }))).toContain('SMTP: ETLS');
  const server = await smtpServer();
  const { ca, ...untrusted } = server.settings;
  expect(ca).toBeDefined();
  expect(await failure(untrusted)).toBeInstanceOf(Unreachable);
  expect(await failure({ ...server.settings, host: '127.0.0.2' })).toBeInstanceOf(Unreachable);
  expect([...plain.mails, ...server.mails]).toEqual([]);
});

test('a server that is silent, slow or away fails after the timeout', async () => {
  const sockets: Socket[] = [];
  const drops: NodeJS.Timeout[] = [];
  const listen = async (greet: (socket: Socket) => void): Promise<number> => {
    const server = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      greet(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    server.unref();
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const { settings } = await smtpServer({ tls: 'none' });
  const silent = await listen(() => undefined);
  // Each line comes before the timeout of a step; the mail would never be delivered.
  const slow = await listen((socket) => {
    drops.push(setInterval(() => socket.write('220-wait\r\n'), 50));
  });
  const gone = { ...settings, host: '127.0.0.1', port: 9 };
  for (const one of [{ ...settings, port: silent }, { ...settings, port: slow }, gone])
    expect(await failure(one)).toBeInstanceOf(Unreachable);
  for (const drop of drops) clearInterval(drop);
  for (const socket of sockets) socket.destroy();
});
