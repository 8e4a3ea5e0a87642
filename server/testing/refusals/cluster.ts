import { limits } from '@portal/shared/rules';
import { grouping } from '../clusters';
import { member } from '../factories';
import { fund } from '../money';
import {
  answered,
  asked,
  closeCash,
  closedGroup,
  frozenGroup,
  full,
  joined,
  own,
  readOnly,
  stopAt,
  waitingPayment,
} from './clusterScene';
import { actAs, askToClose, call, last, missing, type Scenarios, t, who, work } from './scene';

const noMember = { user_rid: 'none' };
const ofProject = (fund_code = '21871001') => ({ fund_code, amount_fen: 100 });
const frozen = { frozen: true, reason: '核实' };
const deposit = (rid: string) => call('auth/cluster/deposit', { rid, amount_fen: 100 });
const withdraw = (rid: string) => call('auth/cluster/withdraw', { rid, account: 'cash', amount_fen: 100 });

export const clusterRefusals = {
  'auth/cluster/add': {
    cluster_limit: () =>
      last(limits.clusters + 1, (round) => call('auth/cluster/add', { name: `第 ${round} 组` })),
    account_closing: async () => {
      await askToClose();
      return call('auth/cluster/add', { name: '组' });
    },
  },
  'auth/cluster/edit': {
    not_found: () => call('auth/cluster/edit', { ...missing, name: '组' }),
    forbidden: async () => call('auth/cluster/edit', { rid: (await joined()).rid, name: '组' }),
  },
  'auth/cluster/detail': { not_found: () => call('auth/cluster/detail', missing) },
  'auth/cluster/members': { not_found: () => call('auth/cluster/members', missing) },
  'auth/cluster/search4user': {
    not_found: () => call('auth/cluster/search4user', { ...missing, phone: who.phone }),
    forbidden: async () => call('auth/cluster/search4user', { rid: (await joined()).rid, phone: who.phone }),
  },
  'auth/cluster/add4user': {
    not_found: () => call('auth/cluster/add4user', { ...missing, phone: who.phone }),
    forbidden: async () => call('auth/cluster/add4user', { rid: (await joined()).rid, phone: who.phone }),
    cluster_limit: async () => {
      const rid = await full();
      const person = await member(t.db, {}, t.clock.now());
      await grouping(t).as(person, 'auth/cluster/apply', { rid });
      return call('auth/cluster/add4user', { rid, phone: person.phone });
    },
    cluster_act_refused: async () =>
      call('auth/cluster/add4user', { rid: (await own()).rid, phone: who.phone }),
  },
  'auth/cluster/apply': {
    not_found: () => call('auth/cluster/apply', missing),
    cluster_limit: async () => {
      const rid = await full();
      const person = await member(t.db, {}, t.clock.now());
      await call('auth/cluster/add4user', { rid, phone: person.phone });
      actAs(person);
      return call('auth/cluster/apply', { rid });
    },
    cluster_act_refused: async () => call('auth/cluster/apply', { rid: (await own()).rid }),
    account_closing: async () => {
      await askToClose();
      return call('auth/cluster/apply', missing);
    },
  },
  'auth/cluster/requests': {
    not_found: () => call('auth/cluster/requests', missing),
    forbidden: async () => call('auth/cluster/requests', { rid: (await joined()).rid }),
  },
  'auth/cluster/agree': {
    not_found: () => call('auth/cluster/agree', { ...missing, agree: true }),
    cluster_limit: async () => {
      const rid = await full();
      const person = await member(t.db, {}, t.clock.now());
      await grouping(t).as(person, 'auth/cluster/apply', { rid });
      const [request] = await grouping(t).requests(who, rid);
      return call('auth/cluster/agree', { rid: request?.rid ?? '', agree: true });
    },
    cluster_act_refused: async () => call('auth/cluster/agree', { rid: await answered(), agree: true }),
    account_closing: async () => {
      const owner = await member(t.db, {}, t.clock.now());
      const { rid } = await grouping(t).add(owner);
      await grouping(t).as(owner, 'auth/cluster/add4user', { rid, phone: who.phone });
      const [invitation] = await grouping(t).requests(who);
      await askToClose();
      return call('auth/cluster/agree', { rid: invitation?.rid ?? '', agree: true });
    },
  },
  'auth/cluster/cancel': {
    not_found: () => call('auth/cluster/cancel', missing),
    cluster_act_refused: async () => {
      const { request, person } = await asked();
      actAs(person);
      await call('auth/cluster/cancel', { rid: request });
      return call('auth/cluster/cancel', { rid: request });
    },
  },
  'auth/cluster/delete4user': {
    not_found: () => call('auth/cluster/delete4user', { ...missing, ...noMember }),
    forbidden: async () => call('auth/cluster/delete4user', { rid: (await joined()).rid, ...noMember }),
    cluster_act_refused: async () =>
      call('auth/cluster/delete4user', { rid: (await own()).rid, user_rid: who.rid }),
  },
  'auth/cluster/leave': {
    not_found: () => call('auth/cluster/leave', missing),
    forbidden: async () => call('auth/cluster/leave', { rid: (await own()).rid }),
  },
  'auth/cluster/role': {
    not_found: () => call('auth/cluster/role', { ...missing, ...noMember, role: 'member' }),
    forbidden: async () =>
      call('auth/cluster/role', { rid: (await joined()).rid, ...noMember, role: 'member' }),
    cluster_act_refused: async () =>
      call('auth/cluster/role', { rid: (await own()).rid, user_rid: who.rid, role: 'member' }),
  },
  'auth/cluster/limit': {
    not_found: () => call('auth/cluster/limit', { ...missing, ...noMember, limit_fen: 0 }),
    forbidden: async () =>
      call('auth/cluster/limit', { rid: (await joined()).rid, ...noMember, limit_fen: 0 }),
    cluster_act_refused: async () =>
      call('auth/cluster/limit', { rid: (await own()).rid, user_rid: who.rid, limit_fen: 0 }),
  },
  'auth/cluster/budget': {
    not_found: () => call('auth/cluster/budget', { ...missing, ...ofProject() }),
    forbidden: async () => call('auth/cluster/budget', { rid: (await joined()).rid, ...ofProject() }),
    cluster_limit: async () => {
      const { rid } = await own();
      return last(limits.clusterProjects + 1, (round) =>
        call('auth/cluster/budget', { rid, ...ofProject(String(round)) }),
      );
    },
  },
  'auth/cluster/budgets': {
    not_found: () => call('auth/cluster/budgets', missing),
    forbidden: async () => call('auth/cluster/budgets', { rid: (await joined()).rid }),
  },
  'auth/cluster/transfer': {
    not_found: () => call('auth/cluster/transfer', { ...missing, ...noMember }),
    forbidden: async () => call('auth/cluster/transfer', { rid: (await joined()).rid, ...noMember }),
    cluster_limit: async () => {
      const { rid, owner } = await joined();
      await last(limits.clusters, (round) => call('auth/cluster/add', { name: `第 ${round} 组` }));
      const user_rid = who.rid;
      actAs(owner);
      return call('auth/cluster/transfer', { rid, user_rid });
    },
    seen_changed: async () => {
      const { rid, owner } = await joined();
      const user_rid = who.rid;
      actAs(owner);
      return call('auth/cluster/transfer', { rid, user_rid, seen: { cash_fen: 1, bonus_fen: 0 } });
    },
    code_wrong: async () => {
      const { rid, owner } = await joined();
      const user_rid = who.rid;
      actAs(owner);
      return call('auth/cluster/transfer', { rid, user_rid, code: '000000' });
    },
  },
  'auth/cluster/deposit': {
    not_found: () => deposit('none'),
    forbidden: async () => deposit(await readOnly()),
    cluster_act_refused: async () => deposit(await frozenGroup()),
    balance_short: async () => deposit((await own()).rid),
    account_closed: async () => {
      await fund(t.db, who, 1000);
      return deposit(await closedGroup());
    },
  },
  'auth/cluster/withdraw': {
    not_found: () => withdraw('none'),
    forbidden: async () => withdraw((await joined()).rid),
    cluster_act_refused: async () => withdraw(await frozenGroup()),
    balance_short: async () => withdraw((await own()).rid),
    account_closed: async () => withdraw(await closedGroup()),
  },
  'auth/cluster/entries': {
    not_found: () => call('auth/cluster/entries', { ...missing, account: 'cash' }),
    forbidden: async () => call('auth/cluster/entries', { rid: (await joined()).rid, account: 'cash' }),
  },
  'auth/cluster/export': {
    not_found: () => call('auth/cluster/export', { ...missing, account: 'cash' }),
    forbidden: async () => call('auth/cluster/export', { rid: (await joined()).rid, account: 'cash' }),
  },
  'auth/cluster/reconciliation': {
    not_found: () => call('auth/cluster/reconciliation', missing),
    forbidden: async () => call('auth/cluster/reconciliation', { rid: (await joined()).rid }),
  },
  'auth/cluster/spending': {
    not_found: () => call('auth/cluster/spending', missing),
    forbidden: async () => call('auth/cluster/spending', { rid: (await joined()).rid }),
  },
  'auth/cluster/monthsCompared': {
    not_found: () => call('auth/cluster/monthsCompared', missing),
    forbidden: async () => call('auth/cluster/monthsCompared', { rid: (await joined()).rid }),
  },
  'auth/cluster/obstacles': {
    not_found: () => call('auth/cluster/obstacles', missing),
    forbidden: async () => call('auth/cluster/obstacles', { rid: (await joined()).rid }),
  },
  'auth/cluster/data': {
    not_found: () => call('auth/cluster/data', missing),
    forbidden: async () => call('auth/cluster/data', { rid: (await joined()).rid }),
  },
  'auth/cluster/shown': { not_found: () => call('auth/cluster/shown', { order_rid: 'none' }) },
  'auth/cluster/show': {
    not_found: () => call('auth/cluster/show', { order_rid: 'none', cluster_rid: 'none', shown: true }),
  },
  'auth/cluster/orders': {
    not_found: () => call('auth/cluster/orders', missing),
    forbidden: async () => call('auth/cluster/orders', { rid: (await joined()).rid }),
  },
  'auth/cluster/approvals': {
    not_found: () => call('auth/cluster/approvals', missing),
    forbidden: async () => call('auth/cluster/approvals', { rid: (await joined()).rid }),
  },
  'auth/cluster/approve': {
    not_found: () => call('auth/cluster/approve', missing),
    forbidden: async () => call('auth/cluster/approve', { rid: (await waitingPayment()).payment }),
    cluster_act_refused: async () => {
      const { payment, owner } = await waitingPayment();
      actAs(owner);
      await call('auth/cluster/decline', { rid: payment });
      return call('auth/cluster/approve', { rid: payment });
    },
    seen_changed: async () => {
      const { payment, owner } = await waitingPayment();
      actAs(owner);
      return call('auth/cluster/approve', { rid: payment, seen: { amount_fen: 1 } });
    },
    cluster_budget_exceeded: async () => {
      const { payment, owner, rid } = await waitingPayment();
      await stopAt(rid, owner, 1);
      actAs(owner);
      return call('auth/cluster/approve', { rid: payment });
    },
    account_closed: async () => {
      const { payment, owner, rid } = await waitingPayment();
      await closeCash(rid);
      actAs(owner);
      return call('auth/cluster/approve', { rid: payment });
    },
  },
  'auth/cluster/decline': {
    not_found: () => call('auth/cluster/decline', missing),
    forbidden: async () => {
      const { payment, rid, owner } = await waitingPayment();
      const other = await member(t.db, {}, t.clock.now());
      await grouping(t).join(rid, owner, other);
      actAs(other);
      return call('auth/cluster/decline', { rid: payment });
    },
    cluster_act_refused: async () => {
      const { payment } = await waitingPayment();
      await call('auth/cluster/decline', { rid: payment });
      return call('auth/cluster/decline', { rid: payment });
    },
  },
  'auth/cluster/del': {
    not_found: () => call('auth/cluster/del', missing),
    forbidden: async () => call('auth/cluster/del', { rid: (await joined()).rid }),
    cluster_act_refused: async () => {
      await fund(t.db, who, 1000);
      const { rid } = await own();
      await deposit(rid);
      return call('auth/cluster/del', { rid });
    },
  },
  'staff/cluster/detail': { not_found: () => work('staff/cluster/detail', { code: 'none' }) },
  'staff/cluster/freeze': {
    not_found: () => work('staff/cluster/freeze', { code: 'none', ...frozen }),
    cluster_act_refused: async () => {
      const { code } = await own();
      return work('staff/cluster/freeze', { code, frozen: false, reason: '核实' });
    },
  },
} satisfies Partial<Scenarios>;
