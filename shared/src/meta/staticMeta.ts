import { brand, breadcrumb, type PageMeta } from './pageMeta';

const about =
  '面向高校、科研院所与企业的检测服务平台：形貌、结构、成分与热学测试在线查价、下单、预约取样，进度与数据全程可查。';

/** Title and description of a path and of everything below it. `personal`: search engines must not index the pages. */
export type PageRow = readonly [path: string, title: string, description: string, personal?: boolean];

/** Titles and descriptions of pages without data, the most specific path first. */
const pages: readonly PageRow[] = [
  ['/project', '服务项目', '按类型、价格、周期与样品状态查找检测项目，价格公开，在线选择参数即可下单。'],
  ['/search', '搜索', '搜索检测项目、新闻资讯与技能课程，支持中文、拼音首字母与英文名称。'],
  ['/list/news', '新闻资讯', '平台公告、检测技术与仪器动态。'],
  ['/list/course', '技能课程', '样品制备、仪器原理与数据解析课程。'],
  ['/list/service', '能力展示', '典型检测案例：样品、方法、数据与结论。'],
  ['/list/thanks', '致谢文献', '在致谢中提到本实验室的论文，附检测项目与原文链接。'],
  ['/televised', '能力展示', '实验室的仪器、方法与典型检测案例。'],
  ['/about/profile', '公司简介', '面向高校、科研院所与企业的检测服务：做什么、服务范围与怎样保证结果。'],
  ['/about/culture', '企业文化', '我们看重什么，怎样工作。'],
  ['/about/recruit', '招贤纳士', '在招职位与应聘方式。'],
  ['/about', '关于我们', '实验室的团队与文化，以及招聘信息。'],
  ['/contact', '联系我们', '地址、电话、邮箱与工作时间，在线留言由客户经理回复。'],
  ['/guide', '新手指南', '从选项目、下单、送样到收数据的每一步。'],
  ['/require', '发布需求', '没有找到合适的项目？写下检测需求，客户经理会联系您。'],
  ['/verify', '报告查验', '输入检测报告上的查验码，核对报告的编号、签发日期、状态与文件。'],
  ['/license', '服务协议', '使用本平台的服务协议。'],
  ['/policy', '隐私政策', '平台如何收集、使用和保护个人信息。'],
];

/** Personal pages and search results, which search engines must not index. */
const unindexed = /^\/(search|member|experiment|invited|shared|preview)(\/|$)|^\/verify\/./;

/** Returns the JSON-LD of the laboratory. */
const organization = (base: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand,
  url: `${base}/`,
  description: about,
});

/** Returns the type's name from `/project/{id}/{name}`, which is the page's title. */
function typeName(path: string): string | undefined {
  return /^\/project\/[^/]+\/([^/]+)$/.exec(path)?.[1];
}

const isBelow = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/**
 * Returns the metadata of a page without data. Returns undefined for a service or an article, whose metadata comes
 * from its data, and for an unknown path. `path` is decoded; `base` is the portal's URL without a trailing slash; `more` are
 * the pages of areas that this build does not know.
 */
export function staticMeta(path: string, base: string, more: readonly PageRow[] = []): PageMeta | undefined {
  if (/^\/(detail|article)\/./.test(path)) return undefined;
  const page = [...more, ...pages].find(([place]) => isBelow(path, place));
  const indexed = !page?.[3] && !unindexed.test(path);
  if (path === '/') return { title: '', description: about, indexed, linkedData: [organization(base)] };
  if (!page) return indexed ? undefined : { title: '', description: about, indexed, linkedData: [] };
  const [place, name, description] = page;
  const type = typeName(path);
  const steps = [[name, place] as const, ...(type ? [[type, path] as const] : [])];
  return {
    title: type ?? name,
    description: type ? `${type}：${description}` : description,
    indexed,
    linkedData: indexed ? [breadcrumb(base, steps)] : [],
  };
}
