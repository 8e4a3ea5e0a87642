import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { newDataDir, startServer } from '../../../testing/serverProcess';
import { anotherProcess, type TestApp, testApp } from '../../../testing/testApp';
import { type WebhookReceiver, webhookReceiver } from '../../../testing/webhookReceiver';
import { announce } from './webhook.announce.service';
import { leaseSeconds, webhookJob } from './webhook.job';

const count = 40;
const limitOfOne = 5;

const idsOf = ({ received }: WebhookReceiver): string[] =>
  received.map(({ headers }) => String(headers['webhook-id']));

/** Writes events for one webhook. */
async function events(t: TestApp, url: string): Promise<void> {
  const who = await member(t.db, { organization: 2 }, t.clock.now());
  await t.call('auth/webhook/add', { url, events: ['order.delivered'] }, { token: who.token });
  await t.db.transaction(async (tx) => {
    for (let one = 0; one < count; one++)
      await announce(tx, who.rid, { type: 'order.delivered', rid: `${one}`, code: `D${one}` }, t.clock.now());
  });
}

describeOnPostgres('two processes', () => {
  test('deliver each event once', async () => {
    const t = await testApp({ database: 'postgres' });
    const other = await anotherProcess(t);
    const receiver = await webhookReceiver();
    await events(t, receiver.url);
    for (let round = 0; round < count; round++)
      await Promise.all([webhookJob.run(t.deps, t.app.log), webhookJob.run(other.deps, other.app.log)]);
    expect(idsOf(receiver)).toHaveLength(count);
    expect(new Set(idsOf(receiver)).size).toBe(count);
  });

  test('of which one is killed while it sends lose no event, and repeat one with its id only', async () => {
    const t = await testApp({ database: 'postgres' });
    // The process uses the system clock.
    t.clock.set(new Date().toISOString());
    const receiver = await webhookReceiver();
    receiver.status = undefined;
    const { child, url, ended } = startServer({
      PORTAL_SECRET: t.deps.secret,
      DATA_DIR: newDataDir(),
      DATABASE_URL: 'url' in t.db ? String(t.db.url) : '',
    });
    await url;
    await events(t, receiver.url);
    await receiver.receivedAtLeast(limitOfOne);
    child.kill('SIGKILL');
    await ended;
    const killed = idsOf(receiver);
    receiver.received.length = 0;
    receiver.status = 200;

    t.clock.set(new Date().toISOString());
    const rounds = async () => {
      for (let round = 0; round * limitOfOne <= count; round++) await webhookJob.run(t.deps, t.app.log);
    };
    // What the killed process has taken stays its own until the lease ends; then it is sent again.
    await rounds();
    expect(idsOf(receiver)).toHaveLength(count - killed.length);
    t.clock.pass(leaseSeconds + 1);
    await rounds();
    expect(idsOf(receiver)).toHaveLength(count);
    expect(new Set(idsOf(receiver)).size).toBe(count);
    expect(idsOf(receiver)).toEqual(expect.arrayContaining(killed));
  });
});
