import { describeOnPostgres } from '../../../testing/database';
import { newcomer, staff } from '../../../testing/factories';
import { send } from '../../../testing/orders';
import { anotherProcess, testApp } from '../../../testing/testApp';
import { balances } from '../ledger/ledger.balance.service';

describeOnPostgres('prepayments with several processes', () => {
  const start = async () => {
    const t = await testApp({ database: 'postgres' });
    const other = await anotherProcess(t);
    const who = await newcomer(t.db);
    const people = [await staff(t.db), await staff(t.db)];
    const apply = async (amount_fen: number) => {
      const voucher = { name: '回单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
      const { data: file } = await send(t, 'auth/upload4file', {}, voucher, who.token);
      const fields = { amount_fen, payer: '示例大学', paid_on: '2026-11-17', file_rid: file.file_rid };
      return (await t.call('auth/prestoreApply/add', fields, { token: who.token })).data;
    };
    const tokenOf = (index: number) => people[index % 2]?.token ?? '';
    const cash = async () =>
      (await t.db.read((tx) => balances(tx, { kind: 'member', rid: who.rid }))).get('cash')?.balance;
    const atOnce = <A>(act: (app: typeof t, index: number) => Promise<A>) =>
      Promise.all(Array.from({ length: 20 }, (_, index) => act(index % 2 === 0 ? t : other, index)));
    return { t, who, apply, tokenOf, cash, atOnce };
  };

  test('an application that is approved twenty times at once is credited once', async () => {
    const { apply, tokenOf, cash, atOnce } = await start();
    const { code } = await apply(100_000);
    const answers = await atOnce((app, index) =>
      app.call('staff/prestore/approve', { code }, { token: tokenOf(index) }),
    );
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([undefined, 'prestore_act_refused']));
    expect(await cash()).toBe(100_000);
  });

  test('approving and cancelling at once: one of them happens', async () => {
    const { who, apply, tokenOf, cash, atOnce } = await start();
    const { code, rid } = await apply(100_000);
    const answers = await atOnce<{ code: number }>((app, index) =>
      index < 10
        ? app.call('staff/prestore/approve', { code }, { token: tokenOf(index) })
        : app.call('auth/prestoreApply/cancel', { rid }, { token: who.token }),
    );
    const done = answers.flatMap((answer, index) => (answer.code === 1 ? [index] : []));
    expect(done).toHaveLength(1);
    expect(await cash()).toBe(Number(done[0]) < 10 ? 100_000 : 0);
  });

  test('a request is made once, and an agreement acts once', async () => {
    const { t, apply, tokenOf, cash, atOnce } = await start();
    const { code } = await apply(9_000_000);
    const asked = await atOnce((app) => app.call('staff/prestore/approve', { code }, { token: tokenOf(0) }));
    const made = asked.filter((answer) => answer.code === 1);
    expect(made).toHaveLength(1);
    const approval = made[0]?.data.approval ?? '';
    const agreed = await atOnce((app) =>
      app.call('staff/approval/agree', { code: approval }, { token: tokenOf(1) }),
    );
    expect(agreed.filter((answer) => answer.code === 1)).toHaveLength(1);
    expect(await cash()).toBe(9_000_000);
    expect((await t.call('staff/approval/list', {}, { token: tokenOf(0) })).data.total).toBe(0);
  });
});
