import { call, missing, type Scenarios } from './scene';

export const articleRefusals = {
  'open/web/news/detail': { not_found: () => call('open/web/news/detail', missing) },
} satisfies Partial<Scenarios>;
