import { remote } from '../build/remote.mjs';

/** What the list asks for at its address: as `searchInput(filterOf(…))` does. */
const search = [
  'open/web/device/search',
  {
    kw: { from: ['?kw'], otherwise: '' },
    typeId: { from: ['?typeId', ':typeId'], number: true, optional: true },
    childId: { from: ['?childId'], number: true, optional: true },
    sort: { from: ['?sort'], otherwise: 'default' },
    page: { from: ['?page'], number: true, otherwise: 1 },
    size: 18,
  },
];

const types = ['open/web/type/group', {}];

export default remote({
  name: 'remote_public',
  early: {
    '/': [['open/web/index', {}]],
    '/project': [types, search],
    '/project/:typeId': [types, search],
    '/project/:typeId/:title': [types, search],
    '/search': [types, search],
    '/detail/:rid': [types, ['open/web/device/detail', { rid: ':rid' }]],
    '/require': [['open/web/device/detail', { rid: '?device' }]],
    '/about/profile': [types, ['open/web/device/search', { size: 1 }]],
  },
});
