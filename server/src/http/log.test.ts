import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { member, testPassword } from '../../testing/factories';
import { testApp, testEnv } from '../../testing/testApp';
import { insertUser } from '../modules/user/user.repo';
import { logStream } from './logStream';

test('the log has a line for each request and contains no password, code, token or personal data', async () => {
  const lines: string[] = [];
  const t = await testApp({
    deps: { env: { ...testEnv, logLevel: 'debug' }, logStream: { write: (line) => void lines.push(line) } },
  });
  const { phone, token, refreshToken } = await member(t.db, { email: 'somebody@example.com' });
  await t.call('open/login', { account: phone, password: testPassword });
  await t.call('auth/user/info', {}, { token });
  await t.app.inject({ method: 'POST', url: `/api/open/refresh4token?token=${refreshToken}` });
  await t.call('open/code4sms', { phone: '13700000009', useFor: 0 });
  const code = /\d{6}/.exec(t.ports.lastSms('13700000009'))?.[0] ?? '';
  await t.call('open/sign', { phone: '13700000009', code, password: 'a-Quiet-Harbour' });
  const twice = { rid: 'twice', account: phone, phone, password_hash: 'the-hash', created: t.clock.now() };
  const error = await t.db
    .transaction((tx) => insertUser(tx, { ...twice, invitation_code: 'TWICE' }))
    .catch((thrown: unknown) => thrown);
  t.app.log.error({ err: error, password: 'spoken', body: { token: 'spoken' } }, 'a query failed');

  const log = lines.join('');
  expect(log).toContain('/api/open/refresh4token');
  expect(log).toContain('23505');
  for (const secret of [
    phone,
    testPassword,
    token,
    refreshToken,
    code,
    'a-Quiet-Harbour',
    'the-hash',
    'spoken',
  ])
    expect(log).not.toContain(secret);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
});

test('lines of one turn of the event loop are one write; closing writes what is left', async () => {
  const written: string[] = [];
  const output = new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      written.push(text);
      done();
    },
  });
  const log = logStream(output);
  log.write('one\n');
  log.write('two\n');
  expect(written).toEqual([]);
  await setImmediate();
  expect(written).toEqual(['one\ntwo\n']);
  log.write('three\n');
  log.close();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});
