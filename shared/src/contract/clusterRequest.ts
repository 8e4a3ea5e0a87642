import { z } from 'zod';
import { clusterRequestKinds, clusterRequestStates, formatMessage, texts } from '../rules';
import { example, key } from './clusterField';
import { components } from './component';
import { done, endpoint } from './endpoint';
import { happened, optionalText, paged, paging, phone, rid } from './field';
import { shows } from './shows';

const clusterRequest = z
  .object({
    rid: z.string(),
    kind: z.enum(clusterRequestKinds).register(components, { id: 'ClusterRequestKind' }),
    state: z.enum(clusterRequestStates).register(components, { id: 'ClusterRequestState' }),
    /** `full`: it takes no further member, so that nobody can agree now. */
    cluster: z.object({ rid: z.string(), code: z.string(), name: z.string(), full: z.boolean() }),
    /** The other side, masked: the person who asks or is asked; for that person, the group's owner. */
    name: z.string(),
    message: z.string(),
    created: happened,
    decided: happened.nullable(),
    /** True when the caller answers it by `agree`; false when the caller made it and may cancel it. */
    answers: z.boolean(),
  })
  .register(components, { id: 'ClusterRequest' });
export type ClusterRequest = z.infer<typeof clusterRequest>;

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

/** Calls of applications to join a group, and of invitations. */
export const clusterRequestEndpoints = {
  'auth/cluster/search4user': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'only reads, and counts the attempts' },
    errors: ['not_found', 'forbidden'],
    summary: 'Finds a member by phone to invite, masked; limited by hour',
    input: person,
    example: { ...example, phone: '13800000000' },
    data: stranger,
  }),
  'auth/cluster/add4user': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.groups,
    errors: ['not_found', 'forbidden', 'cluster_limit', 'cluster_act_refused'],
    summary: 'Invites a member by phone; a person who has applied is admitted at once',
    input: person.extend({ message }),
    example: { ...example, phone: '13800000000', message: '欢迎加入课题组' },
    data: stranger,
  }),
  'auth/cluster/apply': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.groups,
    errors: ['not_found', 'cluster_limit', 'cluster_act_refused', 'account_closing'],
    summary: 'Asks to join a group; a person who is invited joins at once',
    input: key.extend({ message }),
    example: { ...example, message: '我是王老师的研究生' },
    data: z.object({ state: z.enum(['waiting', 'member']) }),
  }),
  'auth/cluster/requests': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary:
      "Applications and invitations, those that wait first: of a group, for its managers; without a group, the member's own",
    input: z.strictObject({
      rid: rid('cluster').optional(),
      /** Only those that wait for an answer. */
      waiting: z.literal(true, formatMessage('是否待处理')).optional(),
      ...paging,
    }),
    example: {},
    data: paged(clusterRequest),
  }),
  'auth/cluster/agree': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.groups, ...shows.groupMoney, ...shows.prices],
    errors: ['not_found', 'cluster_limit', 'cluster_act_refused', 'account_closing'],
    summary: 'Answers an application (owner and managers) or an invitation (the invited member)',
    input: requestKey.extend({ agree: z.boolean(formatMessage('是否同意')) }),
    example: { rid: 'r5t8w2e1', agree: true },
    data: done,
  }),
  'auth/cluster/cancel': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.groups,
    unrestricted: true,
    errors: ['not_found', 'cluster_act_refused'],
    summary: 'Takes an application back (its member) or an invitation (owner and managers)',
    input: requestKey,
    example: { rid: 'r5t8w2e1' },
    data: done,
  }),
};
