import { agreeAsSecond } from '../../../testing/approvals';
import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { askMerge } from '../../../testing/merges';
import { type Lab, lab } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;

const rounds = 6;

describeOnPostgres('a note about a member', () => {
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
    desk = await lab(t);
  });

  const add = (account: string) =>
    t.call('staff/memberNote/add', { account, text: '来电' }, { token: desk.token });
  const total = async (account: string) =>
    (await t.call('staff/memberNote/list', { account }, { token: desk.token })).data.total;

  test('that is written during a merge moves to the kept account, or is refused with its name', async () => {
    for (let round = 0; round < rounds; round++) {
      const [from, into] = [await member(t.db), await member(t.db)];
      const approval = await askMerge(t, desk, { from, into });
      const [agreed, ...notes] = await Promise.all([
        agreeAsSecond(t, approval),
        add(from.rid),
        add(from.rid),
        add(from.rid),
      ]);
      expect(agreed.code).toBe(1);
      const kept = notes.filter(({ code }) => code === 1).length;
      for (const { code, error, msg } of notes)
        if (code === 0) expect([error, msg.includes(into.phone)]).toEqual(['not_found', true]);
      expect([await total(from.rid), await total(into.rid)]).toEqual([0, kept]);
    }
  });

  test('that is taken back twice at once is taken back once', async () => {
    const { rid } = await member(t.db);
    await add(rid);
    const input = { account: rid };
    const [note] = (await t.call('staff/memberNote/list', input, { token: desk.token })).data.list;
    const withdraw = () =>
      t.call('staff/memberNote/withdraw', { rid: note?.rid ?? '' }, { token: desk.token });
    const answers = await Promise.all([withdraw(), withdraw(), withdraw()]);
    expect(answers.map(({ error }) => error ?? 'done').sort()).toEqual(['done', 'not_found', 'not_found']);
  });
});
