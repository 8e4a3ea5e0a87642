import { z } from 'zod';
import { inviteStates } from '../rules';
import { components } from './component';
import { couponSummary } from './coupon';
import { endpoint, nothing } from './endpoint';
import { happened, paged, paging, recordCode } from './field';

/** Code of the offer whose coupons the new member and the inviter get; null for none. */
export const inviteOffer = recordCode('优惠券码').nullable();

const invitation = z
  .object({
    /** Name of the new member, masked; the end of the phone before a name is known. */
    member: z.string(),
    state: z.enum(inviteStates),
    registered: happened,
    /** Names of the coupons that the inviter and the new member got; null for none. */
    coupons: z.object({ inviter: z.string().nullable(), member: z.string().nullable() }),
  })
  .register(components, { id: 'Invitation' });
export type Invitation = z.infer<typeof invitation>;

export const inviteEndpoints = {
  'auth/invite/init': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    summary: 'The code and link with which the member invites others, what both get, and how many came',
    input: nothing,
    data: z.object({
      code: z.string(),
      /** Path below the portal's address. */
      path: z.string(),
      /** The coupon that both get once the new member's first order is paid; null for none. */
      coupon: couponSummary.nullable(),
      invited: z.int(),
      rewarded: z.int(),
    }),
  }),
  'auth/invite/list': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    summary: 'Whom the member invited and what came of it, the newest first',
    input: z.strictObject(paging),
    example: { page: 1, size: 20 },
    data: paged(invitation),
  }),
};
