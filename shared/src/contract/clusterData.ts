import { z } from 'zod';
import { formatMessage } from '../rules';
import { done, endpoint } from './endpoint';
import { cursorPaging, keyword, queued, rid } from './field';
import { deliveredFile } from './orderFile';

const orderKey = z.strictObject({ order_rid: rid('order') });
const shown = z.boolean(formatMessage('管理员可查看数据'));

/** Calls by which the managers of a group see the data of orders that it pays, when the member has allowed it. */
export const clusterDataEndpoints = {
  'auth/cluster/data': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary:
      'Files of data of orders that a group paid and whose members show them to its managers, the newest first',
    input: z.strictObject({ rid: rid('cluster'), kw: keyword(), ...cursorPaging }),
    example: { rid: 'k3v9x0q2', kw: '氧化铈' },
    data: queued(deliveredFile.extend({ member: z.string() })),
  }),
  'auth/cluster/shown': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'The groups that pay an order of the member, and whether the managers of each see its data',
    input: orderKey,
    data: z.object({ list: z.array(z.object({ rid: z.string(), name: z.string(), shown })) }),
  }),
  'auth/cluster/show': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/cluster/shown', 'auth/cluster/data'],
    errors: ['not_found'],
    summary: 'Shows the data of an order to the managers of a group that pays it, or not any more',
    input: orderKey.extend({ cluster_rid: rid('cluster'), shown }),
    example: { order_rid: 'k3v9x0q2', cluster_rid: 'c8h2m4t6', shown: true },
    data: done,
  }),
};
