import { contract, type Endpoint, type Path } from '@portal/shared/contract';
import { currentVersions } from '@portal/shared/rules';
import { codeBySms, newPhone } from '../../../testing/account';
import { member, testPassword } from '../../../testing/factories';
import { order } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { pressPhone, requestTicket } from '../../../testing/wechat';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(() => t.clock.pass(3600));

const consent = currentVersions();
const old = { license: '2000-01-01', policy: '2000-01-01' };
const list = async (token: string) => (await t.call('auth/user/consent/list', {}, { token })).data;
const missing = async (token: string) => (await t.call('auth/user/info', {}, { token })).data.missingConsents;

async function registered(versions?: Readonly<Record<string, string>>) {
  const phone = newPhone();
  const code = await codeBySms(t, phone, 0);
  await t.call('open/sign', { phone, code, password: testPassword, ...(versions && { consent: versions }) });
  const { data } = await t.call('open/login', { account: phone, password: testPassword });
  return { phone, token: data.token };
}

describe('a consent is stored with document, version, time and source', () => {
  test('on registering', async () => {
    const given = t.clock.now().toISOString();
    const { token } = await registered(consent);
    expect(await missing(token)).toEqual([]);
    expect(await list(token)).toEqual([
      { document: 'license', version: consent.license, source: 'registration', given, withdrawn: null },
      { document: 'policy', version: consent.policy, source: 'registration', given, withdrawn: null },
    ]);
  });

  test('at the first login by code', async () => {
    const { phone } = await member(t.db, { consented: false }, t.clock.now());
    const login = await t.call('open/loginForCode', { phone, code: await codeBySms(t, phone, 3), consent });
    expect(await list(login.data.token)).toMatchObject([{ source: 'code' }, { source: 'code' }]);
    t.clock.pass(61);
    const again = await t.call('open/loginForCode', { phone, code: await codeBySms(t, phone, 3), consent });
    expect(await list(again.data.token)).toHaveLength(2);
  });

  test('when a WeChat user binds a phone', async () => {
    const phone = newPhone();
    const { ticket, scene } = await requestTicket(t);
    await pressPhone(t, 'scan', scene, 'wx-consent');
    await pressPhone(t, 'confirm', scene, 'wx-consent');
    await t.call('open/code4sms', { phone, useFor: 3, ticket });
    const code = /\d{6}/.exec(t.ports.lastSms(phone))?.[0] ?? '';
    const bound = await t.call('open/wx/bind', { ticket, phone, code, consent });
    expect(await list(bound.data.token)).toMatchObject([{ source: 'wechat' }, { source: 'wechat' }]);
  });

  test('when the portal requested it, stored once for two tabs at the same time', async () => {
    const { token } = await member(t.db, { consented: false }, t.clock.now());
    expect(await missing(token)).toEqual(['license', 'policy']);
    await Promise.all([1, 2].map(() => t.call('auth/user/consent/add', { consent }, { token })));
    expect(await list(token)).toMatchObject([{ source: 'asked' }, { source: 'asked' }]);
    expect(await missing(token)).toEqual([]);
  });
});

describe('payloads without a consent stay valid; the member is asked for it afterwards', () => {
  test('after registering by the bare call', async () => {
    const { token } = await registered();
    expect(await missing(token)).toEqual(['license', 'policy']);
    expect(await list(token)).toEqual([]);
  });

  test('after agreeing to a version that is no longer in force', async () => {
    const { token } = await registered({ ...consent, policy: old.policy });
    expect(await missing(token)).toEqual(['policy']);
    const late = await t.call('auth/user/consent/add', { consent: old }, { token });
    expect(late).toMatchObject({ status: 409, error: 'consent_outdated' });
  });
});

