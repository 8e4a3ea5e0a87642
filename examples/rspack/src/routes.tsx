import type { AreaRoute } from '@portal/shared/portal';

export const routes: readonly AreaRoute[] = [
  {
    path: 'rspack',
    title: 'Rspack 栏目',
    page: () => import('./TypesPage').then((module) => module.TypesPage),
    queries: () => [['open/web/type/group', {}]],
  },
];
