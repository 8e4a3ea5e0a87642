import type { Article, ArticleCard, Device } from '../contract';
import { limits } from '../rules';
import { brand, breadcrumb, type PageMeta, shortText } from './pageMeta';

type DeviceSubject = Pick<Device, 'rid' | 'name' | 'sketch' | 'img' | 'price_fen' | 'withdrawn'> & {
  readonly evaluation?: Device['evaluation'] | undefined;
};
type ArticleSubject = Pick<ArticleCard, 'rid' | 'type' | 'title' | 'sketch' | 'img' | 'created'> & {
  readonly [Field in 'author' | 'changed']?: Article[Field] | undefined;
};

const absolute = (base: string, path: string) => new URL(path, `${base}/`).href;

/** Returns the metadata of a service; one that is withdrawn is not indexed. schema.org expects the price in yuan. */
export function deviceMeta(device: DeviceSubject, base: string): PageMeta {
  const { rid, name, sketch, img, price_fen: price } = device;
  const path = `/detail/${rid}`;
  const card = `/upload/card/device/${rid}.png`;
  const description = shortText(sketch || `${name}检测服务：价格、样品要求与周期。`);
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    url: absolute(base, path),
    image: absolute(base, card),
    provider: { '@type': 'Organization', name: brand, url: `${base}/` },
    offers: { '@type': 'Offer', price: (price / 100).toFixed(2), priceCurrency: 'CNY' },
    ...ratingOf(device),
  };
  const trail = breadcrumb(base, [
    ['服务项目', '/project'],
    [name, path],
  ]);
  const indexed = device.withdrawn !== true;
  return { title: name, description, image: img, card, indexed, linkedData: indexed ? [service, trail] : [] };
}

/** Returns the rating by released evaluations; nothing without any, because a made-up rating is a violation. */
function ratingOf({ evaluation }: DeviceSubject) {
  if (!evaluation || evaluation.count === 0 || evaluation.average === null) return {};
  const { count, average } = evaluation;
  const scale = { bestRating: limits.evaluationStars, worstRating: 1 };
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, ratingCount: count, ...scale },
  };
}

const lists = { news: '新闻资讯', course: '技能课程', service: '能力展示' } as const;

/** Returns the metadata of a news item, a course or a case. */
export function articleMeta(article: ArticleSubject, base: string): PageMeta {
  const { rid, type, title, sketch, img, created, author, changed } = article;
  const path = `/article/${rid}`;
  const card = `/upload/card/article/${rid}.png`;
  const description = shortText(sketch || title);
  const text = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    datePublished: created,
    dateModified: changed ?? created,
    author: { '@type': 'Organization', name: author || brand },
    url: absolute(base, path),
    image: absolute(base, card),
    publisher: { '@type': 'Organization', name: brand, url: `${base}/` },
  };
  const trail = breadcrumb(base, [
    [lists[type], `/list/${type}`],
    [title, path],
  ]);
  return { title, description, image: img, card, indexed: true, linkedData: [text, trail] };
}

/** Metadata of an unknown path. */
export const missingMeta: PageMeta = {
  title: '页面不存在',
  description: '这个地址没有内容，可能输入有误，也可能已经移动或下架。',
  indexed: false,
  linkedData: [],
};
