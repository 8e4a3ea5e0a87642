import { limits, retrySeconds } from '@portal/shared/rules';
import { verified } from '../../../testing/webhookReceiver';
import {
  add,
  edit,
  freshToken,
  happen,
  list,
  log,
  receiver,
  run,
  t,
  titles,
  webhookTests,
  who,
} from '../../../testing/webhooks';
import { webhooks } from './webhook.table';

webhookTests();

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

test('for a day after a rotation requests have the signatures of both secrets, then only of the new one', async () => {
  const { rid, secret: first } = await add();
  const rotate = async () => (await t.call('auth/webhook/rotate', { rid }, { token: who.token })).data;
  const { secret: second, previous_until } = await rotate();
  expect(second).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(previous_until).toBe(new Date(t.clock.now().getTime() + 86_400_000).toISOString());
  /** Delivers an event and returns which secrets verify its request. */
  const fitting = async (...secrets: string[]) => {
    await happen();
    await run();
    const request = receiver.received.at(-1) ?? { headers: {}, body: '' };
    return secrets.map((one) => {
      try {
        return verified(one, request, t.clock.now()) !== undefined;
      } catch {
        return false;
      }
    });
  };
  t.clock.pass(86_399);
  expect(await fitting(first, second)).toEqual([true, true]);
  expect(receiver.received[0]?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
  t.clock.pass(1);
  expect(await fitting(first, second)).toEqual([false, true]);
  expect(receiver.received[1]?.headers['webhook-signature']).toMatch(/^v1,\S+$/);

  // A second rotation within the day ends a secret that is known to others.
  await freshToken();
  const third = (await rotate()).secret;
  const fourth = (await rotate()).secret;
  expect(await fitting(second, third, fourth)).toEqual([false, true, true]);
  const shown = JSON.stringify([await list(), await t.db.read((tx) => tx.select().from(webhooks))]);
  for (const one of [third, fourth]) expect(shown).not.toContain(one.slice(6));
});

test('concurrent calls do not exceed the number of webhooks', async () => {
  const input = { url: receiver.url, events: ['order.delivered' as const] };
  const all = Array.from({ length: limits.webhooks + 2 }, () =>
    t.call('auth/webhook/add', input, { token: who.token }),
  );
  expect((await Promise.all(all)).filter(({ status }) => status === 200)).toHaveLength(limits.webhooks);
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
