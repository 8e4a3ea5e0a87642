import type { Input } from '@portal/shared/contract';
import { agreeAsSecond, approvalAbove } from '../../../testing/approvals';
import type { TestMember } from '../../../testing/factories';
import { moneyOf } from '../../../testing/money';
import { type Lab, lab, send } from '../../../testing/orders';
import { type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let bills: Bills;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  desk = await lab(t);
  bills = billing(t, desk);
});
afterEach(() => approvalAbove(t, desk));

type Line = Input<'staff/bankLine/add'>['lines'][number];
let numbers = 0;
/** A line of the account that no other test has. */
const line = (given: Partial<Line>): Line => ({
  day: '2026-11-18',
  amount_fen: 100,
  payer: '',
  account: '',
  remark: '',
  serial: `20261118${String(numbers++).padStart(6, '0')}`,
  ordinal: 0,
  ...given,
});
const add = async (...lines: Line[]) =>
  (await t.call('staff/bankLine/add', { lines }, { token: desk.token })).data.list;
const added = async (given: Partial<Line>) => (await add(line(given)))[0]?.code ?? '';
const listed = async (code: string) => {
  const { list } = (await t.call('staff/bankLine/list', { code }, { token: desk.token })).data;
  const [row] = list;
  if (!row) throw new Error('the line is not listed');
  return row;
};
const match = (code: string, target: string, amount_fen: number, token = desk.token) =>
  t.call('staff/bankLine/match', { rows: [{ code, target, seen: { amount_fen } }] }, { token });
const outcome = async (answer: ReturnType<typeof match>) => {
  const [row] = (await answer).data.list;
  return row?.refused?.error ?? (row?.approval ? 'asked' : row?.state);
};

/** A new member with a confirmed statement that is owed. */
async function owed() {
  const bill = await bills.billed();
  await bills.confirm(bill.who, bill.rid);
  const { owed_fen } = await bills.read(bill.who, bill.rid);
  return { ...bill, owed_fen };
}

