import { z } from 'zod';
import { capitalCode, formatMessage, inviteStates, requiredMessage, texts, tooLongMessage } from '../rules';
import { components } from './component';
import { couponSummary } from './coupon';
import { done, endpoint, nothing } from './endpoint';
import { happened, paged, paging, recordCode } from './field';

const [label, longest] = texts.invitationCode;

/** An invitation code as it is typed; it may be empty. */
export const typedInvitation = z
  .string(formatMessage(label))
  .overwrite(capitalCode)
  .max(longest, tooLongMessage(label, longest));

const givenInvitation = typedInvitation.min(1, requiredMessage(label));

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
  'open/invite/check': endpoint({
    access: 'open',
    summary:
      'Who invites by a code, and what both get; a code of no member or promoter is refused at its field',
    input: z.strictObject({ invitation_code: givenInvitation }),
    example: { invitation_code: 'ABCD2345' },
    data: z.object({
      /** Masked name of the member or promoter. */
      from: z.string(),
      /** The coupon that both get once the new member's first order is paid; null for none, as by a promoter's code. */
      coupon: couponSummary.nullable(),
    }),
  }),
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
      /** Whether the member may still enter the code of another member: until one is given and before the first order. */
      can_enter: z.boolean(),
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
  'auth/invite/enter': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/invite/init'],
    errors: ['invitation_closed'],
    summary:
      'Enters the invitation code by which the member came, once and before the first order; an unknown one, the own one and that of an invited member are refused at the field',
    input: z.strictObject({ invitation_code: givenInvitation }),
    example: { invitation_code: 'ABCD2345' },
    data: done,
  }),
};
