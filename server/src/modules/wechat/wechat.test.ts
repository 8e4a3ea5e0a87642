import { codeBySms, newPhone } from '../../../testing/account';
import { member } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { poll, pressPhone, requestTicket } from '../../../testing/wechat';
import { ticketJob } from '../ticket/ticket.job';
import { findTicket } from '../ticket/ticket.repo';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

/** Returns a ticket that was scanned and confirmed. */
async function confirmed(openid: string): Promise<string> {
  const { ticket, scene } = await requestTicket(t);
  await pressPhone(t, 'scan', scene, openid);
  await pressPhone(t, 'confirm', scene, openid);
  return ticket;
}

/** Returns the text message with the code for a binding. */
async function bindCode(phone: string, ticket: string): Promise<string> {
  await t.call('open/code4sms', { phone, useFor: 3, ticket });
  return /\d{6}/.exec(t.ports.lastSms(phone))?.[0] ?? '';
}

test('a ticket waits, is scanned and confirmed by a new user, who enters a phone and is logged in', async () => {
  const { ticket, scene, expire_seconds } = await requestTicket(t);
  expect(expire_seconds).toBe(180);
  expect((await poll(t, ticket)).data).toEqual({ state: 'waiting' });
  await pressPhone(t, 'scan', scene, 'wx-new');
  expect((await poll(t, ticket)).data).toEqual({ state: 'scanned' });
  await pressPhone(t, 'confirm', scene, 'wx-new');
  expect((await poll(t, ticket)).data).toEqual({ state: 'bind' });

  const phone = newPhone();
  const code = await bindCode(phone, ticket);
  const bound = await t.call('open/wx/bind', { ticket, phone, code });
  const info = await t.call('auth/user/info', {}, { token: bound.data.token });
  expect(info.data.userInfo.account).toBe(phone);

  const again = await poll(t, await confirmed('wx-new'));
  expect(again.data.state).toBe('done');
  const token = again.data.login?.token ?? '';
  expect((await t.call('auth/user/info', {}, { token })).data.userInfo.account).toBe(phone);
});

test('a phone with an account is bound to it, and a newer binding replaces the one before', async () => {
  const { phone, rid } = await member(t.db);
  for (const openid of ['wx-first', 'wx-second']) {
    const ticket = await confirmed(openid);
    const code = await codeBySms(t, phone, 3);
    const { data } = await t.call('open/wx/bind', { ticket, phone, code });
    const info = await t.call('auth/user/info', {}, { token: data.token });
    expect(info.data.userInfo.rid).toBe(rid);
    const notices = await t.call('auth/message/list', {}, { token: data.token });
    expect(notices.data.list[0]?.title).toBe('微信已绑定');
    t.clock.pass(61);
  }
  expect((await poll(t, await confirmed('wx-first'))).data.state).toBe('bind');
  expect((await poll(t, await confirmed('wx-second'))).data.state).toBe('done');
});

describe('a ticket', () => {
  test('works only for the requesting browser, not for others who see the QR code', async () => {
    const { scene } = await requestTicket(t);
    for (const ticket of [scene, `${scene}.`, `${scene}.guess`, 'nothing.at-all', '.'])
      expect((await poll(t, ticket)).data).toEqual({ state: 'expired' });
  });

  test('logs in once; for ten seconds the same answer is repeated, because a poll may be lost', async () => {
    await bound('wx-once');
    const ticket = await confirmed('wx-once');
    const first = await poll(t, ticket);
    expect((await poll(t, ticket)).data).toEqual(first.data);
    t.clock.pass(11);
    expect((await poll(t, ticket)).data).toEqual({ state: 'expired' });
    expect((await t.call('auth/user/info', {}, { token: first.data.login?.token ?? '' })).status).toBe(200);
  });

  test('expires, scanned or not', async () => {
    const { ticket } = await requestTicket(t);
    const { ticket: scanned, scene } = await requestTicket(t);
    await pressPhone(t, 'scan', scene, 'wx-late');
    t.clock.pass(180);
    expect((await poll(t, ticket)).data).toEqual({ state: 'expired' });
    await pressPhone(t, 'confirm', scene, 'wx-late');
    expect((await poll(t, scanned)).data).toEqual({ state: 'expired' });
  });

  test('is deleted after its expiry, and not before', async () => {
    const { scene } = await requestTicket(t);
    const kept = async () => {
      await ticketJob.run(t.deps, t.app.log);
      return (await t.db.read((tx) => findTicket(tx, scene))) !== undefined;
    };
    expect(await kept()).toBe(true);
    t.clock.pass(181);
    expect(await kept()).toBe(false);
  });

  test('belongs to the first user who scanned it', async () => {
    const { ticket, scene } = await requestTicket(t);
    await pressPhone(t, 'scan', scene, 'wx-one');
    await pressPhone(t, 'scan', scene, 'wx-other');
    await pressPhone(t, 'confirm', scene, 'wx-other');
    expect((await poll(t, ticket)).data).toEqual({ state: 'scanned' });
  });
});

describe('binding', () => {
  test('needs a confirmed ticket and a valid code', async () => {
    const phone = newPhone();
    const waiting = (await requestTicket(t)).ticket;
    const early = await t.call('open/wx/bind', { ticket: waiting, phone, code: '123456' });
    expect(early).toMatchObject({ status: 409, error: 'ticket_expired' });
    const ticket = await confirmed('wx-wrong');
    const code = await bindCode(phone, ticket);
    const wrong = code === '123456' ? '654321' : '123456';
    expect(await t.call('open/wx/bind', { ticket, phone, code: wrong })).toMatchObject({
      status: 422,
      error: 'code_wrong',
    });
    expect((await t.call('open/wx/bind', { ticket, phone, code })).status).toBe(200);
    expect(await t.call('open/wx/bind', { ticket, phone, code })).toMatchObject({ error: 'ticket_expired' });
  });

  test('without a ticket to bind, a phone without an account is sent no login code', async () => {
    const phone = newPhone();
    expect(await bindCode(phone, (await requestTicket(t)).ticket)).toBe('');
    expect(t.ports.lastSms(phone)).toContain('尚未注册');
  });

  test('is possible for ten minutes, and not after eleven', async () => {
    const ticket = await confirmed('wx-slow');
    t.clock.pass(599);
    expect((await poll(t, ticket)).data).toEqual({ state: 'bind' });
    t.clock.pass(1);
    expect((await poll(t, ticket)).data).toEqual({ state: 'expired' });
  });
});

async function bound(openid: string): Promise<void> {
  const { phone } = await member(t.db);
  const ticket = await confirmed(openid);
  await t.call('open/wx/bind', { ticket, phone, code: await codeBySms(t, phone, 3) });
}
