import { z } from 'zod';
import {
  clusterActs,
  clusterPaymentStates,
  clusterRequestKinds,
  clusterRequestStates,
  clusterRoles,
  clusterStates,
  formatMessage,
  texts,
} from '../rules';
import { components } from './component';
import { done, endpoint } from './endpoint';
import {
  amountFen,
  amountOrZero,
  fen,
  instant,
  optionalText,
  paged,
  paging,
  phone,
  rid,
  text,
} from './field';

const role = z.enum(clusterRoles, formatMessage('角色')).register(components, { id: 'ClusterRole' });
const act = z.enum(clusterActs).register(components, { id: 'ClusterAct' });
const state = z.enum(clusterStates, formatMessage('状态')).register(components, { id: 'ClusterState' });

/** What a member may spend of a group's money in a month. */
const allowance = z
  .object({
    /** Null without a limit. */
    limit_fen: fen.nullable(),
    /** What this month's payments use, those that wait for a manager included. */
    used_fen: fen,
  })
  .register(components, { id: 'ClusterAllowance' });

const account = z.enum(['cash', 'bonus'], formatMessage('账户'));
const available = z
  .object({ cash_fen: fen, bonus_fen: fen })
  .register(components, { id: 'ClusterAvailable' });

const cluster = z
  .object({
    rid: z.string(),
    /** Code that members tell each other, such as 7KQ2MX4P. */
    code: z.string(),
    name: z.string(),
    intro: z.string(),
    /** True when a search finds the group by its name; by its code everybody finds it. */
    listed: z.boolean(),
    state,
    created: instant,
    members: z.int(),
    /** The caller's role. */
    role,
    /** Payments of members above this amount wait for a manager; null when none waits. */
    approval_fen: fen.nullable(),
    /** Monthly limit of new members; null without a limit. */
    limit_fen: fen.nullable(),
    /** What the caller may spend. */
    allowance,
    /** What can be spent; null for members who manage nothing. */
    available: available.nullable(),
    /** Applications that wait for an answer; 0 for members who manage nothing. */
    applications: z.int(),
    /** Acts of the caller. */
    can: z.array(act),
  })
  .register(components, { id: 'Cluster' });
export type Cluster = z.infer<typeof cluster>;

const clusterMember = z
  .object({
    user_rid: z.string(),
    name: z.string(),
    role,
    joined: instant,
    /** Masked; null for members who manage nothing. */
    phone: z.string().nullable(),
    /** Null for members who manage nothing. */
    allowance: allowance.nullable(),
    /** Acts of the caller on this member. */
    can: z.array(act),
  })
  .register(components, { id: 'ClusterMember' });
export type ClusterMember = z.infer<typeof clusterMember>;

const clusterRequest = z
  .object({
    rid: z.string(),
    kind: z.enum(clusterRequestKinds).register(components, { id: 'ClusterRequestKind' }),
    state: z.enum(clusterRequestStates).register(components, { id: 'ClusterRequestState' }),
    cluster: z.object({ rid: z.string(), code: z.string(), name: z.string() }),
    /** The other side, masked: the person who asks or is asked; for that person, the group's owner. */
    name: z.string(),
    message: z.string(),
    created: instant,
    decided: instant.nullable(),
    /** True when the caller answers it by `agree`; false when the caller made it and may cancel it. */
    answers: z.boolean(),
  })
  .register(components, { id: 'ClusterRequest' });
export type ClusterRequest = z.infer<typeof clusterRequest>;

const optionalAmount = (label: string) => amountOrZero(label).nullable().default(null);

const fields = {
  name: text(...texts.clusterName),
  intro: optionalText(...texts.clusterIntro),
  listed: z.boolean(formatMessage('是否可搜索')).default(true),
  approval_fen: optionalAmount('审批金额'),
  limit_fen: optionalAmount('每月额度'),
};
const fieldsExample = {
  name: '示例大学材料课题组',
  intro: '新能源材料方向',
  listed: true,
  approval_fen: 200_000,
  limit_fen: 1_000_000,
};

