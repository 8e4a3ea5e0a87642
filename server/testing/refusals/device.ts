import { call, missing, type Scenarios } from './scene';

export const deviceRefusals = {
  'open/web/device/detail': { not_found: () => call('open/web/device/detail', missing) },
} satisfies Partial<Scenarios>;
