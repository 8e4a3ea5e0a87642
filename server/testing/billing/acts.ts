import { reviewJob } from '../../src/modules/statement/statement.job';
import { claimed } from '../coupons';
import { nextInvoiceNumber } from '../invoices';
import { orderInput, plan } from '../orders';
import { payee } from '../promoters';
import { type ModelInvoice, type ModelOrder, type ModelStatement, rules } from './model';
import { expectOutcome, type Person, type World } from './world';

/** Random numbers of an act: which record it is about, and how much. */
export interface Chosen {
  readonly pick: number;
  /** Per cent of an amount; above 100 it is too much. */
  readonly share: number;
}

/** Performs an act in the portal and in the model; returns idle when there is nothing that it could be about. */
type Act = (world: World, person: Person, chosen: Chosen) => Promise<'idle' | undefined>;

const dayMs = 24 * 3600 * 1000;
const one = <T>(list: readonly T[], { pick }: Chosen): T | undefined => list[pick % Math.max(1, list.length)];

/** Returns a share of an amount, at least 1 fen. */
const partOf = (amount: number, { share }: Chosen): number => Math.max(1, Math.round((amount * share) / 100));

const inState = <T extends { readonly state: string }>(list: readonly T[], ...states: T['state'][]): T[] =>
  list.filter(({ state }) => states.includes(state));

const prepay: Act = async (world, person, chosen) => {
  const { t, desk } = world;
  const amount_fen = chosen.pick % 5 === 0 ? rules.bonusFrom : partOf(20_000, chosen);
  const file_rid = await world.upload(person);
  const input = { amount_fen, payer: '示例大学', paid_on: '2026-11-01', file_rid };
  const { code } = (await t.call('auth/prestoreApply/add', input, { token: person.who.token })).data;
  if (chosen.pick % 4 === 1) {
    await t.call('staff/prestore/refuse', { code, reason: '未到账' }, { token: desk.token });
    return undefined;
  }
  expectOutcome(await t.call('staff/prestore/approve', { code }, { token: desk.token }), 'ok');
  person.model.prepaid(amount_fen);
  return undefined;
};

const claim: Act = async ({ t, desk }, { who, model }) => {
  const { rid } = await claimed(t, desk, who, { amount_fen: rules.couponFen, ends: '2030-01-01T00:00:00Z' });
  model.coupons.set(rid, 'free');
  return undefined;
};

const order: Act = async (world, { who, model }, chosen) => {
  const item = await plan(world.t, who, 'xrd', 1 + (chosen.share % 3));
  // A coupon that another order uses is refused; it is tried from time to time.
  const [coupon, state] = one([...model.coupons], chosen) ?? [null, 'free'];
  const due = item.total_fen - (coupon === null ? 0 : Math.min(rules.couponFen, item.total_fen));
  const held = model.reserve(due, world.now);
  const input = orderInput([item], { coupon_rid: coupon });
  const answer = await world.t.call('auth/order/add', input, { token: who.token });
  if (state === 'used') expectOutcome(answer, 'coupon_unusable');
  else if (typeof held === 'string') expectOutcome(answer, held);
  else {
    expectOutcome(answer, 'ok');
    const { rid, code } = answer.data;
    model.place({ rid, code, due, coupon, state: 'submitted', held, rebate: undefined });
    return undefined;
  }
  await world.t.call('auth/tempDevice/del', { rids: [item.rid] }, { token: who.token });
  return undefined;
};

const cancel: Act = async ({ desk }, { model }, chosen) => {
  const found = one(inState(model.orders, 'submitted'), chosen);
  if (!found) return 'idle';
  expectOutcome(await desk.move(found.code, 'cancel', '样品需要重新制备'), 'ok');
  model.cancel(found);
  return undefined;
};

const deliver: Act = async ({ desk }, { model }, chosen) => {
  const found = one(inState(model.orders, 'submitted'), chosen);
  if (!found) return 'idle';
  await desk.deliver(found.code);
  found.state = 'delivered';
  return undefined;
};

/** Returns an adjustment of an order: most often none, else less, more, or too much in either direction. */
function adjustmentOf({ due }: ModelOrder, { pick, share }: Chosen): number {
  if (pick % 3 !== 0) return 0;
  const amount = Math.round((due * share) / 100);
  return pick % 2 === 0 ? -amount : amount;
}

const adjusted = (orders: readonly ModelOrder[], chosen: Chosen) =>
  orders.flatMap((order) => {
    const amount_fen = adjustmentOf(order, chosen);
    return amount_fen === 0 ? [] : [{ code: order.code, amount_fen, reason: '按实际数量' }];
  });