const key = z.strictObject({ rid: rid('cluster') });
const ofMember = key.extend({ user_rid: rid('member') });
const requestKey = z.strictObject({ rid: rid('clusterRequest') });
const message = optionalText(...texts.clusterMessage);
const person = key.extend({ phone });

/** A person as a manager sees them before they agreed to join: masked. */
const stranger = z
  .object({
    name: z.string(),
    /** What the person is to the group. */
    state: z.enum(['none', 'waiting', 'member']),
  })
  .register(components, { id: 'ClusterStranger' });

const example = { rid: 'k3v9x0q2' };
const memberExample = { ...example, user_rid: 'm7s2d9f1' };

const entry = z
  .object({
    id: z.int(),
    /** What happened, such as 预存划转. */
    label: z.string(),
    /** Positive when it came in, negative when it went out. */
    amount_fen: fen,
    /** The account's balance after the entry. */
    balance_fen: fen,
    at: instant,
  })
  .register(components, { id: 'ClusterEntry' });

const moneyEndpoints = {
  'auth/cluster/deposit': endpoint({
    access: 'member',
    idempotent: true,
    errors: ['not_found', 'cluster_act_refused', 'balance_short', 'account_closed'],
    summary: "Moves cash of the member to a group of theirs; answers the group's balances to managers",
    input: key.extend({ amount_fen: amountFen('金额') }),
    example: { ...example, amount_fen: 500_000 },
    data: z.object({ available: available.nullable() }),
  }),
  'auth/cluster/withdraw': endpoint({
    access: 'member',
    idempotent: true,
    errors: ['not_found', 'forbidden', 'cluster_act_refused', 'balance_short', 'account_closed'],
    summary: 'Moves cash or bonus of a group to its owner, before the group is dissolved or at any time',
    input: key.extend({ account, amount_fen: amountFen('金额') }),
    example: { ...example, account: 'cash', amount_fen: 500_000 },
    data: z.object({ available }),
  }),
  'auth/cluster/entries': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary: 'Entries of an account of a group, the newest first; owner and managers',
    input: key.extend({
      account,
      /** `next` of the previous page. */
      before: z.int(formatMessage('页码')).min(1, formatMessage('页码')).optional(),
      size: paging.size,
    }),
    example: { ...example, account: 'cash' },
    data: z.object({ list: z.array(entry), next: z.int().nullable() }),
  }),
};

const code = text('社群号', 20);
const staffRow = z
  .object({
    ...{ rid: z.string(), code: z.string(), name: z.string(), state, created: instant },
    /** Name, company and phone of the owner. */
    owner: z.string(),
    members: z.int(),
    available,
  })
  .register(components, { id: 'StaffCluster' });

/** A payment of a group: who paid, for which tests, and how much. It says nothing about results and files. */
const payment = z
  .object({
    rid: z.string(),
    state: z.enum(clusterPaymentStates).register(components, { id: 'ClusterPaymentState' }),
    amount_fen: fen,
    /** The group; null when the caller is not in it any more. */
    cluster: z.object({ rid: z.string(), name: z.string() }).nullable(),
    /** Who pays with the group's money. */
    member: z.string(),
    /** Code of the statement. */
    statement: z.string(),
    orders: z.array(z.string()),
    services: z.array(z.string()),
    created: instant,
    /** When it expires; null unless it waits. */
    expires: instant.nullable(),
    decided: instant.nullable(),
    /** Why it was declined. */
    note: z.string(),
  })
  .register(components, { id: 'ClusterPayment' });

const paymentPart = {
  /** `next` of the previous page. */
  before: rid('clusterPayment', '页码').optional(),
  size: paging.size,
};
const paymentPage = z.object({ list: z.array(payment), next: z.string().nullable() });
const paymentKey = z.strictObject({ rid: rid('clusterPayment') });

