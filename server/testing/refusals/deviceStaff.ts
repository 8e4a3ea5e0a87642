import type { DeviceContent } from '@portal/shared/contract';
import { send } from '../orders';
import { call, desk, program, type Scenarios, t, work } from './scene';

const rid = 'none';
/** Returns the content of a seeded service. */
async function content(): Promise<DeviceContent> {
  const { data } = await work('staff/device/detail', { rid: 'xrd' });
  if (!data.published) throw new Error('the seeded service is on sale');
  return data.published;
}

export const deviceStaffRefusals = {
  'staff/device/detail': { not_found: () => work('staff/device/detail', { rid }) },
  'staff/device/save': {
    not_found: async () => work('staff/device/save', { rid, content: await content() }),
  },
  'staff/device/preview': { not_found: () => work('staff/device/preview', { rid }) },
  'staff/device/previewLink': { not_found: () => work('staff/device/previewLink', { rid }) },
  'open/preview/device': { not_found: () => call('open/preview/device', { key: 'none' }) },
  'staff/device/publish': {
    not_found: () => work('staff/device/publish', { rid }),
    draft_missing: () => work('staff/device/publish', { rid: 'xrd' }),
    content_changed: () => work('staff/device/publish', { rid: 'xrd', shown: 'aaaaaaaaaaaaaaaa' }),
  },
  'staff/device/discard': {
    not_found: () => work('staff/device/discard', { rid }),
    draft_missing: () => work('staff/device/discard', { rid: 'xrd' }),
    content_changed: () => work('staff/device/discard', { rid: 'xrd', shown: 'aaaaaaaaaaaaaaaa' }),
  },
  'staff/device/withdraw': { not_found: () => work('staff/device/withdraw', { rid }) },
  'staff/picture/add': {
    file_type_refused: () => send(t, 'staff/picture/add', {}, program, desk.token),
  },
} satisfies Partial<Scenarios>;
