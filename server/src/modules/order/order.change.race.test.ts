import { changeInput, formOf } from '../../../testing/changes';
import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { moneyOf } from '../../../testing/money';
import { type Lab, lab, order, returnAddress, samplesOf, services } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;

describeOnPostgres('changing an order at the same time', () => {
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
    desk = await lab(t);
  });

  const placed = async () => {
    const who = await member(t.db, { organization: 0 });
    const { rid, code } = await order(t, who);
    const form = await formOf(t, who, rid);
    const { data: before } = await t.call('auth/web/order/detail', { rid }, { token: who.token });
    const items = form.items.map((item) => ({ rid: item.rid, options: item.options, count: 2 }));
    const seen = { total_fen: before.total_fen * 2, due_fen: before.due_fen * 2 };
    const input = { ...changeInput(form), items, samples: samplesOf(2), seen };
    const change = () => t.call('auth/order/change', input, { token: who.token });
    return { who, rid, code, change, due: before.due_fen };
  };

  test.each(['receive', 'cancel', 'confirm'] as const)(
    'a change and %s: the order is as both left it, and so is what is reserved',
    async (act) => {
      for (let round = 0; round < 4; round++) {
        const { who, rid, code, change, due } = await placed();
        const [changed, moved] = await Promise.all([change(), desk.move(code, act, '已核对')]);
        const { data } = await t.call('auth/web/order/detail', { rid }, { token: who.token });
        const { credit } = await moneyOf(t.db, who);
        expect(data.due_fen).toBe(changed.code === 1 ? due * 2 : due);
        expect(data.samples).toHaveLength(changed.code === 1 ? 2 : 1);
        expect(credit.held).toBe(data.state === 'cancelled' ? 0 : data.due_fen);
        for (const answer of [changed, moved])
          if (answer.code === 0)
            expect(['order_act_refused', 'edited_meanwhile', 'seen_changed']).toContain(answer.error);
        expect(changed.code + moved.code).toBeGreaterThan(0);
      }
    },
  );

  test('a change that is sent twice is done once', async () => {
    const { who, rid, change } = await placed();
    const answers = await Promise.all([change(), change()]);
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    const { data } = await t.call('auth/web/order/detail', { rid }, { token: who.token });
    expect(data.timeline.filter(({ act }) => act === 'change')).toHaveLength(1);
  });

  test('two members who exchange their slots do not wait for each other forever', async () => {
    const slots = ['08:30-10:30', '13:30-15:30'];
    const pickup = (index: number) => ({
      sample_source: 4 as const,
      pickup: {
        ...returnAddress,
        date: '2026-12-01',
        time: slots[index % 2] ?? '',
        type: 1 as const,
        message: '',
      },
    });
    const both = await Promise.all(
      [0, 1].map(async (index) => {
        const who = await member(t.db, { organization: 0 });
        const { rid } = await order(t, who, services.sampled, pickup(index));
        return { who, rid, input: changeInput(await formOf(t, who, rid), pickup(index + 1)) };
      }),
    );
    const answers = await Promise.all(
      both.map(({ who, input }) => t.call('auth/order/change', input, { token: who.token })),
    );
    expect(answers.map(({ code }) => code)).toEqual([1, 1]);
  });
});
