import { act, inState, one, partOf } from '../act';
import { expectOutcome } from '../world';

const deposit = act(
  'deposit',
  ({ model }) => (model.cash > 0 ? true : undefined),
  async (_, turn) => {
    const { world, who, model } = turn;
    const amount_fen = partOf(model.cash, turn);
    const input = { rid: world.cluster_rid, amount_fen };
    const outcome = amount_fen > model.free('cash') ? 'balance_short' : 'ok';
    expectOutcome(await world.act('auth/cluster/deposit', input, who), outcome);
    if (outcome !== 'ok') return;
    model.cash -= amount_fen;
    world.group.cash += amount_fen;
  },
);

/** Only the owner may do it. */
const takeOut = act(
  'takeOut',
  ({ world: { group } }) => (group.cash + group.bonus > 0 ? true : undefined),
  async (_, turn) => {
    const { world, who, model, pick } = turn;
    const account = pick % 2 === 0 ? 'cash' : 'bonus';
    const amount_fen = partOf(Math.min(4000, world.group[account]), turn);
    const input = { rid: world.cluster_rid, account, amount_fen } as const;
    const taken = await world.act('auth/cluster/withdraw', input, who);
    const isShort = amount_fen > world.group.free(account);
    const outcome = model.number !== 0 ? 'forbidden' : isShort ? 'balance_short' : 'ok';
    expectOutcome(taken, outcome);
    if (outcome !== 'ok') return;
    world.group[account] -= amount_fen;
    model[account] += amount_fen;
  },
);

/** Decides about a payment that waits: a manager approves or declines it, or its member takes it back. */
const decide = act(
  'decide',
  (turn) => one(inState(turn.world.group.payments, 'waiting'), turn),
  async (found, { world, pick }) => {
    const payer = world.people[found.by];
    const manager = world.people[pick % 2 === 0 ? 0 : 3];
    if (!payer || !manager) return;
    const { rid, statement, amount } = found;
    // Its own member may not approve it.
    expectOutcome(await world.act('auth/cluster/approve', { rid }, payer.who), 'forbidden');
    const isApproved = pick % 4 > 1;
    const decider = pick % 4 === 1 ? payer : manager;
    const decided = isApproved
      ? await world.act('auth/cluster/approve', { rid }, decider.who)
      : await world.act('auth/cluster/decline', { rid, note: '' }, decider.who);
    expectOutcome(decided, 'ok');
    statement.waiting -= amount;
    found.state = isApproved ? 'paid' : decider === payer ? 'withdrawn' : 'declined';
    if (isApproved) payer.model.payFromGroup(statement, found.parts);
  },
);

export const groupActs = { deposit, takeOut, decide };