const paymentEndpoints = {
  'auth/cluster/orders': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary: 'What a group paid and for which tests, the newest first; owner and managers',
    input: key.extend(paymentPart),
    example,
    data: paymentPage,
  }),
  'auth/cluster/approvals': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary: 'Payments that wait for the approval of a manager, the newest first; owner and managers',
    input: key.extend(paymentPart),
    example,
    data: paymentPage,
  }),
  'auth/cluster/payments': endpoint({
    access: 'member',
    unrestricted: true,
    summary: "The member's own payments with the money of groups, the newest first",
    input: z.strictObject(paymentPart),
    example: {},
    data: paymentPage,
  }),
  'auth/cluster/approve': endpoint({
    access: 'member',
    idempotent: true,
    errors: ['not_found', 'forbidden', 'cluster_act_refused', 'account_closed'],
    summary: "Approves another member's payment, whose reserved amount is paid",
    input: paymentKey,
    example: { rid: 'y6u3i8o2' },
    data: done,
  }),
  'auth/cluster/decline': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found', 'forbidden', 'cluster_act_refused'],
    summary:
      'Declines a payment that waits, by a manager, or takes it back, by its member; nothing is reserved then',
    input: paymentKey.extend({ note: optionalText(...texts.clusterMessage) }),
    example: { rid: 'y6u3i8o2', note: '请改用项目经费' },
    data: done,
  }),
  'auth/cluster/del': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found', 'forbidden', 'cluster_act_refused'],
    summary:
      'Dissolves a group that has no money, no payment that waits and no unpaid statement; only the owner',
    input: key,
    example,
    data: done,
  }),
};

