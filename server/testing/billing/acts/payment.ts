import { agreeAsSecond } from '../../approvals';
import { act, always, inState, one, partOf, type Turn } from '../act';
import { groupRules } from '../group';
import { dayMs, rules, waitsForManager } from '../model';
import type { ModelStatement } from '../record';
import { expectOutcome } from '../world';

/** A voucher of a payment of today; payments of long ago are refused. */
const voucherOf = ({ now }: { readonly now: number }) => ({
  payer: '示例大学',
  paid_on: new Date(now).toISOString().slice(0, 10),
});

/** Prepays for the member, or for the group if the member manages it. A large amount needs a second person. */
const prepay = act('prepay', always, async (_, turn) => {
  const { world, person, who, model, pick, share } = turn;
  const amount_fen = pick % 5 === 0 ? rules.bonusFrom : partOf(20_000, turn);
  const forGroup = [0, 3].includes(model.number) && share % 2 === 0;
  const file_rid = await world.upload(person);
  const input = {
    amount_fen,
    ...voucherOf(world),
    file_rid,
    ...(forGroup && { cluster_rid: world.cluster_rid }),
  };
  const added = await world.act('auth/prestoreApply/add', input, who);
  expectOutcome(added, 'ok');
  const { rid, code } = added.data;
  if (pick % 8 === 1) {
    const refused = await world.act('staff/prestore/refuse', { code, reason: '未到账' }, world.desk);
    return expectOutcome(refused, 'ok');
  }
  if (pick % 8 === 3) return expectOutcome(await world.act('auth/prestoreApply/cancel', { rid }, who), 'ok');
  const approved = await world.act('staff/prestore/approve', { code }, world.desk);
  expectOutcome(approved, 'ok');
  if (amount_fen > rules.approvalFen) {
    await world.compare();
    expectOutcome(await agreeAsSecond(world.t, approved.data.approval), 'ok');
  }
  model.prepaid(amount_fen, forGroup ? world.group : model);
});

/** Returns an unpaid statement; any one from time to time. */
const owing = (turn: Turn): ModelStatement | undefined =>
  one(turn.pick % 7 === 0 ? turn.model.statements : inState(turn.model.statements, 'unpaid'), turn);

const pay = act('pay', owing, async (found, turn) => {
  const { world, who, model } = turn;
  const amount_fen = partOf(found.owed, turn);
  const paid = await world.act('auth/statement/pay', { rid: found.rid, amount_fen }, who);
  const parts = model.payment(found, amount_fen, 0);
  expectOutcome(paid, typeof parts === 'string' ? parts : 'ok');
  if (typeof parts !== 'string') model.pay(found, parts.own);
});

/** Returns the parts of an amount that the member and the group pay by percentages: the larger remainder is rounded up. */
function split(amount: number, percent: number): { own: number; group: number } {
  const own = Math.floor((amount * percent) / 100);
  const group = Math.floor((amount * (100 - percent)) / 100);
  const left = amount - own - group;
  const isOwn = (amount * percent) % 100 >= (amount * (100 - percent)) % 100;
  return { own: own + (isOwn ? left : 0), group: group + (isOwn ? 0 : left) };
}

/** Pays a statement, by the member and the group; perhaps the group's part waits for a manager. */
const paySplit = act('paySplit', owing, async (found, turn) => {
  const { world, who, model, pick } = turn;
  const amount_fen = partOf(found.owed, turn);
  const percent = (pick * 37) % 100;
  const { own, group } = split(amount_fen, percent);
  const payers = [
    { payer: 'own' as const, share: percent * 100 },
    { cluster_rid: world.cluster_rid, share: 10_000 - percent * 100 },
  ];
  const input = { rid: found.rid, amount_fen, split: { by: 'percent' as const, payers } };
  const paid = await world.act('auth/statement/pay', input, who);
  const parts = model.payment(found, own, group);
  expectOutcome(paid, typeof parts === 'string' ? parts : 'ok');
  if (typeof parts === 'string') return;
  const waits = group > 0 && waitsForManager(model.number, group);
  if (group > 0) {
    const { list } = (await world.t.call('auth/cluster/payments', { size: 1 }, { token: who.token })).data;
    const { month } = world.lab;
    const of = { by: model.number, statement: found, amount: group, parts: parts.group, month };
    const expires = world.now + groupRules.days * dayMs;
    world.group.payments.push({ rid: list[0]?.rid ?? '', ...of, expires, state: waits ? 'waiting' : 'paid' });
  }
  if (waits) found.waiting += group;
  // The group's transfer has the smaller id, so it is read first.
  else if (group > 0) model.payFromGroup(found, parts.group);
  if (own > 0) model.pay(found, parts.own);
});

