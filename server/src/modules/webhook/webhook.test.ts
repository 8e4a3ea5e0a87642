import { retrySeconds } from '@portal/shared/rules';
import { member } from '../../../testing/factories';
import { verified, webhookReceiver } from '../../../testing/webhookReceiver';
import {
  add,
  anotherEnterprise,
  freshToken,
  happen,
  list,
  log,
  receiver,
  run,
  t,
  webhookTests,
  who,
} from '../../../testing/webhooks';
import { announce } from './webhook.announce.service';
import { webhookLogJob } from './webhook.job';

webhookTests();

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

  test('that is not taken is in the log at once, and its repetitions now and then, without the URL', async () => {
    const warn = jest.spyOn(t.app.log, 'warn');
    const said = () => warn.mock.calls.flatMap(([line]) => (Object(line).event ? [line] : []));
    const { rid } = await add();
    receiver.status = 500;
    await happen();
    await happen();
    await run();
    const line = { event: 'webhook_failing', webhook: rid, failures: 1, status: 500, error: null, tried: 1 };
    expect(said()).toMatchObject([line]);
    expect(JSON.stringify(said())).not.toContain(receiver.url);
    t.clock.pass(3600);
    await run();
    expect(said()).toMatchObject([line, { ...line, failures: 2, tried: 2 }]);
    warn.mockRestore();
  });

  test('sent again has the same id', async () => {
    const { rid } = await add();
    receiver.status = 400;
    await happen();
    await run();
    receiver.status = 200;
    const [delivery] = await log(rid);
    const resend = () => t.call('auth/webhook/resend', { rid: delivery?.rid ?? '' }, { token: who.token });
    // Attempts are listed by their time.
    t.clock.pass(1);
    expect((await resend()).status).toBe(200);
    await run();
    expect(await log(rid)).toMatchObject([
      { state: 'delivered', attempts: [{ status: 400 }, { status: 200 }] },
    ]);
    const [first, second] = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(second).toBe(first);
  });

  test('is not sent to a webhook that was deleted', async () => {
    const { rid } = await add();
    expect((await t.call('auth/webhook/del', { rid }, { token: who.token })).status).toBe(200);
    expect(await list()).toEqual([]);
    await happen();
    await run();
    expect(receiver.received).toEqual([]);
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

test('a slow receiver does not keep the events of others waiting', async () => {
  await add();
  receiver.status = undefined;
  for (let one = 0; one < 20; one++) await happen('order.delivered', `D${one}`);
  const other = await webhookReceiver();
  t.clock.pass(1);
  await anotherEnterprise();
  await add(['order.delivered'], other.url);
  await happen();
  const round = run();
  await other.receivedAtLeast(1);
  await receiver.receivedAtLeast(5);
  expect(receiver.received).toHaveLength(5);
  receiver.stop();
  await round;
});
