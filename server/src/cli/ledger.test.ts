import { sql } from 'drizzle-orm';
import { member } from '../../testing/factories';
import { startPortal, t, typed } from '../../testing/staffCommand';
import { labOwner } from '../modules/ledger/ledger.rules';
import { transfer } from '../modules/ledger/ledger.service';

beforeAll(startPortal);

test('the ledger is checked, and a wrong figure is printed and gives exit code 1', async () => {
  const { phone, rid } = await member(t.db, { name: '钱多多' });
  const owner = { kind: 'member', rid } as const;
  const id = `deposit:${rid}`;
  const cause = { kind: 'test', rid };
  const move = { id, kind: 'deposit', debit: labOwner, credit: owner, amount: 123_456, cause } as const;
  await t.db.transaction((tx) => transfer(tx, [move], t.clock.now()));
  expect(await typed('ledger check')).toEqual({ code: 0, out: '账本核对无误' });
  const shown = await typed(`ledger balance ${phone}`);
  expect(shown.out.split('\n')[0]).toContain('钱多多');
  expect(shown.out).toContain('预存　余额 ¥1,234.56　预留 ¥0.00　可用 ¥1,234.56');
  expect(shown.out).toContain('积分　余额 0');
  // The lab's account also has what other tests of this file paid in.
  expect((await typed('ledger balance lab')).out).toMatch(/银行　余额 -¥[\d,]*1,234\.56/);
  expect(await typed('ledger balance nobody')).toMatchObject({ code: 1 });
  const damage = sql`UPDATE ledger_account SET debits_pending = 1 WHERE owner_rid = ${rid} AND kind = 'cash'`;
  await t.db.transaction((tx) => tx.execute(damage));
  expect(await typed('ledger check')).toEqual({
    code: 1,
    out: [
      '账本有 2 处不符：',
      'sum of pending　fen　应为 0，实为 -1',
      `pending debits　member:${rid}:cash　应为 0，实为 1`,
    ].join('\n'),
  });
});
