/**
 * Every page of the member area by its group, in the order of the account menu (specification, section 2). The account
 * menu, the menu of the area, breadcrumbs and titles follow from this list. `path` is relative to `/member`;
 * `built` is true once remote-member has the page; `below` lists pages that are reached through it.
 */
const groups = [
  { pages: [{ path: 'center', label: '个人中心', built: true }] },
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
      { path: 'information', label: '基本信息' },
      { path: 'address', label: '地址管理', built: true },
    ],
  },
  {
    label: '订单中心',
    pages: [
      { path: 'order', label: '我的订单', built: true, below: [{ path: 'order/:rid', label: '订单详情' }] },
      { path: 'oquery', label: '订单查询' },
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
      { path: 'communityMg', label: '我管理的社群' },
      { path: 'communityJn', label: '我加入的社群' },
    ],
  },
] as const satisfies readonly MemberGroup[];

interface Place {
  readonly path: string;
  readonly label: string;
}

export interface MemberPage extends Place {
  readonly built?: true;
  readonly below?: readonly Place[];
}

export interface MemberGroup {
  /** Missing for a page that stands alone. */
  readonly label?: string;
  readonly pages: readonly MemberPage[];
}

type Page = (typeof groups)[number]['pages'][number];
type Built = Extract<Page, { built: true }>;

/** Path of a page in a menu. */
export type MemberPath = Page['path'];

/** Path of a page that remote-member has to provide, pages below another one included. */
export type BuiltMemberPath = Built['path'] | Extract<Built, { below: unknown }>['below'][number]['path'];

export const memberGroups: readonly MemberGroup[] = groups;

const pages = memberGroups.flatMap((group) => group.pages);

/** The pages of remote-member with their titles, pages below another one included. */
export const builtMemberPages: readonly (Place & { readonly path: BuiltMemberPath })[] = groups
  .flatMap((group): readonly Page[] => group.pages)
  .filter((page) => 'built' in page)
  .flatMap((page) => [page, ...('below' in page ? page.below : [])]);

/** Whether an address below `/member` is one of the page at `path`, whose parameters begin with a colon. */
function matches(path: string, address: string): boolean {
  const wanted = path.split('/');
  const given = address.split('/');
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
  );
}

/** The page of the menu that a pathname belongs to, and the page below it when the pathname is one of that. */
export function memberPlace(pathname: string): { page: MemberPage; below?: Place } | undefined {
  const address = pathname.replace(/^\/member\//, '');
  const page = pages.find(({ path }) => address === path || address.startsWith(`${path}/`));
  const below = page?.below?.find(({ path }) => matches(path, address));
  return page && { page, ...(below && { below }) };
}
