import { limits, retrySeconds, type WebhookEvent } from '@portal/shared/rules';
import { member, type TestMember, withSession } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { verified, type WebhookReceiver, webhookReceiver } from '../../../testing/webhookReceiver';
import { announce } from './webhook.announce.service';
import { webhookJob, webhookLogJob } from './webhook.job';
import { webhooks } from './webhook.table';

let t: TestApp;
let who: TestMember;
let receiver: WebhookReceiver;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.pass(3600);
  who = await member(t.db, { organization: 2 }, t.clock.now());
  receiver = await webhookReceiver();
});

const add = async (events: WebhookEvent[] = ['order.delivered'], url = receiver.url) =>
  (await t.call('auth/webhook/add', { url, events }, { token: who.token })).data;
const edit = (rid: string, enabled: boolean, events: WebhookEvent[] = ['order.delivered']) =>
  t.call('auth/webhook/edit', { rid, url: receiver.url, events, enabled }, { token: who.token });
const list = async () => (await t.call('auth/webhook/list', {}, { token: who.token })).data;
const log = async (rid: string) =>
  (await t.call('auth/webhook/log', { rid }, { token: who.token })).data.list;
const happen = (type: WebhookEvent = 'order.delivered', code = 'D20261118-000001', user_rid = who.rid) =>
  t.db.transaction((tx) => announce(tx, user_rid, { type, rid: 'order-1', code }, t.clock.now()));
const run = () => webhookJob.run(t.deps, t.app.log);
const titles = async () =>
  (await t.call('auth/message/list', {}, { token: who.token })).data.list.map(({ title }) => title);

describe('an event', () => {
  test('is posted, signed after Standard Webhooks, to each webhook that wants it', async () => {
    const hook = await add();
    expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const other = await add(['order.delivered', 'bill.issued']);
    await add(['bill.issued']);
    await happen();
    await run();
    expect(receiver.received).toHaveLength(2);
    const [first, second] = receiver.received;
    const [of, ofOther] = [hook.secret, other.secret].map((secret) =>
      receiver.received.flatMap((one) => {
        try {
          return [verified(secret, one, t.clock.now())];
        } catch {
          return [];
        }
      }),
    );
    const content = {
      type: 'order.delivered',
      timestamp: t.clock.now().toISOString(),
      data: { rid: 'order-1', code: 'D20261118-000001' },
    };
    expect([of, ofOther]).toEqual([[content], [content]]);
    expect(first?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Portal-Webhooks/1',
    });
    expect(first?.headers['webhook-id']).not.toBe(second?.headers['webhook-id']);
  });

  test('is delivered once, and listed with its attempt', async () => {
    const { rid } = await add();
    await happen();
    expect(await log(rid)).toMatchObject([{ state: 'waiting', attempts: [] }]);
    await run();
    await run();
    expect(receiver.received).toHaveLength(1);
    const [delivery] = await log(rid);
    expect(delivery).toEqual({
      rid: expect.any(String),
      id: receiver.received[0]?.headers['webhook-id'],
      type: 'order.delivered',
      code: 'D20261118-000001',
      created: t.clock.now().toISOString(),
      state: 'delivered',
      next: null,
      attempts: [
        { at: t.clock.now().toISOString(), status: 200, error: null, duration_ms: expect.any(Number) },
      ],
    });
  });

  test('of an act that is rolled back is not sent', async () => {
    await add();
    const act = t.db.transaction(async (tx) => {
      await announce(tx, who.rid, { type: 'order.delivered', rid: 'a', code: 'b' }, t.clock.now());
      throw new Error('rolled back');
    });
    await expect(act).rejects.toThrow('rolled back');
    await run();
    expect(receiver.received).toEqual([]);
  });

  test('of another member, or that a webhook does not want, is not sent to it', async () => {
    await add();
    await happen('bill.issued');
    await happen('order.delivered', 'D1', (await member(t.db, { organization: 2 }, t.clock.now())).rid);
    await run();
    expect(receiver.received).toEqual([]);
  });

  test('is tried again after growing times with the same id and a new signature, and then given up', async () => {
    const { rid, secret } = await add();
    receiver.status = 500;
    await happen();
    await run();
    for (const seconds of retrySeconds.slice(0, 6)) {
      t.clock.pass(seconds - 1);
      await run();
      const before = receiver.received.length;
      t.clock.pass(1);
      await run();
      expect(receiver.received).toHaveLength(before + 1);
      expect(
        verified(secret, receiver.received.at(-1) ?? { headers: {}, body: '' }, t.clock.now()),
      ).toBeDefined();
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await list()).toMatchObject([{ disabled: null, failing_since: expect.any(String) }]);

    receiver.status = 204;
    t.clock.pass(retrySeconds[6] ?? 0);
    await run();
    await freshToken();
    expect(await log(rid)).toMatchObject([{ state: 'delivered', next: null }]);
    expect((await log(rid))[0]?.attempts.map(({ status }) => status)).toEqual([...Array(7).fill(500), 204]);
    expect(await list()).toMatchObject([{ failing_since: null }]);
  });

  test('sent again has the same id', async () => {
    const { rid } = await add();
    receiver.status = 400;
    await happen();
    await run();
    receiver.status = 200;
    const [delivery] = await log(rid);
    const resend = () => t.call('auth/webhook/resend', { rid: delivery?.rid ?? '' }, { token: who.token });
    expect((await resend()).status).toBe(200);
    await run();
    expect(await log(rid)).toMatchObject([
      { state: 'delivered', attempts: [{ status: 400 }, { status: 200 }] },
    ]);
    const [first, second] = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(second).toBe(first);
  });

  test('is listed for 30 days', async () => {
    const { rid } = await add();
    await happen();
    await run();
    t.clock.pass(30 * 24 * 3600);
    await webhookLogJob.run(t.deps, t.app.log);
    const token = await freshToken();
    expect((await t.call('auth/webhook/log', { rid }, { token })).data.list).toHaveLength(1);
    t.clock.pass(1);
    await webhookLogJob.run(t.deps, t.app.log);
    expect((await t.call('auth/webhook/log', { rid }, { token })).data.list).toEqual([]);
  });
});

