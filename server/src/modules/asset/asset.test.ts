import type { Data, Input } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import { strFromU8, unzipSync } from 'fflate';
import { member, type TestMember } from '../../../testing/factories';
import { lab, order, send } from '../../../testing/orders';
import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { type TestApp, testApp } from '../../../testing/testApp';
import type { Move } from '../ledger/ledger.move.rules';
import { labOwner, type Owner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';

let t: TestApp;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  who = await member(t.db);
});

let serial = 0;
/** Moves money between the lab and the member at a moment. */
async function move(
  kind: 'deposit' | 'bonus' | 'deposit_back' | 'order_by_cash',
  amount: number,
  at: string,
) {
  const owner: Owner = { kind: 'member', rid: who.rid };
  const goesOut = kind === 'deposit_back' || kind === 'order_by_cash';
  const sides = goesOut ? { debit: owner, credit: labOwner } : { debit: labOwner, credit: owner };
  const of: Move = { id: `test:${++serial}`, kind, ...sides, amount, cause: { kind: 'test', rid: 'x' } };
  await t.db.transaction((tx) => transfer(tx, [of], new Date(at)));
}
const auth = () => ({ token: who.token });
const detail = async (input: Partial<Input<'auth/web/asset/detail'>> = {}) =>
  (await t.call('auth/web/asset/detail', { account: 'cash', ...input }, auth())).data;
const init = async () => (await t.call('auth/web/asset/init', {}, auth())).data;
const amounts = ({ list }: Data<'auth/web/asset/detail'>) => list.map(({ amount }) => amount);
const exported = async (input: Input<'auth/web/asset/export'>) => {
  const { url } = (await t.call('auth/web/asset/export', input, auth())).data;
  return t.app.inject(url);
};
const statement = async (from: string, to: string) => {
  const { url } = (await t.call('auth/web/asset/accountStatement', { from, to }, auth())).data;
  const { rawPayload, headers, statusCode } = await t.app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  return textOfPdf(rawPayload, true);
};

test('a new member has nothing but the default credit', async () => {
  expect(await init()).toEqual({
    cash_fen: 0,
    bonus_fen: 0,
    reserved: { cash_fen: 0, bonus_fen: 0 },
    points: 0,
    rebate_fen: 0,
    credit: { limit_fen: 500_000, used_fen: 0, reserved_fen: 0, free_fen: 500_000 },
  });
  expect(await detail()).toEqual({ list: [], next: null });
});

test('balances show what orders have reserved', async () => {
  await move('deposit', 300_000, '2026-11-18T01:00:00Z');
  await order(t, who);
  const { cash_fen, credit } = await init();
  expect(cash_fen).toBe(300_000);
  expect(credit.reserved_fen).toBeGreaterThan(0);
  expect(credit.free_fen).toBe(500_000 - credit.reserved_fen);
});

test('months have their income, expenses and closing balance; a month without entries keeps the balance', async () => {
  await move('deposit', 70, '2025-11-30T15:59:59Z');
  await move('deposit', 1000, '2026-08-31T16:00:00Z');
  await move('bonus', 100, '2026-09-02T00:00:00Z');
  await move('deposit_back', 300, '2026-09-30T15:59:59Z');
  await move('order_by_cash', 200, '2026-11-01T00:00:00Z');
  const { data } = await t.call('auth/web/asset/months', {}, auth());
  expect(data).toHaveLength(12);
  expect(data[0]).toEqual({ month: '2025-12', in_fen: 0, out_fen: 0, balance_fen: 70 });
  expect(data.slice(-3)).toEqual([
    { month: '2026-09', in_fen: 1100, out_fen: 300, balance_fen: 870 },
    { month: '2026-10', in_fen: 0, out_fen: 0, balance_fen: 870 },
    { month: '2026-11', in_fen: 0, out_fen: 200, balance_fen: 670 },
  ]);
});

test('entries are listed newest first in pages, by period and by kind', async () => {
  await move('deposit', 100, '2026-10-31T15:59:59Z');
  await move('deposit', 200, '2026-10-31T16:00:00Z');
  await move('deposit_back', 50, '2026-11-05T00:00:00Z');
  await move('deposit', 400, '2026-11-30T15:59:59Z');
  await move('deposit', 800, '2026-11-30T16:00:00Z');
  const first = await detail({ size: 2 });
  expect(amounts(first)).toEqual([800, 400]);
  const second = await detail({ size: 2, before: first.next ?? 0 });
  expect(amounts(second)).toEqual([-50, 200]);
  expect(amounts(await detail({ size: 2, before: second.next ?? 0 }))).toEqual([100]);
  // The days are those of the lab: November begins at 16:00 UTC of the day before.
  expect(amounts(await detail({ from: '2026-11-01', to: '2026-11-30' }))).toEqual([400, -50, 200]);
  expect(amounts(await detail({ kinds: ['deposit_back'] }))).toEqual([-50]);
  expect(second.list[0]).toMatchObject({ label: '预存退款', account: 'cash', balance: 250 });
});

