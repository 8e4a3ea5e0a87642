import { z } from 'zod';
import { formatMessage, halfWidth, texts } from '../rules';
import { act, allowance, available, example, key, role, state } from './clusterField';
import { components } from './component';
import { done, endpoint } from './endpoint';
import { etag, startedFrom } from './etag';
import { amountOrZero, fen, happened, optionalText, paged, paging, text } from './field';
import { shows } from './shows';

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
    created: happened,
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
    /** Payments that wait for approval and what they have reserved; zero for members who manage nothing. */
    approvals: z.object({ count: z.int(), amount_fen: fen }),
    /** Acts of the caller. */
    can: z.array(act),
    etag,
  })
  .register(components, { id: 'Cluster' });
export type Cluster = z.infer<typeof cluster>;

const optionalAmount = (label: string) => amountOrZero(label).nullable().default(null);

const fields = {
  name: text(...texts.clusterName),
  intro: optionalText(...texts.clusterIntro),
  approval_fen: optionalAmount('审批金额'),
  limit_fen: optionalAmount('每月额度'),
  listed: z.boolean(formatMessage('是否可搜索')).default(true),
};
const fieldsExample = {
  name: '示例大学材料课题组',
  intro: '新能源材料方向',
  listed: true,
  approval_fen: 200_000,
  limit_fen: 1_000_000,
};

/** Calls of a group (社群) as a whole. Its members, requests and money have their own files. */
export const clusterEndpoints = {
  'auth/cluster/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.groups,
    idempotent: true,
    errors: ['cluster_limit', 'account_closing'],
    summary: 'Creates a group, whose owner is the member',
    input: z.strictObject(fields),
    example: fieldsExample,
    data: cluster,
  }),
  'auth/cluster/edit': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.groups, ...shows.groupMoney],
    edits: cluster.pick({
      name: true,
      intro: true,
      listed: true,
      approval_fen: true,
      limit_fen: true,
      etag: true,
    }),
    errors: ['not_found', 'forbidden'],
    summary: 'Changes name, introduction and the rules of payments; owner and managers',
    input: key.extend({ ...fields, etag: startedFrom }),
    example: { ...example, ...fieldsExample },
    data: cluster,
  }),
  'auth/cluster/all': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'only shows the groups' },
    unrestricted: true,
    summary: 'Groups that the member owns or manages, the newest first, and how many the member owns',
    input: z.strictObject({
      /** Only groups with applications or payments that wait for an answer. */
      waiting: z.literal(true, formatMessage('是否待处理')).optional(),
      ...paging,
    }),
    data: paged(cluster).extend({ owned: z.int() }),
  }),
  'auth/cluster/joined': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'only shows the groups' },
    unrestricted: true,
    summary: 'Groups that the member joined and does not manage, the newest first',
    input: z.strictObject({ ...paging }),
    data: paged(cluster),
  }),
  'auth/cluster/detail': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'only shows the group' },
    unrestricted: true,
    errors: ['not_found'],
    summary: 'One group of the member',
    input: key,
    example,
    data: cluster,
  }),
  'auth/cluster/search': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'only reads, and counts the attempts' },
    summary: 'Finds groups by their code, or listed ones by their name',
    input: z.strictObject({ kw: text('关键词', 40).overwrite(halfWidth), ...paging }),
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
  'auth/cluster/obstacles': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary: 'What has to be settled before a group can be dissolved; only the owner',
    input: key,
    example,
    data: z.object({
      /** Balances that have to be withdrawn. */
      cash_fen: fen,
      bonus_fen: fen,
      /** Number of payments that wait for approval. */
      payments: z.int(),
      /** Codes of unpaid statements of which the group has paid a part. */
      statements: z.array(z.string()),
      /** Number of prepayments for the group that wait for staff. */
      prestores: z.int(),
    }),
  }),
  'auth/cluster/del': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.groups, ...shows.groupMoney],
    unrestricted: true,
    errors: ['not_found', 'forbidden', 'cluster_act_refused'],
    summary:
      'Dissolves a group that has no money, no payment that waits and no unpaid statement; only the owner',
    input: key,
    example,
    data: done,
  }),
};
