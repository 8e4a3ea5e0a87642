import { describeOnPostgres } from '../../../testing/database';
import { member, staff } from '../../../testing/factories';
import { lab } from '../../../testing/orders';
import { issuedReport, reporting, underTest } from '../../../testing/reports';
import { type TestApp, testApp } from '../../../testing/testApp';

describeOnPostgres('reports', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
  });

  const reviewerOf = async () => reporting(t, (await staff(t.db)).token);
  const errorsOf = (answers: readonly { error?: string | undefined }[]) =>
    answers.map(({ error }) => error ?? 'done').sort();

  test('of people who issue, return and issue again at a time, one does, and there is one PDF with one number', async () => {
    const desk = await lab(t);
    const who = await member(t.db);
    const { rid: order_rid, code } = await underTest(t, desk, who);
    const analyst = reporting(t, desk.token);
    const rid = await analyst.begin(code);
    await analyst.save(rid);
    await analyst.move(rid, 'submit');
    const [one, two, three] = await Promise.all([reviewerOf(), reviewerOf(), reviewerOf()]);
    const answers = await Promise.all([
      one.move(rid, 'issue'),
      two.move(rid, 'issue'),
      three.move(rid, 'return', '补充仪器'),
    ]);
    expect(errorsOf(answers).filter((error) => error === 'done')).toHaveLength(1);
    expect(errorsOf(answers).every((error) => /^(done|seen_changed|report_act_refused)$/.test(error))).toBe(
      true,
    );
    const { list } = (await t.call('auth/report/list', { order_rid }, { token: who.token })).data;
    const { state } = await analyst.detail(rid);
    expect(list).toHaveLength(state === 'issued' ? 1 : 0);
  });

  test('reports that are issued at a time have different numbers', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => member(t.db)));
    const issued = await Promise.all(people.map(async (who) => ({ ...(await issuedReport(t, who)), who })));
    const lists = await Promise.all(
      issued.map(async ({ order_rid, who }) => {
        const { data } = await t.call('auth/report/list', { order_rid }, { token: who.token });
        return data.list.map(({ number }) => number);
      }),
    );
    expect(new Set(lists.flat()).size).toBe(4);
  });

  test('of an amendment and a withdrawal at a time, one is done', async () => {
    const { rid } = await issuedReport(t, await member(t.db));
    const [one, two] = [await reviewerOf(), await reviewerOf()];
    const { revision } = await one.detail(rid);
    const amended = t.call(
      'staff/report/amend',
      { rid, revision, reason: '更正晶格参数' },
      { token: (await staff(t.db)).token },
    );
    const answers = await Promise.all([amended, two.move(rid, 'withdraw', '样品弄错')]);
    expect(errorsOf(answers).filter((error) => error === 'done')).toHaveLength(1);
  });
});
