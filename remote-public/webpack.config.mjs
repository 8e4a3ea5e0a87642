import { remote } from '../build/remote.mjs';

const page = { from: ['?page'], number: true, otherwise: 1 };

/** The input of an article list, as `articlesInput` builds it. */
const articles = (type) => ['open/web/news', { type, page, size: 12 }];

/** The filters that both lists have, as `filterInput` builds them. */
const figures = {
  price_min_fen: { from: ['?price_min'], number: true, most: 10_000_000, times: 100, optional: true },
  price_max_fen: { from: ['?price_max'], number: true, most: 10_000_000, times: 100, optional: true },
  turnaround_max: { from: ['?turnaround_max'], number: true, most: 365, optional: true },
};

/** The input of the service list, as `deviceSearchInput(projectFilterOf(…))` builds it. */
const search = [
  'open/web/device/search',
  {
    kw: { from: ['?kw'], otherwise: '' },
    typeId: { from: ['?typeId', ':typeId'], number: true, optional: true },
    childId: { from: ['?childId'], number: true, optional: true },
    ...figures,
    sample_states: { from: ['?sample_state'], list: true, optional: true },
    sort: { from: ['?sort'], otherwise: 'default' },
    page,
    size: 18,
  },
];

const types = ['open/web/type/group', {}];

/** The input of a search, as `searchInput(searchFilterOf(…))` builds it. No call is made without a search text. */
const hits = [
  'open/web/search',
  {
    kw: '?kw',
    kind: { from: ['?kind'], optional: true },
    typeId: { from: ['?typeId'], number: true, optional: true },
    ...figures,
    sort: { from: ['?sort'], otherwise: 'default' },
    page,
    size: 20,
  },
];

export default remote({
  name: 'remote_public',
  early: {
    '/': [['open/web/index', {}]],
    '/project': [types, search],
    '/project/:typeId': [types, search],
    '/project/:typeId/:title': [types, search],
    '/search': [hits],
    '/detail/:rid': [types, ['open/web/device/detail', { rid: ':rid' }]],
    '/article/:id': [['open/web/news/detail', { rid: ':id' }]],
    '/list/news': [articles('news')],
    '/list/course': [articles('course')],
    '/list/service': [articles('service')],
    '/list/thanks': [['open/web/acknowledge', { page, size: 10 }]],
    '/televised': [
      types,
      ['open/web/device/search', { size: 1 }],
      ['open/web/news', { type: 'service', size: 6 }],
    ],
    '/require': [['open/web/device/detail', { rid: '?device' }]],
    '/about/profile': [types, ['open/web/device/search', { size: 1 }]],
  },
});
