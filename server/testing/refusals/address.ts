import { limits } from '@portal/shared/rules';
import { call, last, noAddress, place, type Scenarios } from './scene';

const addAddress = () => call('auth/address/add', place);

export const addressRefusals = {
  'auth/address/add': { address_limit: () => last(limits.addresses + 1, addAddress) },
  'auth/address/edit': { not_found: () => call('auth/address/edit', { ...place, ...noAddress }) },
  'auth/address/del': { not_found: () => call('auth/address/del', noAddress) },
  'auth/address/default': { not_found: () => call('auth/address/default', noAddress) },
} satisfies Partial<Scenarios>;
