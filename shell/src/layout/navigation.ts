import { memberGroups, paths } from '@portal/shared/portal';
import { serviceType } from '@portal/shared/rules';
import type { BootRemote } from '../../manifest/manifest';
import { areas } from './areas';

export interface NavLeaf {
  readonly label: string;
  readonly to: string;
}

export interface NavEntry extends NavLeaf {
  readonly children?: readonly NavLeaf[];
  /** The children are the types of service, which have children of their own. */
  readonly types?: true;
  /** Path prefixes for which this entry is the current one. */
  readonly covers: readonly string[];
}

/** The types of service in the navigation (specification, section 2). */
export const navTypes = [
  { typeId: serviceType.send, title: '送样检测' },
  { typeId: serviceType.onSite, title: '现场预约' },
  { typeId: serviceType.analysis, title: '数据分析' },
] as const;

const ownEntries: readonly NavEntry[] = [
  { label: '首页', to: paths.home, covers: [] },
  {
    label: '服务项目',
    to: paths.project(),
    covers: ['/project', '/detail'],
    types: true,
    children: navTypes.map((type) => ({ label: type.title, to: paths.project(type) })),
  },
  {
    label: '关于我们',
    to: paths.about(),
    covers: ['/about'],
    children: [
      { label: '公司简介', to: paths.about('profile') },
      { label: '企业文化', to: paths.about('culture') },
      { label: '招贤纳士', to: paths.about('recruit') },
    ],
  },
  { label: '能力展示', to: paths.televised, covers: ['/televised', '/list/service'] },
  { label: '新闻资讯', to: paths.list('news'), covers: ['/list/news'] },
  { label: '技能课程', to: paths.list('course'), covers: ['/list/course'] },
  { label: '联系我们', to: paths.contact, covers: ['/contact'] },
];

/** Returns the entries together with those of the areas that have a place among them. */
export function withAreas(entries: readonly NavEntry[], areas: readonly BootRemote[]): readonly NavEntry[] {
  return areas.reduce((all, { nav, title: label, mount: covers }) => {
    const [to] = covers;
    if (!nav || !label || !to) return all;
    const found = all.findIndex((entry) => entry.to === nav.before);
    const at = found < 0 ? all.length : found;
    return [...all.slice(0, at), { label, to, covers }, ...all.slice(at)];
  }, entries);
}

export const mainNavigation = withAreas(ownEntries, areas);

/** Returns whether an entry contains the current page. */
export function isCurrent(entry: NavEntry, pathname: string): boolean {
  if (entry.to === pathname) return true;
  return entry.covers.some((begin) => pathname === begin || pathname.startsWith(`${begin}/`));
}

export const footerLinks: readonly NavLeaf[] = [
  { label: '服务协议', to: paths.license },
  { label: '新手指南', to: paths.guide },
  { label: '隐私政策', to: paths.policy },
  { label: '推广中心', to: paths.memberPage('promotion') },
  { label: '新闻资讯', to: paths.list('news') },
  { label: '邀请好友', to: paths.memberPage('invite') },
  { label: '关于我们', to: paths.about() },
  { label: '发布需求', to: paths.require },
];

/** A titled group of links. */
export interface NavGroup {
  readonly label: string;
  readonly links: readonly NavLeaf[];
}

/** The groups of the account menu. The member centre has its own button. */
export const accountGroups: readonly NavGroup[] = memberGroups.flatMap(({ label, pages }) =>
  label === undefined
    ? []
    : [
        {
          label,
          links: pages
            .filter(({ areaOnly }) => areaOnly !== true)
            .map((page) => ({ label: page.label, to: `${paths.member}/${page.path}` })),
        },
      ],
);

/** Returns the label of the navigation's link to a path; undefined for a page without one. */
export function labelOf(path: string | undefined): string | undefined {
  const linked = [
    ...mainNavigation.flatMap((entry) => [entry, ...(entry.children ?? [])]),
    ...accountGroups.flatMap((group) => group.links),
    ...footerLinks,
  ];
  return linked.find(({ to }) => to === path)?.label;
}