test('cash and bonus are listed together; an entry names the application by its code', async () => {
  const voucher = { name: '回单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
  const { file_rid } = (await send(t, 'auth/upload4file', {}, voucher, who.token)).data;
  const fields = { amount_fen: 1_000_000, payer: '示例大学', paid_on: '2026-11-17', file_rid };
  const { code, rid } = (await t.call('auth/prestoreApply/add', fields, auth())).data;
  await t.call('staff/prestore/approve', { code }, { token: (await lab(t)).token });
  const { list } = (await t.call('auth/prestoreApply/listPrestoreDetail', {}, auth())).data;
  expect(list.map(({ account, amount }) => [account, amount])).toEqual([
    ['bonus', 50_000],
    ['cash', 1_000_000],
  ]);
  expect(list[1]).toMatchObject({ label: '预存到账', cause: { kind: 'prestore', rid, code } });
});

test("pages of two accounts follow each other without gaps, and hold nothing of another member's", async () => {
  for (let minute = 10; minute < 20; minute++)
    await move(minute % 3 === 0 ? 'bonus' : 'deposit', minute, `2026-11-18T01:${minute}:00Z`);
  const mine = who;
  who = await member(t.db);
  await move('deposit', 99, '2026-11-18T01:15:30Z');
  who = mine;
  const seen: number[] = [];
  let before: number | null | undefined;
  do {
    const input = { size: 3, ...(before && { before }) };
    const page = (await t.call('auth/prestoreApply/listPrestoreDetail', input, auth())).data;
    seen.push(...amounts(page));
    before = page.next;
  } while (before);
  expect(seen).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10]);
});

test('the numbers of the menu', async () => {
  const { code } = await order(t, who);
  const numbers = async () => (await t.call('auth/web/asset/all4num', {}, auth())).data;
  expect(await numbers()).toEqual({ prestore: 0, unsettled: 0, unpaid: 0, coupon: 0 });
  const desk = await lab(t);
  await desk.deliver(code);
  expect(await numbers()).toMatchObject({ unsettled: 1 });
});

describe('exports', () => {
  beforeEach(async () => {
    await move('deposit', 123_450, '2026-01-02T03:04:00Z');
    await move('order_by_cash', 23_450, '2026-02-02T03:04:00Z');
    await move('bonus', 500, '2026-02-02T03:05:00Z');
  });

  test('CSV has income and expense in yuan', async () => {
    const answer = await exported({ accounts: ['cash', 'bonus'], format: 'csv' });
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('收支明细.csv'));
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.payload.replace('\ufeff', '').split('\r\n')).toEqual([
      '时间,账户,摘要,单号,收入,支出,余额',
      '2026-02-02 11:05,赠送金,预存赠送,,5.00,,5.00',
      '2026-02-02 11:04,预存,订单付款,,,234.50,1000.00',
      '2026-01-02 11:04,预存,预存到账,,1234.50,,1234.50',
      '',
    ]);
  });

  test('of some kinds has only their entries, as the list has', async () => {
    const of: Input<'auth/web/asset/export'> = { accounts: ['cash', 'bonus'], kinds: ['deposit', 'bonus'] };
    const { payload } = await exported({ ...of, format: 'csv' });
    expect(payload.split('\r\n').slice(1, -1)).toEqual([
      '2026-02-02 11:05,赠送金,预存赠送,,5.00,,5.00',
      '2026-01-02 11:04,预存,预存到账,,1234.50,,1234.50',
    ]);
    const none = await t.call('auth/web/asset/export', { ...of, kinds: [] }, auth());
    expect(none).toMatchObject({ status: 422, fields: { kinds: '[类型]格式不正确' } });
  });

  test('Excel has the entries of the period', async () => {
    const accounts: Input<'auth/web/asset/export'>['accounts'] = ['cash', 'bonus', 'credit', 'rebate'];
    const answer = await exported({ accounts, from: '2026-01-01', to: '2026-01-31' });
    const name = encodeURIComponent('收支明细-2026-01-01至2026-01-31.xlsx');
    expect(answer.headers['content-disposition']).toContain(name);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    // The title, the entry, and the balance of each of the four accounts before the first day.
    expect(sheet.match(/<row /g)).toHaveLength(6);
    expect(sheet).toContain('<v>1234.50</v>');
  });

  test('CSV that begins at a day ends with the balances before it; entries of some kinds have none', async () => {
    const of: Input<'auth/web/asset/export'> = { accounts: ['cash', 'bonus'], from: '2026-02-01' };
    const rows = async (more: Partial<Input<'auth/web/asset/export'>> = {}) =>
      (await exported({ ...of, format: 'csv', ...more })).payload.split('\r\n').slice(1, -1);
    expect(await rows()).toEqual([
      '2026-02-02 11:05,赠送金,预存赠送,,5.00,,5.00',
      '2026-02-02 11:04,预存,订单付款,,,234.50,1000.00',
      '2026-02-01 00:00,预存,期初余额,,,,1234.50',
      '2026-02-01 00:00,赠送金,期初余额,,,,0.00',
    ]);
    expect(await rows({ kinds: ['bonus'] })).toHaveLength(1);
  });

  test('more entries than are read at once are all there', async () => {
    const moves = Array.from({ length: 1100 }, (_, index): Move => {
      const to: Owner = { kind: 'member', rid: who.rid };
      const cause = { kind: 'test', rid: 'x' };
      return {
        id: `many:${who.rid}:${index}`,
        kind: 'deposit',
        debit: labOwner,
        credit: to,
        amount: 1,
        cause,
      };
    });
    await t.db.transaction((tx) => transfer(tx, moves, t.clock.now()));
    const { payload } = await exported({ accounts: ['cash', 'bonus'], format: 'csv' });
    expect(payload.split('\r\n')).toHaveLength(1100 + 5);
  });

  test('a link is signed and lasts a minute', async () => {
    const { url } = (await t.call('auth/web/asset/export', { accounts: ['cash'] }, auth())).data;
    const other = await member(t.db);
    expect((await t.app.inject(url.replace(who.rid, other.rid))).statusCode).toBe(403);
    t.clock.pass(61);
    expect((await t.app.inject(url)).statusCode).toBe(403);
  });

  test('points are exported alone', async () => {
    const input = { accounts: ['points', 'cash'] } satisfies Input<'auth/web/asset/export'>;
    expect(await t.call('auth/web/asset/export', input, auth())).toMatchObject({
      status: 422,
      fields: { accounts: '[账户]积分须单独导出' },
    });
  });
});