/** Logs the member in again after the days that a token is valid. */
async function freshToken(): Promise<string> {
  who = await withSession(t.db, who, t.clock.now());
  return who.token;
}

describe('a webhook is disabled', () => {
  test('after three days without a success, with a notice; enabled again, it gets new events', async () => {
    const { rid } = await add();
    receiver.status = 500;
    await happen();
    await run();
    for (const seconds of retrySeconds) {
      t.clock.pass(seconds);
      await run();
    }
    await freshToken();
    expect(receiver.received).toHaveLength(retrySeconds.length + 1);
    expect(await list()).toMatchObject([
      { disabled_because: 'failure', disabled: t.clock.now().toISOString() },
    ]);
    expect(await log(rid)).toMatchObject([{ state: 'failed', next: null }]);
    expect(await titles()).toContain('事件回调已停用');

    receiver.status = 200;
    await happen('order.delivered', 'D-lost');
    expect((await edit(rid, true)).data).toMatchObject({
      disabled: null,
      disabled_because: null,
      failing_since: null,
    });
    await happen('order.delivered', 'D-new');
    await run();
    expect((await log(rid)).map(({ code }) => code)).toEqual(['D-new', 'D20261118-000001']);
  });

  test('when the receiver answers 410', async () => {
    await add();
    receiver.status = 410;
    await happen();
    await run();
    expect(await list()).toMatchObject([{ disabled_because: 'gone' }]);
    expect(await titles()).toContain('事件回调已停用');
  });

  test('by its owner, which drops what waits', async () => {
    const { rid } = await add();
    await happen();
    expect((await edit(rid, false)).data).toMatchObject({ disabled_because: 'member' });
    await run();
    expect(receiver.received).toEqual([]);
    expect(await log(rid)).toMatchObject([{ state: 'failed' }]);
    expect(await titles()).toEqual([]);
  });

  test('when its owner is no longer an enterprise', async () => {
    await add();
    await happen();
    const profile = {
      name: '李同学',
      email: 'li@example.com',
      company: '示例大学',
      organization: 1 as const,
    };
    await t.call('auth/user/update4profile', profile, { token: who.token });
    await run();
    expect(receiver.received).toEqual([]);
    expect(await list()).toMatchObject([{ disabled_because: 'organization' }]);
    expect(await titles()).toEqual(['事件回调已停用']);
  });
});