describe('a later version counts for a process of an earlier release', () => {
  const later = { license: '2026-12-18', policy: '2026-12-18' };

  test('when it is given here, and when it was given elsewhere', async () => {
    const { token } = await member(t.db, { consented: false }, t.clock.now());
    expect((await t.call('auth/user/consent/add', { consent: later }, { token })).status).toBe(200);
    expect(await missing(token)).toEqual([]);
    expect(await list(token)).toMatchObject([{ version: '2026-12-18' }, { version: '2026-12-18' }]);
    const registration = await registered(later);
    expect(await missing(registration.token)).toEqual([]);
  });

  test('unless no release can have it yet', async () => {
    const { token } = await member(t.db, { consented: false }, t.clock.now());
    for (const policy of ['9999-12-31', '2027-06-01', 'zzz', '2026-12-1', '']) {
      const given = await t.call('auth/user/consent/add', { consent: { policy } }, { token });
      expect([policy, given.code]).toEqual([policy, 0]);
    }
    expect(await missing(token)).toEqual(['license', 'policy']);
  });
});

/** Calls that a member may make before agreeing: reading, leaving, deleting and agreeing. */
const always: readonly Path[] = [
  'auth/address/del',
  'auth/address/list',
  'auth/message/list',
  'auth/message/read',
  'auth/order/cancel',
  'auth/sampling/cancel',
  'auth/sampling/list',
  'auth/tempDevice',
  'auth/user/consent/add',
  'auth/user/consent/list',
  'auth/user/consent/withdraw',
  'auth/user/info',
  'auth/user/logout',
  'auth/user/password',
  'auth/user/session/end',
  'auth/user/session/list',
  'auth/web/order/detail',
  'auth/web/order/list4person',
  'auth/web/orderFile/link',
  'auth/web/orderFile/list4rid',
];

describe('without a consent', () => {
  const calls = Object.entries<Endpoint>(contract).filter(([, { access }]) => access === 'member');
  const restricted = calls.filter(([, endpoint]) => endpoint.unrestricted !== true);

  test('the calls that change something are refused before their input is looked at', async () => {
    const { token } = await member(t.db, { consented: false }, t.clock.now());
    const paths = restricted.map(([path]) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'auth/order/add',
        'auth/sampling/add',
        'auth/upload4file',
        'auth/user/updateInfo',
        'auth/user/update4profile',
        'auth/user/update4contact',
        'auth/address/add',
        'auth/tempDevice/add',
      ]),
    );
    for (const path of paths) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await t.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload: {} });
      expect([path, answer.statusCode, answer.json().data.error]).toEqual([path, 403, 'consent_required']);
    }
  });

  test('reading, agreeing, cancelling and logging out work', async () => {
    const unrestricted = calls.filter(([, endpoint]) => endpoint.unrestricted === true);
    expect(unrestricted.map(([path]) => path)).toEqual(expect.arrayContaining([...always]));
    const { token } = await member(t.db, { consented: false }, t.clock.now());
    const tokenOf = { token };
    expect((await t.call('auth/web/order/list4person', {}, tokenOf)).status).toBe(200);
    expect((await t.call('auth/order/cancel', { rid: 'none', reason: '不做了' }, tokenOf)).status).toBe(404);
    expect((await t.call('auth/user/logout', {}, tokenOf)).status).toBe(200);
  });
});

test('a withdrawal signs all devices out, and the consent is missing at the next login', async () => {
  const who = await member(t.db, {}, t.clock.now());
  await order(t, who);
  t.clock.pass(60);
  const withdrawn = t.clock.now().toISOString();
  await t.call('auth/user/consent/withdraw', { document: 'policy' }, { token: who.token });
  expect((await t.call('auth/user/info', {}, { token: who.token })).status).toBe(401);

  const { data } = await t.call('open/login', { account: who.phone, password: testPassword });
  expect(await missing(data.token)).toEqual(['policy']);
  expect(await list(data.token)).toEqual([
    expect.objectContaining({ document: 'license', withdrawn: null }),
    expect.objectContaining({ document: 'policy', withdrawn }),
  ]);
  await t.call('auth/user/consent/add', { consent: { policy: consent.policy } }, { token: data.token });
  expect(await missing(data.token)).toEqual([]);
  const orders = await t.call('auth/web/order/list4person', {}, { token: data.token });
  expect(orders.data.list).toHaveLength(1);
});
