import { pageOf } from '@portal/shared/parts';
import type { AreaRoute, RoutePlace } from '@portal/shared/portal';
import { evaluationsInput } from '../detail/evaluation/evaluationsInput';
import { articlesInput, thanksInput } from '../list/inputs';
import { deviceSearchInput, projectFilterOf } from '../project/projectFilter';
import { popularInput } from '../search/popularInput';
import { searchFilterOf, searchInput } from '../search/searchFilter';
import { casesInput, facetCountInput } from '../televised/inputs';
import { findFilterOf, isFinder } from '../ui/find/findFilter';

const projectPage = () => import('../project/ProjectPage').then((m) => m.ProjectPage);

const projectQueries: NonNullable<AreaRoute['queries']> = ({ params, search }: RoutePlace) => [
  ['open/web/type/group', {}],
  ['open/web/device/search', deviceSearchInput(projectFilterOf(params, search))],
];

/** The public pages (specification, section 2). */
export const routes: readonly AreaRoute[] = [
  {
    index: true,
    serverRendered: true,
    page: () => import('../home/HomePage').then((m) => m.HomePage),
    queries: () => [
      ['open/web/index', {}],
      ['open/setting', {}],
    ],
  },
  { path: 'project', title: '服务项目', page: projectPage, queries: projectQueries, serverRendered: true },
  {
    path: 'project/:typeId',
    title: '服务项目',
    serverRendered: true,
    page: projectPage,
    queries: projectQueries,
  },
  {
    path: 'project/:typeId/:title',
    title: '服务项目',
    serverRendered: true,
    page: projectPage,
    queries: projectQueries,
  },
  {
    path: 'search',
    serverRendered: true,
    title: '搜索',
    page: () => import('./SearchRoute').then((m) => m.SearchRoute),
    queries: ({ search }) => {
      const filter = searchFilterOf(search);
      const find = findFilterOf(search);
      if (find && isFinder(search))
        return [
          ['open/setting', {}],
          ['open/web/device/find', find],
        ];
      return [
        ['open/setting', {}],
        filter.kw ? ['open/web/search', searchInput(filter)] : ['open/web/device/search', popularInput],
      ];
    },
  },
  {
    path: 'shared/:code',
    title: '共享的实验方案',
    page: () => import('../sharedPlan/SharedPlanPage').then((m) => m.SharedPlanPage),
    queries: ({ params }) => [['open/planShare', { code: params.code ?? '' }]],
  },
  {
    path: 'shared/data/:code',
    title: '检测数据分享',
    page: () => import('../sharedData/SharedDataPage').then((m) => m.SharedDataPage),
  },
  {
    path: 'verify',
    title: '报告查验',
    serverRendered: true,
    page: () => import('../verify/VerifyPage').then((m) => m.VerifyPage),
  },
  {
    path: 'verify/:code',
    title: '报告查验',
    serverRendered: true,
    page: () => import('../verify/VerifyPage').then((m) => m.VerifyPage),
    queries: ({ params }) => [['open/report/verify', { code: params.code ?? '' }]],
  },
  {
    path: 'detail/:rid',
    serverRendered: true,
    page: () => import('../detail/DetailPage').then((m) => m.DetailPage),
    queries: ({ params: { rid = '' } }) => [
      ['open/web/type/group', {}],
      ['open/web/device/detail', { rid }],
      ['open/web/evaluation/list', evaluationsInput(rid)],
      ['open/setting', {}],
    ],
  },
  {
    path: 'article/:id',
    page: () =>
      // The HTML sanitiser is loaded with the page, so that there is no layout shift when it runs.
      Promise.all([
        import('../article/ArticlePage'),
        import('../ui/html/sanitize').catch(() => undefined),
      ]).then(([m]) => m.ArticlePage),
    queries: ({ params }) => [
      ['open/web/news/detail', { rid: params.id ?? '' }],
      ['open/setting', {}],
    ],
    serverRendered: true,
  },
  {
    path: 'preview/device/:key',
    page: () => import('../detail/DetailPreviewPage').then((m) => m.DetailPreviewPage),
    queries: ({ params }) => [['open/preview/device', { key: params.key ?? '' }]],
  },
  {
    path: 'preview/home/:key',
    page: () => import('../home/HomePreviewPage').then((m) => m.HomePreviewPage),
    queries: ({ params }) => [['open/preview/home', { key: params.key ?? '' }]],
  },
  {
    path: 'preview/article/:key',
    page: () =>
      Promise.all([
        import('../article/ArticlePreviewPage'),
        import('../ui/html/sanitize').catch(() => undefined),
      ]).then(([m]) => m.ArticlePreviewPage),
    queries: ({ params }) => [['open/preview/article', { key: params.key ?? '' }]],
  },
  {
    path: 'list/news',
    serverRendered: true,
    title: '新闻资讯',
    page: () => import('../list/ListPage').then((m) => m.NewsPage),
    queries: ({ search }) => [['open/web/news', articlesInput('news', pageOf(search))]],
  },
  {
    path: 'list/course',
    serverRendered: true,
    title: '技能课程',
    page: () => import('../list/ListPage').then((m) => m.CoursePage),
    queries: ({ search }) => [['open/web/news', articlesInput('course', pageOf(search))]],
  },
  {
    path: 'list/service',
    serverRendered: true,
    title: '能力展示',
    page: () => import('../list/ListPage').then((m) => m.CasePage),
    queries: ({ search }) => [['open/web/news', articlesInput('service', pageOf(search))]],
  },
  {
    path: 'list/thanks',
    serverRendered: true,
    title: '致谢文献',
    page: () => import('../list/ListPage').then((m) => m.ThanksPage),
    queries: ({ search }) => [['open/web/acknowledge', thanksInput(pageOf(search))]],
  },
  {
    path: 'televised',
    serverRendered: true,
    title: '能力展示',
    page: () => import('../televised/TelevisedPage').then((m) => m.TelevisedPage),
    queries: () => [
      ['open/web/type/group', {}],
      ['open/web/device/search', facetCountInput],
      ['open/web/news', casesInput],
      ['open/setting', {}],
    ],
  },
  {
    path: 'require',
    serverRendered: true,
    title: '发布需求',
    page: () => import('../requirement/NewRequirementPage').then((m) => m.NewRequirementPage),
    queries: ({ search }) => {
      const rid = search.get('device');
      const find = findFilterOf(search);
      return [
        ['open/setting', {}],
        ...(rid ? [['open/web/device/detail', { rid }] as const] : []),
        ...(find ? [['open/web/device/find', find] as const] : []),
      ];
    },
  },
  {
    path: 'about',
    children: [
      { index: true, redirect: '/about/profile' },
      {
        path: 'profile',
        serverRendered: true,
        title: '公司简介',
        page: () => import('../about/ProfilePage').then((m) => m.ProfilePage),
        queries: () => [
          ['open/web/type/group', {}],
          ['open/web/device/search', { size: 1 }],
          ['open/web/instrument/list', {}],
          ['open/web/acknowledge', { size: 1 }],
          ['open/setting', {}],
        ],
      },
      {
        path: 'culture',
        serverRendered: true,
        title: '企业文化',
        page: () => import('../about/CulturePage').then((m) => m.CulturePage),
      },
      {
        path: 'recruit',
        serverRendered: true,
        title: '招贤纳士',
        page: () => import('../about/RecruitPage').then((m) => m.RecruitPage),
        queries: () => [['open/setting', {}]],
      },
    ],
  },
  {
    path: 'contact',
    serverRendered: true,
    title: '联系我们',
    page: () => import('../contact/ContactPage').then((m) => m.ContactPage),
    queries: () => [['open/setting', {}]],
  },
  {
    path: 'guide',
    serverRendered: true,
    title: '新手指南',
    page: () => import('../guide/GuidePage').then((m) => m.GuidePage),
    queries: () => [['open/setting', {}]],
  },
  {
    path: 'license',
    serverRendered: true,
    title: '服务协议',
    page: () => import('../license/LicensePage').then((m) => m.LicensePage),
  },
  {
    path: 'policy',
    serverRendered: true,
    title: '隐私政策',
    page: () => import('../policy/PolicyPage').then((m) => m.PolicyPage),
  },
];