const repay = act(
  'repay',
  (turn) => inState(turn.model.statements, 'unpaid')[0],
  async (_, turn) => {
    const { world, who, model } = turn;
    const amount_fen = partOf(model.used, turn);
    const repaid = await world.act('auth/creditApply/operate', { op: 'repay', amount_fen }, who);
    expectOutcome(repaid, model.repay(amount_fen));
  },
);

/** Pays all unpaid statements at once, from time to time with one that is paid: all or none. */
const payMany = act(
  'payMany',
  ({ model, pick }) => {
    const unpaid = inState(model.statements, 'unpaid', ...(pick % 5 === 4 ? (['paid'] as const) : []));
    return unpaid.length > 0 ? unpaid : undefined;
  },
  async (found, { world, who, model }) => {
    const rows = found.map(({ rid, owed, waiting }) => ({
      rid,
      seen: { owed_fen: owed, waiting_fen: waiting },
    }));
    const paid = await world.act('auth/statement/payMany', { rows }, who);
    const outcome = model.payMany(found);
    expectOutcome(paid, outcome === 'none' ? 'ok' : outcome);
    if (paid.code === 1) expect(paid.data.done).toBe(outcome === 'ok');
  },
);

/** Reports a bank transfer for a statement, or as a prepayment. */
const report = act('report', owing, async (owed, turn) => {
  const { world, person, who, model, share } = turn;
  const found = share % 4 === 0 ? undefined : owed;
  const amount_fen = partOf(found?.owed || 5000, turn);
  const input = { amount_fen, statement_rid: found?.rid ?? null, another: true, ...voucherOf(world) };
  const file_rid = await world.upload(person);
  const reported = await world.act('auth/transferApply', { ...input, file_rid }, who);
  const isRefused = found !== undefined && found.state !== 'unpaid';
  expectOutcome(reported, isRefused ? 'statement_act_refused' : 'ok');
  if (isRefused) return;
  const { rid, code } = reported.data;
  model.transfers.push({ rid, code, amount: amount_fen, statement: found, state: 'waiting' });
});

/** Books a reported transfer with what arrived, or refuses it, or its member withdraws it. */
const match = act(
  'match',
  (turn) => one(inState(turn.model.transfers, 'waiting'), turn),
  async (found, { world, who, model, pick, share }) => {
    const { code } = found;
    if (pick % 5 === 1) {
      const input = { code, reason: '未查到该笔到账' };
      expectOutcome(await world.act('staff/transferApply/refuse', input, world.desk), 'ok');
      found.state = 'refused';
      return;
    }
    if (pick % 10 === 7) {
      expectOutcome(await world.act('auth/transferApply/cancel', { rid: found.rid }, who), 'ok');
      found.state = 'cancelled';
      return;
    }
    const arrived = pick % 3 === 0 ? found.amount + share : found.amount;
    const input = { code, amount_fen: arrived };
    expectOutcome(await world.act('staff/transferApply/match', input, world.desk), 'ok');
    model.bank(found.statement, arrived);
    found.state = 'matched';
  },
);

/** Sets the credit limit, also below what is used. */
const limit = act(
  'limit',
  ({ model }) => (model.enterprise ? undefined : true),
  async (_, { world, who, model, pick }) => {
    const amount_fen = 4000 * (1 + (pick % 6));
    const input = { account: who.phone, amount_fen, reason: '年度调整' };
    expectOutcome(await world.act('staff/credit/set', input, world.desk), 'ok');
    model.limit = amount_fen;
  },
);

export const paymentActs = { prepay, pay, paySplit, payMany, repay, report, match, limit };
