import { z } from 'zod';
import { deskQueueKeys } from '../rules';
import { endpoint } from './endpoint';

export const deskEndpoints = {
  'staff/desk/counts': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance', 'content'],
    summary: 'How many wait in each queue that is the work of the own roles',
    input: z.strictObject({}),
    example: {},
    data: z.object({
      /** In the order of the queues; each is counted up to 1000. */
      list: z.array(z.object({ queue: z.enum(deskQueueKeys), count: z.int() })),
    }),
  }),
};
