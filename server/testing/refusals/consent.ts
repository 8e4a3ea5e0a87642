import { call, type Scenarios } from './scene';

export const consentRefusals = {
  'auth/user/consent/add': {
    consent_outdated: () => call('auth/user/consent/add', { consent: { policy: '2000-01-01' } }),
  },
} satisfies Partial<Scenarios>;
