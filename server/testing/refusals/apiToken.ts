import { limits } from '@portal/shared/rules';
import { member } from '../factories';
import { actAs, call, last, missing, type Scenarios, t } from './scene';

const asEnterprise = async () => actAs(await member(t.db, { organization: 2 }, t.clock.now()));

const add = () => call('auth/apiToken/add', { name: '订单系统', scopes: ['order:read'], days: 30 });

export const apiTokenRefusals = {
  'auth/apiToken/add': {
    enterprise_required: add,
    api_token_limit: async () => {
      await asEnterprise();
      return last(limits.apiTokens + 1, add);
    },
  },
  'auth/apiToken/del': { not_found: () => call('auth/apiToken/del', missing) },
} satisfies Partial<Scenarios>;
