import { member } from '../../testing/factories';
import { fund } from '../../testing/money';
import { lab, order } from '../../testing/orders';
import { startPortal, t, typed } from '../../testing/staffCommand';

beforeAll(startPortal);

test('one admin asks for a merge, another one reads what it moves and agrees, and the kept account is named', async () => {
  const [from, into] = [await member(t.db), await member(t.db)];
  await order(t, from);
  await fund(t.db, from, 12_000);
  const shown = (await typed(`merge preview ${from.phone} ${into.phone}`)).out;
  expect(shown).toContain('订单　移动 1　保留账户已有 0');
  expect(shown).toContain('预存　移动 ¥120.00　保留账户已有 ¥0.00　合并后 ¥120.00');
  expect(shown).toContain('可以合并');
  const asked = await typed(`merge ask ${from.phone} ${into.phone} --reason 同一人用两个手机号注册`);
  const code = /F\d+-\d+/.exec(asked.out)?.[0] ?? '';
  expect((await typed(`merge asked ${code}`)).out).toContain('原因　同一人用两个手机号注册');
  expect(await typed(`approval agree ${code}`)).toMatchObject({ code: 1 });
  await t.call('staff/approval/agree', { code }, { token: (await lab(t)).token });
  expect((await typed(`merge show ${from.phone}`)).out).toContain(`已并入　${into.phone}`);
  expect((await typed(`merge show ${into.phone}`)).out).toContain(`并入本账户　${from.phone}`);
  expect((await typed(`merge preview ${from.phone} ${into.phone}`)).out).toContain('须先处理：');
});
