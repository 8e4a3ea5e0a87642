import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { lab, orderInput, plan, returnAddress, services } from '../../../testing/orders';
import { delivered, disposedBy, sampleOrder, samplesOfOrder, storedSample } from '../../../testing/samples';
import { anotherProcess, testApp } from '../../../testing/testApp';
import { listMessages } from '../message/message.repo';
import { sampleJob } from './sample.job';

describeOnPostgres('samples with two processes', () => {
  const start = async () => {
    const t = await testApp({ database: 'postgres' });
    return { t, other: await anotherProcess(t), who: await member(t.db) };
  };

  test('a sample that is asked back and ordered again at once goes one way', async () => {
    const { t, other, who } = await start();
    const own = { token: who.token };
    const rid = await storedSample(t, who);
    const item = await plan(t, who, services.sampled);
    const again = { ...disposedBy(1), sample_source: 0, pickup: null, samples: [], stored_rids: [rid] };
    const { device_rid, options } = item;
    const input = { ...orderInput([item], again), plan_rids: [], item: { device_rid, options, count: 1 } };
    const back = { rids: [rid], address: returnAddress, postage: 'collect' as const };
    const answers = await Promise.all<{ code: number; status: number }>(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0
          ? t.call('auth/order/add', input, own)
          : other.call('auth/sample4recycle/add', back, own),
      ),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const { state, can } = (await t.call('auth/web/sample/detail', { rid }, own)).data;
    expect(['received', 'returning']).toContain(state);
    expect(can).toEqual([]);
  });

  test('samples that are scanned at once receive their order once', async () => {
    const { t, other, who } = await start();
    const desk = await lab(t);
    const placed = await sampleOrder(t, who, 2, 8);
    await desk.acts(placed.code, 'confirm');
    const samples = await samplesOfOrder(t, who, placed.rid);
    const answers = await Promise.all(
      samples.map(({ code }, index) =>
        (index % 2 === 0 ? t : other).call('staff/sample/receive', { code }, { token: desk.token }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(samples.map(() => 1));
    const { timeline } = (await t.call('auth/web/order/detail', { rid: placed.rid }, { token: who.token }))
      .data;
    expect(timeline.filter(({ act }) => act === 'receive')).toHaveLength(1);
  });

  test('two processes remind of a sample once, and make it a task once', async () => {
    const { t, other, who } = await start();
    await delivered(t, who, 2, 3);
    const runs = () =>
      Promise.all(
        [t, other, t, other].map((app) => sampleJob.run({ ...app.deps, now: t.clock.now }, t.app.log)),
      );
    const notices = (title: string) =>
      t.db.read(async (tx) => {
        const { rows } = await listMessages(tx, who.rid, { page: 1, size: 100 });
        return rows.filter((row) => row.title === title).length;
      });
    t.clock.set('2027-05-12T02:00:00Z');
    await runs();
    expect(await notices('样品即将到期')).toBe(1);
    t.clock.set('2027-05-20T02:00:00Z');
    await runs();
    expect(await notices('样品待销毁')).toBe(1);
  });
});