/** Calls of groups (社群): the group, its members, requests to join, and its money. */
export const clusterEndpoints = {
  ...moneyEndpoints,
  ...paymentEndpoints,
  'auth/cluster/add': endpoint({
    access: 'member',
    idempotent: true,
    errors: ['cluster_limit', 'account_closing'],
    summary: 'Creates a group, whose owner is the member',
    input: z.strictObject(fields),
    example: fieldsExample,
    data: cluster,
  }),
  'auth/cluster/edit': endpoint({
    access: 'member',
    errors: ['not_found', 'forbidden'],
    summary: 'Changes name, introduction and the rules of payments; owner and managers',
    input: key.extend(fields),
    example: { ...example, ...fieldsExample },
    data: cluster,
  }),
  'auth/cluster/all': endpoint({
    access: 'member',
    unrestricted: true,
    summary: 'Groups that the member owns or manages, the newest first',
    input: z.strictObject({ ...paging }),
    data: paged(cluster),
  }),
  'auth/cluster/joined': endpoint({
    access: 'member',
    unrestricted: true,
    summary: 'Groups that the member joined and does not manage, the newest first',
    input: z.strictObject({ ...paging }),
    data: paged(cluster),
  }),
  'auth/cluster/detail': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found'],
    summary: 'One group of the member',
    input: key,
    example,
    data: cluster,
  }),
  'auth/cluster/members': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found'],
    summary: 'Members of a group: owner, managers, then the others by the time they joined',
    input: key.extend(paging),
    example,
    data: paged(clusterMember),
  }),
  'auth/cluster/search': endpoint({
    access: 'member',
    summary: 'Finds groups by their code, or listed ones by their name',
    input: z.strictObject({ kw: text('关键词', 40), ...paging }),
    example: { kw: '材料课题组' },
    data: paged(
      z.object({
        rid: z.string(),
        code: z.string(),
        name: z.string(),
        intro: z.string(),
        /** Masked. */
        owner: z.string(),
        members: z.int(),
        /** What the caller is to the group. */
        state: z.enum(['none', 'waiting', 'member']),
      }),
    ),
  }),
  'auth/cluster/search4user': endpoint({
    access: 'member',
    errors: ['not_found', 'forbidden'],
    summary: 'Finds a member by phone to invite, masked; limited by hour',
    input: person,
    example: { ...example, phone: '13800000000' },
    data: stranger,
  }),
  'auth/cluster/add4user': endpoint({
    access: 'member',
    errors: ['not_found', 'forbidden', 'cluster_limit', 'cluster_act_refused'],
    summary: 'Invites a member by phone; a person who has applied is admitted at once',
    input: person.extend({ message }),
    example: { ...example, phone: '13800000000', message: '欢迎加入课题组' },
    data: stranger,
  }),
  'auth/cluster/apply': endpoint({
    access: 'member',
    errors: ['not_found', 'cluster_limit', 'cluster_act_refused', 'account_closing'],
    summary: 'Asks to join a group; a person who is invited joins at once',
    input: key.extend({ message }),
    example: { ...example, message: '我是王老师的研究生' },
    data: z.object({ state: z.enum(['waiting', 'member']) }),
  }),
  'auth/cluster/requests': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary:
      "Applications and invitations, those that wait first: of a group, for its managers; without a group, the member's own",
    input: z.strictObject({ rid: rid('cluster').optional(), ...paging }),
    example: {},
    data: paged(clusterRequest),
  }),
  'auth/cluster/agree': endpoint({
    access: 'member',
    errors: ['not_found', 'cluster_limit', 'cluster_act_refused', 'account_closing'],
    summary: 'Answers an application (owner and managers) or an invitation (the invited member)',
    input: requestKey.extend({ agree: z.boolean(formatMessage('是否同意')) }),
    example: { rid: 'r5t8w2e1', agree: true },
    data: done,
  }),
  'auth/cluster/cancel': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found', 'cluster_act_refused'],
    summary: 'Takes an application back (its member) or an invitation (owner and managers)',
    input: requestKey,
    example: { rid: 'r5t8w2e1' },
    data: done,
  }),
  'auth/cluster/delete4user': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found', 'forbidden', 'cluster_act_refused'],
    summary:
      'Removes a member; only the owner removes managers. The member sees nothing of the group from now on',
    input: ofMember,
    example: memberExample,
    data: done,
  }),
  'auth/cluster/leave': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary: 'Leaves a group; the owner hands it over first, or dissolves it',
    input: key,
    example,
    data: done,
  }),
  'auth/cluster/role': endpoint({
    access: 'member',
    errors: ['not_found', 'forbidden', 'cluster_act_refused'],
    summary: 'Makes a member a manager, or a manager a member; only the owner',
    input: ofMember.extend({ role: z.enum(['manager', 'member'], formatMessage('角色')) }),
    example: { ...memberExample, role: 'manager' },
    data: done,
  }),
  'auth/cluster/limit': endpoint({
    access: 'member',
    errors: ['not_found', 'forbidden', 'cluster_act_refused'],
    summary:
      "Sets what a member may spend in a month; null for no limit. A manager's limit is set by the owner",
    input: ofMember.extend({ limit_fen: amountOrZero('每月额度').nullable() }),
    example: { ...memberExample, limit_fen: 500_000 },
    data: done,
  }),
  'auth/cluster/transfer': endpoint({
    access: 'member',
    errors: ['not_found', 'forbidden', 'cluster_limit'],
    summary: 'Hands a group over to one of its members, who is told; the owner becomes a manager',
    input: ofMember,
    example: memberExample,
    data: done,
  }),
  'staff/cluster/list': endpoint({
    access: 'staff',
    roles: ['manager', 'finance'],
    summary: 'All groups, the newest first',
    input: z.strictObject({
      states: z.array(state, formatMessage('状态')).max(clusterStates.length).default([]),
      ...paging,
    }),
    example: { states: ['active'] },
    data: paged(staffRow),
  }),
  'staff/cluster/detail': endpoint({
    access: 'staff',
    roles: ['manager', 'finance'],
    errors: ['not_found'],
    summary: 'One group by its code, with its members',
    input: z.strictObject({ code }),
    example: { code: '7KQ2MX4P' },
    data: staffRow.extend({
      people: z.array(z.object({ member: z.string(), role, limit_fen: fen.nullable() })),
    }),
  }),
  'staff/cluster/freeze': endpoint({
    access: 'staff',
    roles: ['manager', 'finance'],
    errors: ['not_found', 'cluster_act_refused'],
    summary: 'Freezes a group, which then moves no money, or lifts that; the owner is told why',
    input: z.strictObject({
      code,
      frozen: z.boolean(formatMessage('是否冻结')),
      reason: text(...texts.decisionReason),
    }),
    example: { code: '7KQ2MX4P', frozen: true, reason: '付款来源待核实' },
    data: z.object({ state }),
  }),
};
