import { jobLabels } from '@portal/shared/rules';
import { member, staff, type TestMember } from '../../../testing/factories';
import { add, edit, happen, receiver, run, t, webhookTests } from '../../../testing/webhooks';
import { jobs } from '../../jobs';
import { runIfDue } from '../../kit/job';
import { Rejected, Unreachable } from '../../ports/unreachable';
import { notify } from '../message/message.service';
import { givenUpJob, outboxJob } from '../message/outbox.job';

webhookTests();
let admin: TestMember;
/** A login of staff counts for twelve hours. */
const logIn = async () => {
  admin = await staff(t.db, {}, t.clock.now());
};
beforeEach(logIn);
afterEach(() => jest.restoreAllMocks());

const list = async (channel?: 'sms' | 'mail' | 'webhook') =>
  (await t.call('staff/sending/list', channel ? { channel } : {}, { token: admin.token })).data;
const queueOf = async (channel: 'sms' | 'mail' | 'webhook') =>
  (await list()).channels.find((queue) => queue.channel === channel);
const retry = (channel: 'sms' | 'mail' | 'webhook', rid?: string) =>
  t.call('staff/sending/retry', { channel, ...(rid !== undefined && { rid }) }, { token: admin.token });

describe('text messages that a provider does not take', () => {
  const deliver = async () => {
    const { rid, phone } = await member(t.db, { name: '林晓' }, t.clock.now());
    const text = '您的订单 D1：数据已交付。';
    await t.db.transaction((tx) =>
      notify(tx, rid, { kind: 'data', title: '数据已交付', text, link: '/member/order/r1' }, t.clock.now()),
    );
    return phone;
  };
  const round = () => outboxJob.run(t.deps, t.app.log);

  test('are listed with what failed, and one act sends them all again', async () => {
    const phone = await deliver();
    const send = jest.spyOn(t.ports.sms, 'send').mockRejectedValue(new Unreachable('no answer'));
    expect(await queueOf('sms')).toMatchObject({ waiting: 1, failing: 0 });
    await round();
    expect(await queueOf('sms')).toMatchObject({ waiting: 1, failing: 1, oldest: expect.any(String) });
    expect((await list('sms')).list).toMatchObject([
      { channel: 'sms', title: '数据已交付', receiver: expect.stringContaining(`林晓`), tried: 1 },
    ]);
    expect((await list('webhook')).list).toEqual([]);
    send.mockRestore();
    await round();
    expect(t.ports.lastSms(phone)).toBe('');
    expect((await retry('sms')).data).toEqual({ sent: 1 });
    await round();
    expect(t.ports.lastSms(phone)).toContain('D1');
    expect(await queueOf('sms')).toMatchObject({ waiting: 0, failing: 0, oldest: null });
    expect((await retry('sms')).data).toEqual({ sent: 0 });
    const audits = await t.call('staff/audit/list', { act: 'sending.retry' }, { token: admin.token });
    expect(audits.data.list[0]).toMatchObject({ target: 'sms', after: { sent: 1 } });
  });

  test('stay for 30 days after the last attempt, and are sent again by hand only', async () => {
    const phone = await deliver();
    const send = jest.spyOn(t.ports.sms, 'send').mockRejectedValue(new Unreachable('no answer'));
    for (let attempt = 0; attempt < 14; attempt++) {
      await round();
      t.clock.pass(6 * 3600 + 1);
    }
    expect(send).toHaveBeenCalledTimes(12);
    await logIn();
    expect(await queueOf('sms')).toMatchObject({ waiting: 0, failing: 1, oldest: null });
    const [letter] = (await list('sms')).list;
    expect(letter).toMatchObject({ tried: 12, next: null });
    t.clock.pass(29 * 86_400);
    await givenUpJob.run(t.deps, t.app.log);
    send.mockRestore();
    await logIn();
    expect((await retry('sms', letter?.rid)).data).toEqual({ sent: 1 });
    await round();
    expect(t.ports.lastSms(phone)).toContain('D1');

    jest.spyOn(t.ports.sms, 'send').mockRejectedValue(new Rejected('no such number'));
    await deliver();
    for (let attempt = 0; attempt < 3; attempt++) {
      await round();
      t.clock.pass(6 * 3600 + 1);
    }
    await logIn();
    expect((await list('sms')).list).toHaveLength(1);
    t.clock.pass(30 * 86_400);
    await givenUpJob.run(t.deps, t.app.log);
    await logIn();
    expect((await list('sms')).list).toEqual([]);
  });
});

describe('an event that its receiver does not take', () => {
  const fail = async () => {
    const { rid } = await add();
    receiver.status = 500;
    await happen();
    await run();
    return rid;
  };

  test('is listed with its member and host, without the path, and sent again', async () => {
    await fail();
    const [event] = (await list('webhook')).list;
    expect(event).toMatchObject({ title: expect.stringMatching(/D20261118-000001$/), tried: 1 });
    expect(event?.receiver).toContain('127.0.0.1');
    expect(event?.receiver).not.toContain('events');
    receiver.status = 200;
    expect((await retry('webhook', event?.rid)).data).toEqual({ sent: 1 });
    await run();
    expect(receiver.received).toHaveLength(2);
    expect((await list('webhook')).list).toEqual([]);
    expect(await retry('webhook', event?.rid)).toMatchObject({ error: 'not_found' });
  });

  test('stays when its webhook is disabled, and the refusal says so', async () => {
    await edit(await fail(), false);
    const [event] = (await list('webhook')).list;
    expect(event?.next).toBeNull();
    expect(await retry('webhook', event?.rid)).toMatchObject({ error: 'webhook_disabled' });
    expect((await retry('webhook')).data).toEqual({ sent: 0 });
  });
});

test('the last run of each shared job is listed, and each has a name for the screen', async () => {
  const shared = jobs.filter((job) => job.shared);
  expect(shared.filter(({ name }) => !(name in jobLabels)).map(({ name }) => name)).toEqual([]);
  const [first] = shared;
  if (!first) throw new Error('there is no shared job');
  await runIfDue(first, t.deps, t.app.log);
  const { data } = await t.call('staff/sending/jobs', {}, { token: admin.token });
  expect(data.list).toMatchObject([{ name: first.name, ended: t.clock.now().toISOString() }]);
});
