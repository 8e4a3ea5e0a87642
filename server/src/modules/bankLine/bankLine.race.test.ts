import { describeOnPostgres } from '../../../testing/database';
import { moneyOf } from '../../../testing/money';
import { lab, send } from '../../../testing/orders';
import { billing } from '../../../testing/statements';
import { testApp } from '../../../testing/testApp';

describeOnPostgres('lines of the bank', () => {
  test('of people who confirm one line, or one transfer by a line and by hand, one does; one file by two people is stored once', async () => {
    const t = await testApp({ database: 'postgres' });
    t.clock.set('2026-11-18T02:00:00Z');
    const desk = await lab(t);
    const [own, other] = [desk.token, (await lab(t)).token];
    const bills = billing(t, desk);
    const { who, rid, code: statement, total_fen } = await bills.billed();
    await bills.confirm(who, rid);
    const given = { day: '2026-11-18', payer: '', account: '', remark: '', ordinal: 0 };
    const lines = [
      { ...given, amount_fen: total_fen, serial: 'RACE000001' },
      { ...given, amount_fen: 700, serial: 'RACE000002' },
    ];
    const stored = await Promise.all(
      [own, other, own].map((token) => t.call('staff/bankLine/add', { lines }, { token })),
    );
    const codes = stored.map(({ data }) => data.list.map(({ code }) => code));
    expect(new Set(codes.map(String)).size).toBe(1);
    expect(stored.flatMap(({ data }) => data.list).filter(({ known }) => !known)).toHaveLength(2);
    const [[first = '', second = ''] = []] = codes;

    const match = async (token: string, code: string, target: string, amount_fen: number) => {
      const rows = [{ code, target, seen: { amount_fen } }];
      const [row] = (await t.call('staff/bankLine/match', { rows }, { token })).data.list;
      return row?.refused?.error ?? row?.state;
    };
    const both = await Promise.all([own, other].map((token) => match(token, first, statement, total_fen)));
    expect(both.sort()).toEqual(['bank_line_refused', 'matched']);
    expect(await bills.read(who, rid)).toMatchObject({ state: 'paid', paid_fen: total_fen });
    expect((await moneyOf(t.db, who)).cash.balance).toBe(0);

    const voucher = { name: '凭证.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
    const { file_rid } = (await send(t, 'auth/upload4file', {}, voucher, who.token)).data;
    const report = { file_rid, amount_fen: 700, payer: '甲', paid_on: '2026-11-18', statement_rid: null };
    const { code } = (await t.call('auth/transferApply', report, { token: who.token })).data;
    const byHand = t.call('staff/transferApply/match', { code, amount_fen: 700 }, { token: other });
    const byLine = await match(own, second, code, 700);
    expect([byLine, (await byHand).error ?? 'matched'].sort()).toEqual(['matched', 'transfer_apply_refused']);
    expect((await moneyOf(t.db, who)).cash.balance).toBe(700);
    const { data } = await t.call('staff/ledger/check', {}, { token: own });
    expect(data.list).toEqual([]);
  });
});
