import type { AreaRoute } from '@portal/shared/portal';

/** Pages of the area, by path. */
export const routes: readonly AreaRoute[] = [
  { path: 'member', needsLogin: true, page: async () => (await import('./StandIn')).StandIn },
];
