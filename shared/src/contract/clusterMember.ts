import { z } from 'zod';
import { formatMessage } from '../rules';
import { act, allowance, example, key, memberExample, ofMember, role } from './clusterField';
import { components } from './component';
import { done, endpoint } from './endpoint';
import { amountOrZero, happened, paged, paging, smsCode } from './field';
import { seen } from './seen';
import { shows } from './shows';

const clusterMember = z
  .object({
    user_rid: z.string(),
    name: z.string(),
    role,
    joined: happened,
    /** Masked; null for members who manage nothing. */
    phone: z.string().nullable(),
    /** Null for members who manage nothing. */
    allowance: allowance.nullable(),
    /** Acts of the caller on this member. */
    can: z.array(act),
  })
  .register(components, { id: 'ClusterMember' });
export type ClusterMember = z.infer<typeof clusterMember>;

/** Calls of the members of a group. */
export const clusterMemberEndpoints = {
  'auth/cluster/members': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'only shows the members' },
    unrestricted: true,
    errors: ['not_found'],
    summary: 'Members of a group: owner, managers, then the others by the time they joined',
    input: key.extend(paging),
    example,
    data: paged(clusterMember),
  }),
  'auth/cluster/delete4user': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.groups, ...shows.groupMoney],
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
    scope: 'closed',
    outdates: [...shows.groups, ...shows.groupMoney, ...shows.prices, ...shows.notices],
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary: 'Leaves a group; the owner hands it over first, or dissolves it',
    input: key,
    example,
    data: done,
  }),
  'auth/cluster/role': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.groups, ...shows.groupMoney],
    errors: ['not_found', 'forbidden', 'cluster_act_refused'],
    summary: 'Makes a member a manager, one who only reads the money, or a plain member; only the owner',
    input: ofMember.extend({ role: z.enum(['manager', 'finance', 'member'], formatMessage('角色')) }),
    example: { ...memberExample, role: 'manager' },
    data: done,
  }),
  'auth/cluster/limit': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.groups, ...shows.groupMoney],
    errors: ['not_found', 'forbidden', 'cluster_act_refused'],
    summary:
      "Sets what a member may spend in a month; null for no limit. A manager's limit is set by the owner",
    input: ofMember.extend({ limit_fen: amountOrZero('每月额度').nullable() }),
    example: { ...memberExample, limit_fen: 500_000 },
    data: done,
  }),
  'auth/cluster/transfer': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.groups, ...shows.groupMoney, ...shows.money],
    errors: ['not_found', 'forbidden', 'cluster_limit', 'seen_changed', 'code_wrong'],
    summary:
      'Hands a group over to one of its members, who is told; the owner becomes a manager. A group with money needs a code of `auth/user/code4proof`',
    /** `seen`: what the group has. */
    input: ofMember.extend({
      code: smsCode.optional(),
      seen: seen.pick({ cash_fen: true, bonus_fen: true }),
    }),
    example: { ...memberExample, seen: { bonus_fen: 0, cash_fen: 500_000 } },
    data: done,
  }),
};
