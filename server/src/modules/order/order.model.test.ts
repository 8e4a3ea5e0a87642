import type { Data } from '@portal/shared/contract';
import {
  type Actor,
  type OrderAct,
  type OrderState,
  orderActs,
  orderActTable,
  possibleActs,
  stateAfter,
  statementOrderActs,
} from '@portal/shared/rules';
import { changeInput } from '../../../testing/changes';
import { member, type TestMember, withSession } from '../../../testing/factories';
import { fund, moneyOf } from '../../../testing/money';
import { type Lab, lab, order, samplesOf, send, services } from '../../../testing/orders';
import { quoteOrder } from '../../../testing/quotations';
import { anySequence, type GeneratedStep, pick } from '../../../testing/sequence';
import { type TestApp, testApp } from '../../../testing/testApp';
import { reviewJob } from '../statement/statement.job';
import { findOrder } from './order.repo';
import { factsOf } from './order.rules';

let t: TestApp;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
});

/** A row of the table. */
type Row = {
  readonly from: readonly OrderState[];
  readonly by: readonly Actor[];
};

interface Outcome {
  readonly code: number;
  readonly error?: string | undefined;
}

interface Story {
  who: TestMember;
  readonly placed: Data<'auth/order/add'>;
  /** The statement that bills the order. */
  bill: { readonly rid: string; readonly code: string };
}

const nothing = { rid: 'none', code: 'none' };
const pdf = { name: '协议.pdf', bytes: '%PDF-1.4 signed' };

/** What members, staff, the lab's files and the clock do besides the acts of `staff/order/move`. */
const others = {
  cancelByMember: ({ placed: { rid }, who }: Story) =>
    t.call('auth/order/cancel', { rid, reason: '不测了' }, { token: who.token }),
  parcel: ({ placed: { rid }, who }: Story) =>
    t.call('auth/order/send', { rid, company: '顺丰速运', number: 'SF1234567890' }, { token: who.token }),
  question: ({ placed: { rid }, who }: Story) =>
    t.call('auth/order/reportOrderFeedback', { rid, question: '第二个峰是什么？' }, { token: who.token }),
  right: ({ bill: { rid }, who }: Story) => t.call('auth/assign/right', { rid }, { token: who.token }),
  wrong: ({ bill: { rid }, who }: Story) =>
    t.call('auth/assign/wrong', { rid, reason: '数量不对' }, { token: who.token }),
  settle: ({ bill: { rid }, who }: Story) => t.call('auth/statement/pay', { rid }, { token: who.token }),
  sign: async ({ placed: { rid }, who }: Story) => {
    const { data } = await send(t, 'auth/upload4file', {}, pdf, who.token);
    const copy = { rid, file_rid: data.file_rid };
    return t.call('auth/order/updateProtocolFile', copy, { token: who.token });
  },
  changeCount: async ({ placed: { rid }, who }: Story) => {
    const form = await t.call('auth/order/change/get', { rid }, { token: who.token });
    if (form.code === 0) return form;
    const input = changeInput(form.data);
    const items = input.items.map((item) => ({ ...item, count: 3 - Math.min(item.count, 2) }));
    // A quotation that was accepted has set the prices; the remark is the member's all the same.
    const fixed = form.data.items.some((item) => item.fixed !== null);
    const samples = input.samples?.length ? samplesOf(items[0]?.count ?? 1) : [];
    const change = fixed ? { message: `${input.message}。` } : { items, samples };
    return t.call('auth/order/change', { ...input, ...change }, { token: who.token });
  },
  data: ({ placed: { code } }: Story) => desk.addData(code),
  quote: ({ placed: { code } }: Story) =>
    quoteOrder(t, desk.token, { code, charges: [{ name: '加急费', unit_fen: 100 }] }),
  acceptQuotation: async ({ who: { token } }: Story) => {
    const { data } = await t.call('auth/quotation/list', { size: 100 }, { token });
    const rid = data.list.find(({ state }) => state === 'open')?.rid ?? 'none';
    return t.call('auth/quotation/accept', { rid }, { token });
  },
  makeBill: async (story: Story) => {
    const answer = await t.call('staff/statement/add', { codes: [story.placed.code] }, { token: desk.token });
    if (answer.code === 1) story.bill = answer.data;
    return answer;
  },
  answerDispute: ({ bill: { code } }: Story) =>
    t.call('staff/statement/answer', { code, adjustments: [], note: '数量无误' }, { token: desk.token }),
  days: async (story: Story) => {
    t.clock.pass(2 * 24 * 3600);
    await reviewJob.run(t.deps, t.app.log);
    await logIn(story);
    return { code: 1 };
  },
} satisfies Record<string, (story: Story) => Promise<Outcome>>;

