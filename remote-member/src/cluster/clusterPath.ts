import type { Cluster, Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { laterPage, paths, unless, withQuery } from '@portal/shared/portal';
import type { ClusterAct } from '@portal/shared/rules';
import { firstCharacters, managesCluster } from '@portal/shared/rules';

/** Groups on a page of a list. */
const listSize = 12;

/** Returns the input of both lists of groups for a URL's query. */
export const listInput = (search: URLSearchParams) =>
  ({ page: pageOf(search), size: listSize }) satisfies Input<'auth/cluster/all'>;

/** Returns the URL of a page of the groups that the member manages. */
export const managedPath = (page = 1): string =>
  withQuery(paths.memberPage('communityMg'), { page: laterPage(page) });

/** Tabs of the page of joined groups; the first one is shown without a valid tab in the URL. */
export const joinedTabs = ['groups', 'find', 'requests', 'payments'] as const;
export type JoinedTab = (typeof joinedTabs)[number];

/** The filter of the page of joined groups, stored in the URL. */
export interface JoinedFilter {
  readonly tab: JoinedTab;
  readonly page: number;
  /** Words of the search for groups. */
  readonly kw: string;
  /** Code of a group whose invitation link was opened; empty otherwise. */
  readonly join: string;
}

/** Reads the filter of the page of joined groups. An invitation link searches for its group. */
export function joinedFilter(search: URLSearchParams): JoinedFilter {
  const join = firstCharacters((search.get('join') ?? '').trim(), 20);
  const tab = joinedTabs.find((one) => one === search.get('tab')) ?? 'groups';
  const kw = firstCharacters((search.get('kw') ?? '').trim(), 40);
  return { tab: join ? 'find' : tab, page: pageOf(search), kw: join || kw, join };
}

/** Returns the URL of the page of joined groups with this filter. */
export const joinedPath = ({ tab = 'groups', page = 1, kw = '' }: Partial<JoinedFilter> = {}): string =>
  withQuery(paths.memberPage('communityJn'), {
    tab: unless('groups', tab),
    kw,
    page: laterPage(page),
  });

/** Returns the absolute URL that invites whoever opens it to join a group. */
export const inviteUrl = (code: string): string =>
  `${window.location.origin}${withQuery(paths.memberPage('communityJn'), { join: code })}`;

/** Tabs of a group's page, each with the act that its member must be able to do. */
export const clusterTabs = {
  overview: { label: '概况', act: 'view' },
  members: { label: '成员', act: 'view' },
  requests: { label: '申请与邀请', act: 'answer' },
  approvals: { label: '付款审批', act: 'money' },
  money: { label: '收支明细', act: 'money' },
  spending: { label: '支出统计', act: 'money' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly act: ClusterAct }>>;
export type ClusterTab = keyof typeof clusterTabs;

const allTabs = Object.keys(clusterTabs) as ClusterTab[];

/** Returns the tabs of a group that its member sees. */
export const tabsOf = ({ can }: Pick<Cluster, 'can'>): ClusterTab[] =>
  allTabs.filter((tab) => can.includes(clusterTabs[tab].act));

/** Returns the tab in a URL's query if it is among these; otherwise the first one. */
export const tabOf = (search: URLSearchParams, tabs: readonly ClusterTab[]): ClusterTab =>
  tabs.find((tab) => tab === search.get('tab')) ?? 'overview';

interface ClusterPlace {
  readonly tab?: ClusterTab;
  readonly page?: number;
  readonly account?: 'cash' | 'bonus';
  /** Such as 2026-11; entries of all months without it. */
  readonly month?: string;
  readonly months?: number;
  /** The member or the project whose months are compared; all without it. */
  readonly of?: string;
}

/** Returns the query of a group's page. */
export const clusterSearch = ({
  tab = 'overview',
  page = 1,
  account = 'cash',
  month = '',
  months = 12,
  of = '',
}: ClusterPlace) =>
  withQuery('', {
    tab: unless('overview', tab),
    page: laterPage(page),
    account: unless('cash', account),
    month,
    months: unless(12, months),
    of,
  });

/** Returns the URL of a group's page: below the managed groups for those who manage it. */
export function clusterPath({ rid, role }: Pick<Cluster, 'rid' | 'role'>, place: ClusterPlace = {}): string {
  const list = paths.memberPage(managesCluster(role) ? 'communityMg' : 'communityJn');
  return `${list}/${encodeURIComponent(rid)}${clusterSearch(place)}`;
}
