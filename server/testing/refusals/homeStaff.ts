import { call, type Scenarios, work } from './scene';

export const homeStaffRefusals = {
  'open/preview/home': { not_found: () => call('open/preview/home', { key: 'none' }) },
  'staff/home/publish': {
    not_found: () => work('staff/home/publish', { part: 'banner', version: 9 }),
    draft_missing: () => work('staff/home/publish', { part: 'banner' }),
    content_changed: () => work('staff/home/publish', { part: 'banner', shown: 'aaaaaaaaaaaaaaaa' }),
  },
  'staff/home/discard': {
    draft_missing: () => work('staff/home/discard', { part: 'banner' }),
    content_changed: () => work('staff/home/discard', { part: 'banner', shown: 'aaaaaaaaaaaaaaaa' }),
  },
} satisfies Partial<Scenarios>;
