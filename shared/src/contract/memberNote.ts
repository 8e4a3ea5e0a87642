import { z } from 'zod';
import { bareAccount, texts } from '../rules';
import { done, endpoint } from './endpoint';
import { happened, rid, text } from './field';

/** Account, phone or key of a member. */
const account = text(...texts.account).overwrite(bareAccount);

/** What staff tell each other about a member, who never sees it. */
export const memberNoteEndpoints = {
  'staff/memberNote/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance'],
    errors: ['not_found'],
    summary: 'The newest notes of staff about a member, with how many there are; the member never sees them',
    input: z.strictObject({ account }),
    example: { account: '13800000000' },
    data: z.object({
      list: z.array(
        z.object({
          rid: z.string(),
          by: z.string(),
          /** True for a note of the caller, who may take it back. */
          own: z.boolean(),
          text: z.string(),
          at: happened,
        }),
      ),
      /** Counted up to 1000. */
      total: z.int(),
    }),
  }),
  'staff/memberNote/add': endpoint({
    access: 'staff',
    roles: ['manager', 'lab', 'finance'],
    idempotent: true,
    errors: ['not_found', 'member_left'],
    summary: 'Keeps a note about a member for colleagues; refused for an account that was closed or merged',
    input: z.strictObject({ account, text: text(...texts.memberNote) }),
    example: { account: '13800000000', text: '开票前先电话联系财务老师' },
    data: done,
  }),
  'staff/memberNote/withdraw': endpoint({
    access: 'staff',
    roles: ['manager', 'lab', 'finance'],
    errors: ['not_found', 'note_of_other'],
    summary: 'Takes a note about a member back: it is deleted; only who wrote it may',
    input: z.strictObject({ rid: rid('memberNote') }),
    data: done,
  }),
};