/** Reports a bank transfer, for a statement or as a prepayment. */
async function report(who: TestMember, amount_fen: number, statement_rid: string | null, payer = '示例大学') {
  const picture = { name: '凭证.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
  const { file_rid } = (await send(t, 'auth/upload4file', {}, picture, who.token)).data;
  const input = { payer, paid_on: '2026-11-18', file_rid, amount_fen, statement_rid };
  return (await t.call('auth/transferApply', input, { token: who.token })).data;
}

const ledgerIsRight = async () =>
  expect((await t.call('staff/ledger/check', {}, { token: desk.token })).data.list).toEqual([]);

test('a file that is imported again doubles no line, and equal lines of one file are several payments', async () => {
  const numbered = line({});
  const equal = { ...line({ payer: '甲（北京）', remark: '费' }), serial: '' };
  const lines = [numbered, equal, { ...equal, ordinal: 1 }];
  const ask = async (given: Line[]) =>
    (await t.call('staff/bankLine/known', { lines: given }, { token: desk.token })).data.known;
  expect(await ask(lines)).toEqual([false, false, false]);
  const first = await add(...lines);
  expect(first.map(({ known }) => known)).toEqual([false, false, false]);
  // Another width, other blanks, and one payment more on the same day.
  const again = [
    numbered,
    { ...equal, payer: '甲(北京) ' },
    { ...equal, ordinal: 1 },
    { ...equal, ordinal: 2 },
  ];
  expect(await ask(again)).toEqual([true, true, true, false]);
  const second = await add(...again, numbered);
  expect(second.map(({ known }) => known)).toEqual([true, true, true, false, true]);
  expect(second.slice(0, 3).map(({ code }) => code)).toEqual(first.map(({ code }) => code));
});

test('a line pays the statement that its payer and amount say, and its member reads that', async () => {
  const { who, rid, code, owed_fen } = await owed();
  const title = {
    holder: 'company',
    type: 1,
    title: '示例（集团）有限公司',
    tax_number: '91350100M000100Y43',
  } as const;
  await t.call('auth/invoice/add', title, { token: who.token });
  const bank = await added({ amount_fen: owed_fen, payer: '示例(集团)有限公司' });
  expect(await listed(bank)).toMatchObject({
    state: 'open',
    proposed: code,
    candidates: expect.arrayContaining([
      expect.objectContaining({ code, ground: 'payer', amount_fen: owed_fen }),
    ]),
  });
  expect(await outcome(match(bank, code, owed_fen))).toBe('matched');
  expect(await bills.read(who, rid)).toMatchObject({ state: 'paid', paid_fen: owed_fen });
  expect(await listed(bank)).toMatchObject({ state: 'matched', paid: code, candidates: [], proposed: null });
  const { data } = await t.call('auth/message/list', {}, { token: who.token });
  expect(data.list.map(({ text }) => text).join()).toContain(`用于结算单 ${code}`);
  // Neither the line nor the statement is used twice.
  expect(await outcome(match(bank, code, owed_fen))).toBe('bank_line_refused');
  expect(await outcome(match(await added({ amount_fen: owed_fen }), code, owed_fen))).toBe(
    'statement_act_refused',
  );
  await ledgerIsRight();
});

test('several that fit are all shown and none is chosen; the code in the remark decides', async () => {
  const [one, two] = [await owed(), await owed()];
  const open = await added({ amount_fen: one.owed_fen, payer: '没有这个人' });
  const { candidates, proposed } = await listed(open);
  expect(proposed).toBeNull();
  expect(candidates.map(({ code }) => code)).toEqual(expect.arrayContaining([one.code, two.code]));
  const named = await added({ amount_fen: two.owed_fen, remark: `检测费 ${two.code.replace('-', '')}` });
  expect((await listed(named)).proposed).toBe(two.code);
});

test('a reported transfer is booked with what the bank says, and stands for its statement', async () => {
  const { who, rid, code, owed_fen } = await owed();
  const reported = await report(who, owed_fen, rid, '示例大学财务处');
  const bank = await added({ amount_fen: owed_fen, payer: '示例大学财务处' });
  const { proposed, candidates } = await listed(bank);
  expect(proposed).toBe(reported.code);
  expect(candidates.map((one) => one.code)).not.toContain(code);
  expect(await outcome(match(bank, reported.code, owed_fen))).toBe('matched');
  expect(await bills.read(who, rid)).toMatchObject({ state: 'paid' });
  // Somebody has booked the transfer meanwhile.
  const other = await report(who, 500, null);
  await t.call('staff/transferApply/match', { code: other.code, amount_fen: 500 }, { token: desk.token });
  const late = await added({ amount_fen: 500 });
  expect(await outcome(match(late, other.code, 500))).toBe('transfer_apply_refused');
  expect((await listed(late)).state).toBe('open');
  await ledgerIsRight();
});

test('what is above the owed amount goes to the cash of the member; another amount than was seen is refused', async () => {
  const { who, rid, code, owed_fen } = await owed();
  const bank = await added({ amount_fen: owed_fen + 300 });
  expect(await outcome(match(bank, code, owed_fen - 1))).toBe('seen_changed');
  expect(await outcome(match(bank, code, owed_fen))).toBe('matched');
  expect(await bills.read(who, rid)).toMatchObject({ state: 'paid', paid_fen: owed_fen });
  expect((await moneyOf(t.db, who)).cash.balance).toBe(300);
  await ledgerIsRight();
});

test('several are booked by one act, with a result at each', async () => {
  const [one, two] = [await owed(), await owed()];
  const lines = await add(line({ amount_fen: one.owed_fen }), line({ amount_fen: two.owed_fen }), line({}));
  const [first = '', second = '', third = ''] = lines.map(({ code }) => code);
  const rows = [
    { code: first, target: one.code, seen: { amount_fen: one.owed_fen } },
    { code: second, target: one.code, seen: { amount_fen: one.owed_fen } },
    { code: third, target: 'S20200101-000001', seen: { amount_fen: 100 } },
  ];
  const { data } = await t.call('staff/bankLine/match', { rows }, { token: desk.token });
  expect(data.list.map(({ state, refused }) => refused?.error ?? state)).toEqual([
    'matched',
    'statement_act_refused',
    'not_found',
  ]);
});

test('a line that is no payment is set aside with a reason, and opened again', async () => {
  const bank = await added({ payer: '银行', remark: '结息' });
  const act = { code: bank, reason: '存款利息' };
  const aside = await t.call('staff/bankLine/setAside', act, { token: desk.token });
  expect(aside.data).toMatchObject({ state: 'aside', reason: '存款利息' });
  expect((await t.call('staff/bankLine/setAside', act, { token: desk.token })).error).toBe(
    'bank_line_refused',
  );
  const { data } = await t.call('staff/bankLine/list', { states: ['aside'] }, { token: desk.token });
  expect(data.list.map(({ code }) => code)).toContain(bank);
  await t.call('staff/bankLine/reopen', { code: bank }, { token: desk.token });
  expect(await listed(bank)).toMatchObject({ state: 'open', reason: '' });
});

test('above the amount of the setting a second person must agree, about what was seen', async () => {
  await approvalAbove(t, desk, 100);
  const { who, rid, code, owed_fen } = await owed();
  const bank = await added({ amount_fen: owed_fen });
  const asked = (await match(bank, code, owed_fen)).data.list[0];
  expect(asked).toMatchObject({ state: 'open', approval: expect.stringMatching(/^F/), refused: null });
  expect((await bills.read(who, rid)).paid_fen).toBe(0);
  expect(await listed(bank)).toMatchObject({
    asked: code,
    candidates: [],
    approval: { code: asked?.approval },
  });
  expect(await outcome(match(bank, code, owed_fen))).toBe('approval_waiting');
  expect((await agreeAsSecond(t, asked?.approval ?? null)).status).toBe(200);
  expect(await bills.read(who, rid)).toMatchObject({ state: 'paid' });
  expect(await listed(bank)).toMatchObject({ state: 'matched', paid: code });
  // A line that is set aside needs no agreement any more.
  const other = await owed();
  const second = await added({ amount_fen: other.owed_fen });
  const waiting = (await match(second, other.code, other.owed_fen)).data.list[0]?.approval ?? null;
  await t.call('staff/bankLine/setAside', { code: second, reason: '退款退回' }, { token: desk.token });
  expect(await agreeAsSecond(t, waiting)).toMatchObject({ error: 'approval_decided' });
  await ledgerIsRight();
});
