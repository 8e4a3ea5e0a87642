import type { MemberPath } from './memberPages';

type Query = Readonly<Record<string, string | number | undefined>>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(key, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** All paths of the portal that links use (specification, section 2). */
export const paths = {
  home: '/',
  project: (at: { typeId?: number; childId?: number; title?: string; kw?: string } = {}): string =>
    withQuery('/project', at),
  detail: (rid: string): string => `/detail/${encodeURIComponent(rid)}`,
  article: (id: string): string => `/article/${encodeURIComponent(id)}`,
  list: (type: 'news' | 'course' | 'service' | 'thanks'): string => `/list/${type}`,
  search: (kw: string): string => withQuery('/search', { kw }),
  televised: '/televised',
  contact: '/contact',
  guide: '/guide',
  require: '/require',
  /** The requirement form about this service. */
  requireAbout: (device: string): string => withQuery('/require', { device }),
  license: '/license',
  policy: '/policy',
  about: (page?: 'profile' | 'culture' | 'recruit'): string => (page ? `/about/${page}` : '/about'),
  plan: '/experiment/plan',
  experiment: '/experiment',
  /** The order form for these items of the plan. */
  placeOrder: (rids: readonly string[]): string => withQuery('/experiment/order', { items: rids.join(',') }),
  member: '/member',
  memberPage: (path: MemberPath | 'sample'): string => `/member/${path}`,
  memberCenter: '/member/center',
  addresses: '/member/address',
  orders: '/member/order',
  order: (rid: string): string => `/member/order/${encodeURIComponent(rid)}`,
} as const;