(hasPdftotext() ? describe : describe.skip)('the account statement', () => {
  test('has opening and closing balances, totals and the entries of the period', async () => {
    await move('deposit', 100_000, '2025-12-31T15:00:00Z');
    await move('deposit', 50_000, '2026-01-10T02:00:00Z');
    await move('order_by_cash', 20_000, '2026-01-20T02:00:00Z');
    await move('deposit', 7, '2026-02-01T02:00:00Z');
    const page = await statement('2026-01-01', '2026-01-31');
    expect(page).toContain('2026-01-01 至 2026-01-31');
    expect(page).toMatch(/预存 +¥1,000\.00 +¥500\.00 +¥200\.00 +¥1,300\.00/);
    expect(page).toMatch(/2026-01-01 +期初余额 +¥1,000\.00/);
    expect(page).toMatch(/2026-01-10 10:00 +预存到账 +¥500\.00 +¥1,500\.00/);
    expect(page).toMatch(/2026-01-20 10:00 +订单付款 +¥200\.00 +¥1,300\.00/);
    expect(page).not.toContain('0.07');
    expect(page).toContain('示例大学');
    expect(page.replaceAll(' ', '')).toContain('第1页/共1页');
  });

  test('of more entries than are listed begins with the balance that is carried over', async () => {
    const to: Owner = { kind: 'member', rid: who.rid };
    const cause = { kind: 'test', rid: 'x' };
    const moves = Array.from({ length: limits.statementEntries + 3 }, (_, index): Move => {
      const id = `cut:${who.rid}:${index}`;
      return { id, kind: 'deposit', debit: labOwner, credit: to, amount: 100, cause };
    });
    await t.db.transaction((tx) => transfer(tx, moves, new Date('2026-01-10T02:00:00Z')));
    const page = await statement('2026-01-01', '2026-01-31');
    expect(page).toMatch(/承前余额 +¥3\.00/);
    expect(page).toMatch(/预存到账 +¥1\.00 +¥4\.00/);
    expect(page).not.toContain('期初余额 ¥0.00');
    expect(page).toMatch(/预存到账 +¥1\.00 +¥2,003\.00/);
  });

  test('of a period without entries says so', async () => {
    expect(await statement('2020-01-01', '2020-12-31')).toContain('本期没有收支');
  });
});

test('the period of an account statement does not end before it begins', async () => {
  const days = { from: '2026-02-01', to: '2026-01-01' };
  expect(await t.call('auth/web/asset/accountStatement', days, auth())).toMatchObject({
    status: 422,
    fields: { to: expect.stringContaining('不能早于') },
  });
});

test('money that arrived for a reported transfer is listed with its code', async () => {
  const picture = { name: '凭证.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
  const { file_rid } = (await send(t, 'auth/upload4file', {}, picture, who.token)).data;
  const input = {
    amount_fen: 5_000,
    statement_rid: null,
    payer: '示例大学',
    paid_on: '2026-11-18',
    file_rid,
  };
  const { code } = (await t.call('auth/transferApply', input, auth())).data;
  await t.call('staff/transferApply/match', { code, amount_fen: 5_000 }, { token: (await lab(t)).token });
  expect((await detail()).list).toMatchObject([{ amount: 5_000, cause: { code } }]);
});
