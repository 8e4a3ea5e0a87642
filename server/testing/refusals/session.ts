import { call, missing, type Scenarios } from './scene';

export const sessionRefusals = {
  'auth/user/session/end': { not_found: () => call('auth/user/session/end', missing) },
} satisfies Partial<Scenarios>;
