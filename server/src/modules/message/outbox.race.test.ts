import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeOnPostgres } from '../../../testing/database';
import { newcomer } from '../../../testing/factories';
import { newDataDir, startServer } from '../../../testing/serverProcess';
import { testApp } from '../../../testing/testApp';
import { notify } from './message.service';
import { outboxJob } from './outbox.job';

/** Notices of the test, and the letters that one process takes at once. */
const count = 60;
const batch = 20;

/** A provider that takes text messages and never says so. */
async function silentProvider() {
  const texts: string[] = [];
  const server = createServer((request) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    texts.push(JSON.parse(url.searchParams.get('TemplateParam') ?? '{}').text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, texts, server, stop };
}

describeOnPostgres('the outbox of two processes', () => {
  test('of which one is killed while it sends loses nothing, and shows each notice once', async () => {
    const t = await testApp({ database: 'postgres' });
    // The process uses the system clock.
    t.clock.set(new Date().toISOString());
    const provider = await silentProvider();
    const { child, url, ended } = startServer({
      ALIYUN_ACCESS_KEY_ID: 'key',
      ALIYUN_ACCESS_KEY_SECRET: 'secret',
      ALIYUN_SMS_SIGN_NAME: '平台',
      ALIYUN_SMS_CODE_TEMPLATE: 'SMS_1',
      ALIYUN_SMS_NOTICE_TEMPLATE: 'SMS_2',
      ALIYUN_SMS_ENDPOINT: provider.url,
      PORTAL_SECRET: t.deps.secret,
      DATA_DIR: newDataDir(),
      DATABASE_URL: 'url' in t.db ? String(t.db.url) : '',
    });
    const made = t.clock.now();
    const members = await Promise.all(Array.from({ length: count }, () => newcomer(t.db, {}, made)));
    await url;
    t.clock.set(new Date().toISOString());
    const texts = members.map((_, index) => `第 ${index} 条`);
    await t.db.transaction(async (tx) => {
      for (const [index, { rid }] of members.entries())
        await notify(
          tx,
          rid,
          { kind: 'order', title: '通知', text: texts[index] ?? '', link: '/' },
          t.clock.now(),
        );
    });
    while (provider.texts.length < batch) await once(provider.server, 'request');
    child.kill('SIGKILL');
    await ended;
    provider.stop();
    const killed = [...provider.texts];
    // The process has taken letters until now, however slow the machine is.
    t.clock.set(new Date().toISOString());

    const rounds = async () => {
      for (let round = 0; round * batch <= count; round++) await outboxJob.run(t.deps, t.app.log);
      return t.ports.sent.map(({ text }) => text);
    };
    // What the killed process has taken stays its own until the lease ends; then it is sent again. It may have taken more
    // than has arrived.
    for (const text of await rounds()) expect(killed).not.toContain(text);
    t.clock.pass(91);
    const sent = await rounds();
    expect(new Set(sent)).toEqual(new Set(texts));
    expect(sent).toHaveLength(count);
    const lists = await Promise.all(members.map(({ token }) => t.call('auth/message/list', {}, { token })));
    expect(lists.map(({ data }) => data.total)).toEqual(members.map(() => 1));
  });
});
