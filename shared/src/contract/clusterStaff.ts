import { z } from 'zod';
import { clusterStates, formatMessage, texts } from '../rules';
import { available, role, state } from './clusterField';
import { components } from './component';
import { endpoint } from './endpoint';
import { fen, happened, queued, queuePaging, recordCode, text } from './field';

const code = recordCode('社群号', 20);
const staffRow = z
  .object({
    rid: z.string(),
    code: z.string(),
    name: z.string(),
    state,
    created: happened,
    /** Name, company and phone of the owner. */
    owner: z.string(),
    members: z.int(),
    available,
  })
  .register(components, { id: 'StaffCluster' });

/** Calls of staff about groups. */
export const clusterStaffEndpoints = {
  'staff/cluster/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'finance'],
    summary: 'All groups, the newest first',
    input: z.strictObject({
      states: z.array(state, formatMessage('状态')).max(clusterStates.length).default([]),
      ...queuePaging,
    }),
    example: { states: ['active'] },
    data: queued(staffRow),
  }),
  'staff/cluster/detail': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'finance'],
    errors: ['not_found'],
    summary: 'One group by its code, with its members',
    input: z.strictObject({ code }),
    example: { code: '7KQ2MX4P' },
    data: staffRow.extend({
      people: z.array(
        z.object({ member: z.string(), member_rid: z.string(), role, limit_fen: fen.nullable() }),
      ),
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