const bill: Act = async ({ t, desk, now }, { model }, chosen) => {
  const delivered = inState(model.orders, 'delivered');
  const orders = delivered.slice(0, 1 + (chosen.pick % 2));
  if (orders.length === 0) return 'idle';
  const billed = orders.map((order) => order.due + adjustmentOf(order, chosen));
  const input = { codes: orders.map(({ code }) => code), adjustments: adjusted(orders, chosen) };
  const answer = await t.call('staff/statement/add', input, { token: desk.token });
  const outcome = model.bill(orders, billed);
  expectOutcome(answer, outcome);
  if (outcome !== 'ok') return undefined;
  for (const order of orders) order.state = 'billed';
  const { rid, code } = answer.data;
  const until = now + rules.reviewDays * dayMs;
  model.statements.push({
    ...{ rid, code, orders, billed, state: 'open', until, since: 0 },
    ...{ paidCash: 0, paidBonus: 0, owed: 0, refunded: 0, invoiced: 0 },
  });
  return undefined;
};

const confirm: Act = async ({ t, now }, { who, model }, chosen) => {
  const found = one(inState(model.statements, 'open', 'disputed'), chosen);
  if (!found) return 'idle';
  const answer = await t.call('auth/assign/right', { rid: found.rid }, { token: who.token });
  expectOutcome(answer, found.state === 'open' ? 'ok' : 'statement_act_refused');
  if (found.state === 'open') model.confirm(found, now);
  return undefined;
};

const dispute: Act = async ({ t }, { who, model }, chosen) => {
  const found = one(inState(model.statements, 'open'), chosen);
  if (!found) return 'idle';
  const input = { rid: found.rid, reason: '数量不对' };
  expectOutcome(await t.call('auth/assign/wrong', input, { token: who.token }), 'ok');
  found.state = 'disputed';
  return undefined;
};

const answer: Act = async ({ t, desk, now }, { model }, chosen) => {
  const found = one(inState(model.statements, 'disputed'), chosen);
  if (!found) return 'idle';
  const adjustments = adjusted(found.orders, chosen);
  const billed = found.orders.map((order, index) => (found.billed[index] ?? 0) + adjustmentOf(order, chosen));
  const input = { code: found.code, note: '已核对', adjustments };
  const outcome = model.bill(found.orders, billed);
  expectOutcome(await t.call('staff/statement/answer', input, { token: desk.token }), outcome);
  if (outcome !== 'ok') return undefined;
  Object.assign(found, { billed, state: 'open', until: now + rules.reviewDays * dayMs });
  return undefined;
};

const owing = ({ model }: Person, chosen: Chosen): ModelStatement | undefined =>
  one(chosen.pick % 7 === 0 ? model.statements : inState(model.statements, 'unpaid'), chosen);

const pay: Act = async ({ t }, person, chosen) => {
  const found = owing(person, chosen);
  if (!found) return 'idle';
  const amount_fen = partOf(found.owed, chosen);
  const input = { rid: found.rid, amount_fen };
  const paid = await t.call('auth/statement/pay', input, { token: person.who.token });
  expectOutcome(paid, person.model.pay(found, amount_fen));
  return undefined;
};

const bank: Act = async (world, person, chosen) => {
  const found = owing(person, chosen);
  if (!found) return 'idle';
  const amount_fen = partOf(found.owed, chosen);
  const input = { amount_fen, statement_rid: found.rid, payer: '示例大学', paid_on: '2026-11-01' };
  const file_rid = await world.upload(person);
  const reported = await world.t.call(
    'auth/transferApply',
    { ...input, file_rid },
    { token: person.who.token },
  );
  const outcome = person.model.bank(found, amount_fen);
  expectOutcome(reported, outcome);
  if (outcome !== 'ok') return undefined;
  const { code } = reported.data;
  expectOutcome(await world.t.call('staff/transferApply/match', { code }, { token: world.desk.token }), 'ok');
  return undefined;
};

/** Returns a share of what is open of a statement, or of all that was paid, which is too much when a part is invoiced. */
const partOfPaid = ({ paidCash, invoiced }: ModelStatement, chosen: Chosen): number =>
  partOf(chosen.pick % 2 === 0 ? paidCash : paidCash - invoiced, chosen);

const refund: Act = async ({ t, desk }, { model }, chosen) => {
  const found = one(chosen.pick % 7 === 0 ? model.statements : inState(model.statements, 'paid'), chosen);
  if (!found) return 'idle';
  const amount_fen = partOfPaid(found, chosen);
  const input = { code: found.code, amount_fen, reason: '重复计费' };
  const refunded = await t.call('staff/statement/refund', input, { token: desk.token });
  expectOutcome(refunded, model.refund(found, amount_fen));
  return undefined;
};

