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

export default remote({
  name: 'remote_public',
  early: {
    '/': [['open/web/index', {}]],
    '/project': [search],
    '/project/:typeId': [search],
    '/project/:typeId/:title': [search],
    '/search': [search],
    '/detail/:rid': [['open/web/device/detail', { rid: ':rid' }]],
  },
});
