import { memberRoutes, paths } from '@portal/shared/portal';
import { prestoreTab } from '../ui/money/prestoreTab';

type MemberPath = Parameters<typeof paths.memberPage>[0];

/** A page or a view of a page, shown as a tab of its door. */
export interface Tab {
  readonly label: string;
  /** Address without origin, such as `/member/unpaid?state=paid`. */
  readonly to: string;
}

/** An entry of the member menu: one subject, whose pages are its tabs. */
export interface Door {
  readonly label: string;
  /** The first one is what the entry opens. */
  readonly tabs: readonly [Tab, ...Tab[]];
}

/** A page of the specification with its label. */
const page = (path: MemberPath): Tab => ({
  label: memberRoutes.find((route) => route.path === path)?.label ?? '',
  to: paths.memberPage(path),
});

/** A view of a page, which the query names. */
const view = (path: MemberPath, query: string, label: string): Tab => ({
  label,
  to: `${paths.memberPage(path)}?${query}`,
});

/** The member menu: every page of the member area behind one of ten subjects. */
export const doors: readonly Door[] = [
  { label: '个人中心', tabs: [page('center')] },
  {
    label: '订单',
    tabs: [
      page('order'),
      page('oquery'),
      view('order', 'kind=visit', '上门取样'),
      view('order', 'kind=reservation', '仪器机时'),
      view('order', 'kind=evaluation', '评价'),
    ],
  },
  { label: '样品', tabs: [page('sample')] },
  { label: '数据', tabs: [view('order', 'kind=data', '检测数据'), view('order', 'kind=share', '数据分享')] },
  { label: '结算单', tabs: [page('unsettled'), page('unpaid'), view('unpaid', 'state=paid', '已结清')] },
  {
    label: '资产',
    tabs: [
      page('prestore'),
      view('prestore', 'tab=prepay', '预存与转账'),
      view('prestore', 'tab=credit', '信用额度'),
      page('coupon'),
      page('integral'),
    ],
  },
  { label: '发票', tabs: [page('invoiceLs'), page('invoiceMg')] },
  { label: '推荐有礼', tabs: [page('promotion'), page('invite')] },
  { label: '社群', tabs: [page('communityMg'), page('communityJn')] },
  { label: '个人', tabs: [page('information'), page('address')] },
];

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The query of an address, with the tab that an older link to the page of prepayments means. */
function queryOf({ pathname, search, hash }: Address): URLSearchParams {
  const query = new URLSearchParams(search);
  if (pathname === paths.memberPage('prestore')) query.set('tab', prestoreTab(query, hash));
  return query;
}

/** What a tab's address has in common with this one: 0 for nothing, more for its path, most for its view. */
function fit(to: string, pathname: string, query: URLSearchParams): number {
  const [path = '', wanted = ''] = to.split('?');
  if (pathname !== path && !pathname.startsWith(`${path}/`)) return 0;
  const views = [...new URLSearchParams(wanted)];
  return views.every(([name, value]) => query.get(name) === value) ? 1 + views.length : 0;
}

/** Where an address is in the menu. */
export interface Place {
  readonly door: Door;
  readonly tab: Tab;
  /** True for a page below the tab's, such as an order. */
  readonly below: boolean;
}

/** Returns the door and the tab of an address of the member area; undefined for an address of none. */
export function doorOf(here: Address): Place | undefined {
  const query = queryOf(here);
  const places = doors.flatMap((door) =>
    door.tabs.map((tab) => ({ door, tab, fits: fit(tab.to, here.pathname, query) })),
  );
  const best = places.reduce((most, one) => (one.fits > most.fits ? one : most));
  if (best.fits === 0) return undefined;
  return { door: best.door, tab: best.tab, below: here.pathname !== best.tab.to.split('?')[0] };
}
