import type { AreaRoute, RoutePlace } from '@portal/shared/portal';
import { filterOf, searchInput } from '../project/filter';

const projectPage = () => import('../project/ProjectPage').then((m) => m.ProjectPage);

const projectQueries: NonNullable<AreaRoute['queries']> = ({ params, search }: RoutePlace) => [
  ['open/web/type/group', {}],
  ['open/web/device/search', searchInput(filterOf(params, search))],
];

/** The public pages (specification, section 2). */
export const routes: readonly AreaRoute[] = [
  {
    index: true,
    page: () => import('../home/HomePage').then((m) => m.HomePage),
    queries: () => [
      ['open/web/index', {}],
      ['open/setting', {}],
    ],
  },
  { path: 'project', title: '服务项目', page: projectPage, queries: projectQueries },
  { path: 'project/:typeId', title: '服务项目', page: projectPage, queries: projectQueries },
  { path: 'project/:typeId/:title', title: '服务项目', page: projectPage, queries: projectQueries },
  { path: 'search', title: '搜索', page: projectPage, queries: projectQueries },
  {
    path: 'detail/:rid',
    page: () => import('../detail/DetailPage').then((m) => m.DetailPage),
    queries: ({ params }) => [
      ['open/web/device/detail', { rid: params.rid ?? '' }],
      ['open/setting', {}],
    ],
  },
  {
    path: 'require',
    title: '发布需求',
    page: () => import('../require/RequirePage').then((m) => m.RequirePage),
    queries: ({ search }) => {
      const rid = search.get('device');
      return [['open/setting', {}], ...(rid ? [['open/web/device/detail', { rid }] as const] : [])];
    },
  },
];