const other = Object.keys(others) as (keyof typeof others)[];
const onward = ['confirm', 'await_sample', 'receive', 'test', 'deliver', 'close'] as const;
const acts = [...orderActs, ...other, ...other, ...onward, ...onward];
type Step = GeneratedStep<(typeof acts)[number]>;

test('any sequence of members, staff, money and clock keeps an order on the table of its acts', () =>
  anySequence(acts, keepsInvariants));

/** How stories begin, so that all of the table is reached. */
const toLab = ['confirm', 'sign', 'agree', 'await_sample', 'receive'] as const;
const toDelivery = [...toLab, 'test', 'data', 'deliver'] as const;
const openings = [
  [],
  ['confirm'],
  toLab,
  toDelivery,
  [...toDelivery, 'makeBill', 'right'],
  toDelivery,
] as const;

async function keepsInvariants(steps: readonly Step[]): Promise<void> {
  const [first, second] = steps;
  t.clock.set('2026-11-18T02:00:00Z');
  desk = await lab(t);
  const who = await member(t.db, { organization: pick([0, 2, 3], first?.who ?? 0) ?? 3 });
  await fund(t.db, who, 10_000_000);
  const placed = await order(t, who, pick([services.sampled, services.analysis], first?.on ?? 0));
  const story: Story = { who, placed, bill: nothing };
  for (const act of pick<readonly Step['act'][]>(openings, second?.on ?? 0) ?? []) await step(story, act);
  for (const { act } of steps) await step(story, act);
}

/** Logs everybody in again, because tokens last a day. */
async function logIn(story: Story): Promise<void> {
  story.who = await withSession(t.db, story.who, t.clock.now());
  desk = await lab(t);
}

/** What a page offers for an act of the table. */
const offered: Partial<Record<Step['act'], OrderAct>> = {
  cancelByMember: 'cancel',
  changeCount: 'change',
  parcel: 'send',
  question: 'ask',
  right: 'accept',
  wrong: 'dispute',
};

const isMove = (act: Step['act']): act is OrderAct => act in orderActTable;

async function step(story: Story, act: Step['act']): Promise<void> {
  const before = await read(story);
  const moves = isMove(act);
  const answer: Outcome = moves
    ? await desk.move(story.placed.code, act, '已核对')
    : await others[act](story);
  const { error, code } = answer;
  const after = await read(story);
  const context = { act, error, state: before.shown.state };
  if (code !== 1) expect({ ...context, ...after }).toEqual({ ...context, ...before });
  const allowed = moves
    ? before.byStaff.includes(act) && !statementOrderActs.includes(act)
    : before.shown.can.some((can) => can === offered[act]);
  // An enterprise's order waits for its money.
  if ((moves || offered[act]) && error !== 'prepayment_short')
    expect({ ...context, accepted: code === 1 }).toEqual({ ...context, accepted: allowed });
  check(after);
}

async function read({ who, placed: { rid } }: Story) {
  const { data: shown } = await t.call('auth/web/order/detail', { rid }, { token: who.token });
  const row = await t.db.read((tx) => findOrder(tx, rid));
  if (!row) throw new Error('the order is gone');
  const { cash, credit } = await moneyOf(t.db, who);
  const facts = factsOf(row);
  return {
    shown,
    facts,
    byStaff: possibleActs(facts, 'staff'),
    byMember: possibleActs(facts, 'member'),
    held: cash.held + credit.held,
  };
}

function check({ shown, facts, byMember, held }: Awaited<ReturnType<typeof read>>): void {
  let state: OrderState | undefined;
  for (const { act, by, state: reached } of shown.timeline) {
    const { from, by: actors }: Row = orderActTable[act];
    expect({ act, by, legal: actors.includes(by) }).toEqual({ act, by, legal: true });
    expect({ act, from: state, legal: state ? from.includes(state) : from.length === 0 }).toEqual({
      act,
      from: state,
      legal: true,
    });
    state = state ? stateAfter(act, state) : 'submitted';
    expect({ act, reached }).toEqual({ act, reached: state });
  }
  expect(state).toBe(facts.state);
  const times = shown.timeline.map(({ at }) => at);
  expect(times).toEqual([...times].sort());
  expect(shown.can).toEqual(byMember);
  if (facts.state === 'cancelled' || facts.state === 'paid') expect(held).toBe(0);
}
