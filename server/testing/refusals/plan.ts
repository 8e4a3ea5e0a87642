import { limits } from '@portal/shared/rules';
import { plan } from '../orders';
import { call, missing, type Scenarios, t, who } from './scene';

export const planRefusals = {
  'auth/tempDevice/add': {
    not_found: () => call('auth/tempDevice/add', { device_rid: 'none' }),
    option_invalid: () => call('auth/tempDevice/add', { device_rid: 'xrd', options: {} }),
    plan_limit: async () => {
      const { device_rid, options } = await plan(t, who);
      return call('auth/tempDevice/add', { device_rid, options, count: limits.countMax });
    },
  },
  'auth/tempDevice/edit': { not_found: () => call('auth/tempDevice/edit', { ...missing, count: 1 }) },
} satisfies Partial<Scenarios>;
