import { z } from 'zod';
import { address } from './address';
import { endpoint, nothing } from './endpoint';

/** 0 student, 1 individual, 2 enterprise, 3 teacher (specification, section 3). */
export const organization = z.literal([0, 1, 2, 3]);

/** The signed-in member. */
export const user = z.object({
  userInfo: z.object({
    rid: z.string(),
    account: z.string(),
    /** Masked, such as 138****0000. */
    phone: z.string(),
    name: z.string(),
    email: z.string(),
    organization: organization.nullable(),
    company: z.string(),
    invitation_code: z.string(),
  }),
  /** How many pieces are in the plan. */
  cartNum: z.int(),
  /** Unread notices. */
  messageNum: z.int(),
  address: z.array(address),
});
export type User = z.infer<typeof user>;

export const userEndpoints = {
  'auth/user/info': endpoint({
    access: 'member',
    summary: 'The signed-in member with addresses and counts',
    input: nothing,
    data: user,
  }),
};
