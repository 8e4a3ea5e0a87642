import { type Scenarios, work } from './scene';

const day = { from: '2026-12-24', to: '2026-12-24', reason: '检修' };
const unknown = { code: 'NONE-1' };
const account = '13800000001';

export const instrumentRefusals = {
  'staff/instrument/close': { not_found: () => work('staff/instrument/close', { ...unknown, ...day }) },
  'staff/instrument/reopen': {
    not_found: () => work('staff/instrument/reopen', { code: 'XPS-1', day: day.from }),
  },
  'staff/instrument/outOfService': {
    not_found: () => work('staff/instrument/outOfService', { ...unknown, reason: '检修' }),
  },
  'staff/instrument/inService': { not_found: () => work('staff/instrument/inService', unknown) },
  'staff/instrument/permissions': { not_found: () => work('staff/instrument/permissions', unknown) },
  'staff/instrument/permit': {
    not_found: () => work('staff/instrument/permit', { code: 'TEM-1', account }),
  },
  'staff/instrument/revoke': {
    not_found: () => work('staff/instrument/revoke', { code: 'TEM-1', account }),
  },
} satisfies Partial<Scenarios>;