describe('a test', () => {
  const test4 = (rid: string) => t.call('auth/webhook/test', { rid }, { token: who.token });

  test('is sent at once, answered with its attempt, and not repeated', async () => {
    const { rid, secret } = await add();
    receiver.status = 500;
    const { data } = await test4(rid);
    expect(data).toMatchObject({
      type: 'webhook.test',
      state: 'failed',
      attempts: [{ status: 500, error: null }],
    });
    expect(verified(secret, receiver.received[0] ?? { headers: {}, body: '' }, t.clock.now())).toMatchObject({
      type: 'webhook.test',
    });
    t.clock.pass(120);
    await run();
    expect(receiver.received).toHaveLength(1);
    expect(await list()).toMatchObject([{ failing_since: null }]);
    receiver.status = 200;
    expect((await test4(rid)).data).toMatchObject({ state: 'delivered' });
  });

  test('reaches a disabled webhook', async () => {
    const { rid } = await add();
    await edit(rid, false);
    expect((await test4(rid)).data).toMatchObject({ state: 'delivered' });
    expect(await list()).toMatchObject([{ disabled_because: 'member' }]);
  });

  test('is made ten times in ten minutes', async () => {
    const { rid } = await add();
    for (let round = 0; round < 10; round++) await test4(rid);
    expect((await test4(rid)).error).toBe('too_many_requests');
    t.clock.pass(601);
    expect((await test4(rid)).status).toBe(200);
  });
});

test('the secret is answered once and stored encrypted', async () => {
  const { secret, rid } = await add();
  expect(JSON.stringify([await list(), await log(rid)])).not.toContain(secret);
  const stored = await t.db.read((tx) => tx.select().from(webhooks));
  expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
});

test('concurrent calls do not exceed the number of webhooks', async () => {
  const input = { url: receiver.url, events: ['order.delivered' as const] };
  const all = Array.from({ length: limits.webhooks + 2 }, () =>
    t.call('auth/webhook/add', input, { token: who.token }),
  );
  expect((await Promise.all(all)).filter(({ status }) => status === 200)).toHaveLength(limits.webhooks);
});

test('a slow receiver does not keep the events of others waiting', async () => {
  await add();
  receiver.status = undefined;
  for (let one = 0; one < 20; one++) await happen('order.delivered', `D${one}`);
  const other = await webhookReceiver();
  t.clock.pass(1);
  who = await member(t.db, { organization: 2 }, t.clock.now());
  await add(['order.delivered'], other.url);
  await happen();
  const round = run();
  await other.receivedAtLeast(1);
  await receiver.receivedAtLeast(5);
  expect(receiver.received).toHaveLength(5);
  receiver.stop();
  await round;
});

test.each([
  ['not a URL', 'portal', /格式/],
  ['a fragment', 'https://hooks.example.com/#a', /格式/],
  ['another protocol', 'ftp://hooks.example.com/', /https/],
  ['a login', 'https://user:password@hooks.example.com/', /用户名/],
  ['a private IP', 'https://10.0.0.1/', /内网/],
  ['metadata', 'http://169.254.169.254/', /内网/],
  ['a name of the own network', 'https://intranet/', /内网/],
])('%s is refused as URL', async (_what, url, message) => {
  const answer = await t.call('auth/webhook/add', { url, events: ['bill.paid'] }, { token: who.token });
  expect(answer).toMatchObject({ status: 422, fields: { url: expect.stringMatching(message) } });
});
