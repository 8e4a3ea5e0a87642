import type { MemberPath } from './memberPages';
import { withQuery } from './query';

interface ServiceChoice {
  readonly device_rid: string;
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly count: number;
}

/** All options and the count, as the pages of a service and of its order read them: `choice=range:wide&count=2`. */
function choiceQuery({ options, count }: ServiceChoice): string {
  const choices = Object.entries(options).flatMap(([option, keys]) =>
    keys.map((key): [string, string] => ['choice', `${option}:${key}`]),
  );
  return String(new URLSearchParams([...choices, ['count', String(count)]]));
}

/** All paths of the portal that links use (specification, section 2). */
export const paths = {
  home: '/',
  project: (at: { typeId?: number; childId?: number; title?: string; kw?: string } = {}): string =>
    withQuery('/project', at),
  detail: (rid: string): string => `/detail/${encodeURIComponent(rid)}`,
  article: (id: string): string => `/article/${encodeURIComponent(id)}`,
  list: (type: 'news' | 'course' | 'service' | 'thanks'): string => `/list/${type}`,
  /** The search for these words; `compare` are the services that are compared and stay so. */
  search: (kw: string, compare: readonly string[] = []): string =>
    [withQuery('/search', { kw }), ...compare.map((rid) => `compare=${encodeURIComponent(rid)}`)].join('&'),
  televised: '/televised',
  contact: '/contact',
  guide: '/guide',
  require: '/require',
  /** The requirement form about this service. */
  requireAbout: (device: string): string => withQuery('/require', { device }),
  /** The check page of reports: of the one with this code, or with a field for the code. */
  verify: (code?: string): string => (code ? `/verify/${encodeURIComponent(code)}` : '/verify'),
  license: '/license',
  policy: '/policy',
  about: (page?: 'profile' | 'culture' | 'recruit'): string => (page ? `/about/${page}` : '/about'),
  plan: '/experiment/plan',
  experiment: '/experiment',
  /** The member's requirements. */
  requirements: '/experiment/demand',
  requirement: (code: string): string => `/experiment/demand/${encodeURIComponent(code)}`,
  /** Agreements and contracts of the member's orders. */
  contracts: '/experiment/contract',
  /** The agreement of an order: the current version, or this one. */
  contract: (order: string, version?: number): string =>
    withQuery(`/experiment/contract/${encodeURIComponent(order)}`, { version }),
  /** The plan with these items selected; `again` is the order that they come from, whose samples and wishes the form takes. */
  planOf: (rids: readonly string[], again: string): string =>
    withQuery('/experiment/plan', { items: rids.join(','), again }),
  /** The order form for these items of the plan. */
  /** The order form, filled with what an order has, to change it. */
  changeOrder: (order: string): string => withQuery('/experiment/order', { change: order }),
  placeOrder: (rids: readonly string[], again?: string): string =>
    withQuery('/experiment/order', { items: rids.join(','), again }),
  /** The order form for one service that is not in the plan. */
  buyNow: (choice: ServiceChoice): string =>
    `/experiment/order?device=${encodeURIComponent(choice.device_rid)}&${choiceQuery(choice)}`,
  /** What follows after an order was placed. */
  orderPlaced: (rid: string): string => `/experiment/order/placed/${encodeURIComponent(rid)}`,
  /** The page of a service with these options and count. */
  detailWith: (choice: ServiceChoice): string =>
    `/detail/${encodeURIComponent(choice.device_rid)}?${choiceQuery(choice)}`,
  member: '/member',
  memberPage: (path: MemberPath): string => `/member/${path}`,
  memberCenter: '/member/center',
  /** The page of prepayments with the form for this amount, in yuan. */
  prestoreOf: (yuan: string): string => withQuery('/member/prestore', { amount: yuan }),
  addresses: '/member/address',
  /** API tokens and webhooks of an enterprise. */
  interfaces: '/member/information/interface',
  /** The log of a webhook. */
  webhook: (rid: string): string => `/member/information/interface/${encodeURIComponent(rid)}`,
  orders: '/member/order',
  /** The member's bookings of on-site sampling. */
  visits: '/member/order?kind=visit',
  /** Data of all delivered orders. */
  data: '/member/order?kind=data',
  /** The member's reservations of instrument time. */
  reservations: '/member/order?kind=reservation',
  order: (rid: string): string => `/member/order/${encodeURIComponent(rid)}`,
} as const;
