import { once } from 'node:events';
import { daysAfter, labClock } from '@portal/shared/rules';
import { administer, describeOnPostgres, postgresUrl } from '../../testing/database';
import { member, staff } from '../../testing/factories';
import { booked, hourly } from '../../testing/reservations';
import { newDataDir, startServer } from '../../testing/serverProcess';
import { type TestApp, testApp } from '../../testing/testApp';
import { announce, listen } from './announcement';
import { nestedDb } from './client';

describeOnPostgres('announcements', () => {
  let t: TestApp;
  let url: string;
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
    url = 'url' in t.db ? String(t.db.url) : '';
  });

  /** Listens; `next` returns the next event: a message, or `connected`. */
  function listening() {
    const events = new EventTarget();
    const received: string[] = [];
    const add = (event: string) => {
      received.push(event);
      events.dispatchEvent(new Event('event'));
    };
    const stop = listen(url, {
      onMessage: add,
      onConnected: () => add('connected'),
      onLost: () => undefined,
    });
    const next = async () => {
      while (received.length === 0) await once(events, 'event');
      return received.shift();
    };
    return { next, stop };
  }

  test('are received, in a transaction after its commit only, and again after a lost connection', async () => {
    const { next, stop } = listening();
    expect(await next()).toBe('connected');
    await t.db
      .transaction(async (tx) => {
        await announce(nestedDb(t.db, tx), 'undone');
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await t.db.transaction((tx) => announce(nestedDb(t.db, tx), 'first'));
    expect(await next()).toBe('first');
    await administer(
      postgresUrl() ?? '',
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
       WHERE datname = '${url.split('/').at(-1)}' AND query LIKE 'LISTEN%'`,
    );
    expect(await next()).toBe('connected');
    await announce(t.db, 'second');
    expect(await next()).toBe('second');
    await stop();
  });

  test('clear the cached answers of another process long before these expire: content and freed time', async () => {
    // The other process has the real clock, for which the time must be to come, and which has passed the end of a hold.
    t.clock.set(new Date().toISOString());
    const { today } = labClock(t.clock.now());
    const days = { device_rid: hourly.device_rid, from: daysAfter(today, 3), to: daysAfter(today, 9) };
    const [instrument] = (await t.call('open/web/instrument/free', days)).data;
    const slot = instrument?.days.flatMap(({ slots }) => slots).find(({ left }) => left > 0);
    if (!slot) throw new Error('no time is free in a week');
    const who = await member(t.db, {}, t.clock.now());
    const { rid } = await booked(t, who, { starts: slot.starts, ends: slot.ends });
    // Without the demo data of local mode, which takes most of a start.
    const vars = { PORTAL_MODE: 'production', PORTAL_SECRET: t.deps.secret, DATA_DIR: newDataDir() };
    const server = startServer({ ...vars, DATABASE_URL: url });
    const post = async (path: string, input: object = {}) => {
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(input) };
      return (await fetch(`${await server.url}/api/${path}`, request)).json();
    };
    const freeTime = async () => JSON.stringify(await post('open/web/instrument/free', days));
    const phone = async () => Object(await post('open/setting')).data.localInfo.phone;
    const info = (await t.call('open/setting', {})).data.localInfo;
    const { token } = await staff(t.db, {}, t.clock.now());
    expect(await phone()).toBe(info.phone);
    const begun = Date.now();
    const value = { ...info, phone: '400-000-0001' };
    await t.call('staff/setting/update', { key: 'localInfo', value }, { token });
    while ((await phone()) !== value.phone) expect(Date.now() - begun).toBeLessThan(25_000);
    const taken = await freeTime();
    const freed = Date.now();
    expect((await t.call('auth/reservation/cancel', { rid }, { token: who.token })).code).toBe(1);
    while ((await freeTime()) === taken) expect(Date.now() - freed).toBeLessThan(25_000);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});
