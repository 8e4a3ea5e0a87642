import { call, type Scenarios } from './scene';

export const messageRefusals = {
  'auth/user/notice/edit': {
    notice_required: () => call('auth/user/notice/edit', { kind: 'security', sms: false }),
  },
} satisfies Partial<Scenarios>;
