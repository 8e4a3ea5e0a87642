import { type Scenarios, work } from './scene';

export const homeStaffRefusals = {
  'staff/home/publish': {
    not_found: () => work('staff/home/publish', { part: 'banner', version: 9 }),
    draft_missing: () => work('staff/home/publish', { part: 'banner' }),
  },
} satisfies Partial<Scenarios>;
