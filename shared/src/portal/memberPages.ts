/**
 * Every page of the member area by its group, in the order of the account menu (specification, section 2). The
 * account menu, the area's menu, breadcrumbs and titles are derived from this list. `path` is relative to `/member`;
 * `areaOnly` excludes a page from the account menu, whose pages the specification lists; `below` lists its subpages.
 */
const groups = [
  { pages: [{ path: 'center', label: '个人中心' }] },
  {
    label: '资产管理',
    pages: [
      { path: 'prestore', label: '预存款' },
      { path: 'unsettled', label: '未结算' },
      { path: 'unpaid', label: '待付款' },
      { path: 'coupon', label: '优惠券' },
    ],
  },
  {
    label: '个人信息',
    pages: [
      {
        path: 'information',
        label: '基本信息',
        below: [
          { path: 'information/interface', label: '接口与回调' },
          { path: 'information/interface/:rid', label: '回调记录' },
        ],
      },
      { path: 'address', label: '地址管理' },
    ],
  },
  {
    label: '订单中心',
    pages: [
      {
        path: 'order',
        label: '我的订单',
        below: [
          { path: 'order/:rid', label: '订单详情' },
          { path: 'order/door/:door', label: '上机登记' },
        ],
      },
      { path: 'oquery', label: '订单查询' },
      { path: 'sample', label: '我的样品', areaOnly: true },
    ],
  },
  {
    label: '会员中心',
    pages: [
      { path: 'promotion', label: '推广中心' },
      { path: 'invite', label: '邀请好友' },
      { path: 'integral', label: '我的积分' },
    ],
  },
  {
    label: '发票中心',
    pages: [
      { path: 'invoiceMg', label: '发票管理' },
      { path: 'invoiceLs', label: '开票记录' },
    ],
  },
  {
    label: '社群',
    pages: [
      {
        path: 'communityMg',
        label: '我管理的社群',
        below: [{ path: 'communityMg/:rid', label: '社群详情' }],
      },
      {
        path: 'communityJn',
        label: '我加入的社群',
        below: [{ path: 'communityJn/:rid', label: '社群详情' }],
      },
    ],
  },
] as const satisfies readonly MemberGroup[];

interface Place {
  readonly path: string;
  readonly label: string;
}

export interface MemberPage extends Place {
  readonly areaOnly?: true;
  readonly below?: readonly Place[];
}

export interface MemberGroup {
  /** Missing for a page without a group. */
  readonly label?: string;
  readonly pages: readonly MemberPage[];
}

type Page = (typeof groups)[number]['pages'][number];

/** Path of a page in a menu. */
export type MemberPath = Page['path'];

/** Path of a page or a subpage. */
export type MemberRoutePath = Page['path'] | Extract<Page, { below: unknown }>['below'][number]['path'];

export const memberGroups: readonly MemberGroup[] = groups;

const pages = memberGroups.flatMap((group) => group.pages);

/** The routes of the member area with their titles: its pages and subpages. */
export const memberRoutes: readonly (Place & { readonly path: MemberRoutePath })[] = groups
  .flatMap((group): readonly Page[] => group.pages)
  .flatMap((page) => [page, ...('below' in page ? page.below : [])]);

/** Returns true when a path below `/member` matches the page's `path`, whose parameters start with a colon. */
function matches(path: string, address: string): boolean {
  const wanted = path.split('/');
  const given = address.split('/');
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
  );
}

/** Returns the page of the menu for a pathname, and its subpage if the pathname belongs to one. */
export function memberPlace(pathname: string): { page: MemberPage; below?: Place } | undefined {
  const address = pathname.replace(/^\/member\//, '');
  const page = pages.find(({ path }) => address === path || address.startsWith(`${path}/`));
  const below = page?.below?.find(({ path }) => matches(path, address));
  return page && { page, ...(below && { below }) };
}