const invoice: Act = async (_world, { model, bill: billing }, chosen) => {
  const paid = model.statements.filter(({ paidCash, invoiced }) => paidCash > invoiced);
  const found = one(chosen.pick % 7 === 0 ? model.statements : paid, chosen);
  if (!found) return 'idle';
  const amount = partOfPaid(found, chosen);
  const asked = await billing.ask(found.rid, amount);
  const outcome = model.invoice(found, amount);
  expectOutcome(asked, outcome);
  if (outcome !== 'ok') return undefined;
  const { rid, code } = asked.data;
  model.invoices.push({ rid, code, statement: found, amount, state: 'waiting' });
  return undefined;
};

/** Ends a request: its amount is free again. */
function free(found: ModelInvoice, state: ModelInvoice['state']): void {
  found.state = state;
  found.statement.invoiced -= found.amount;
}

const endInvoice: Act = async ({ t, desk }, { who, model }, chosen) => {
  const found = one(inState(model.invoices, 'waiting'), chosen);
  if (!found) return 'idle';
  const { rid, code } = found;
  const isCancelled = chosen.share % 2 === 0;
  const ended = isCancelled
    ? await t.call('auth/invoiceApply/cancel', { rid }, { token: who.token })
    : await t.call('staff/invoiceApply/refuse', { code, reason: '税号有误' }, { token: desk.token });
  expectOutcome(ended, 'ok');
  free(found, isCancelled ? 'cancelled' : 'refused');
  return undefined;
};

/** Issues a waiting request; of an issued one, its red letter. */
const issue: Act = async ({ t, desk }, { who, model, bill: billing }, chosen) => {
  const found = one(inState(model.invoices, 'waiting', 'issued'), chosen);
  if (!found) return 'idle';
  const { rid, code } = found;
  if (found.state === 'waiting') {
    await billing.issue(code);
    found.state = 'issued';
    return undefined;
  }
  await t.call('auth/invoiceApply/redLetter', { rid, reason: '抬头有误' }, { token: who.token });
  await t.call('staff/invoiceApply/redConfirm', { code }, { token: desk.token });
  await billing.addFile(code, 'pdf');
  const red = { code, number: nextInvoiceNumber() };
  expectOutcome(await t.call('staff/invoiceApply/redIssue', red, { token: desk.token }), 'ok');
  free(found, 'red');
  return undefined;
};

const withdraw: Act = async ({ t, people }, _person, chosen) => {
  const [person] = people;
  if (!person) return 'idle';
  const { who, model } = person;
  const amount_fen = Math.max(100, partOf(model.rebate, chosen));
  const outcome = model.withdraw(amount_fen);
  const added = await t.call('auth/promoter_rebate_withdraw/add', { amount_fen }, { token: who.token });
  // Ten a day.
  if (added.status === 429) return undefined;
  expectOutcome(added, outcome);
  if (outcome !== 'ok') return undefined;
  const { rid, code } = added.data;
  model.withdrawals.push({ rid, code, amount: amount_fen, state: 'waiting' });
  return undefined;
};

const endWithdrawal: Act = async ({ t, desk, people }, _person, chosen) => {
  const [person] = people;
  const found = person && one(inState(person.model.withdrawals, 'waiting'), chosen);
  if (!found) return 'idle';
  const { rid, code } = found;
  if (chosen.share % 2 === 0) {
    const token = person.who.token;
    expectOutcome(await t.call('auth/promoter_rebate_withdraw/cancel', { rid }, { token }), 'ok');
    found.state = 'cancelled';
    person.model.collect();
    return undefined;
  }
  const input = { code, account: payee.account, reference: 'BT1' };
  expectOutcome(await t.call('staff/rebate/pay', input, { token: desk.token }), 'ok');
  found.state = 'paid';
  person.model.rebate -= found.amount;
  return undefined;
};

/** Lets days pass; then the job confirms what nobody has reviewed. */
const days: Act = async (world, _person, { pick }) => {
  await world.pass(1 + (pick % 9));
  await reviewJob.run(world.t.deps, world.t.app.log);
  for (const { model } of world.people)
    for (const found of inState(model.statements, 'open'))
      if (found.until <= world.now) model.confirm(found, world.now);
  return undefined;
};

/** All acts. An act that is idle is followed by the next one, which does what comes before it in an order's life. */
export const acts: readonly Act[] = [
  ...[refund, issue, endInvoice, invoice, refund, issue, invoice],
  ...[endWithdrawal, bank, pay, pay, answer, dispute, confirm, confirm, bill, deliver, order],
  ...[cancel, order, claim, order, prepay, order, days, withdraw],
];

/** Performs the first act from this one on that is not idle. */
export async function actFrom(start: number, world: World, person: Person, chosen: Chosen): Promise<void> {
  for (let offset = 0; offset < acts.length; offset++)
    if ((await acts[(start + offset) % acts.length]?.(world, person, chosen)) !== 'idle') return;
}
