import type { AreaRoute } from '@portal/shared/portal';

export const routes: readonly AreaRoute[] = [
  {
    path: 'vite',
    title: 'Vite 栏目',
    page: () => import('./TypesPage').then((module) => module.TypesPage),
    queries: () => [['open/web/type/group', {}]],
  },
];
