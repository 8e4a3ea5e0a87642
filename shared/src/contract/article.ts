import { z } from 'zod';
import { components } from './component';
import { endpoint } from './endpoint';
import { day, paged, paging, rid } from './field';

/** news 新闻资讯, course 技能课程, service 能力展示 (cases). */
export const articleType = z
  .enum(['news', 'course', 'service'], '[文章类型]格式不正确')
  .register(components, { id: 'ArticleType' });
export type ArticleType = z.infer<typeof articleType>;

export const articleCard = z
  .object({
    rid: z.string(),
    type: articleType,
    title: z.string(),
    img: z.string(),
    sketch: z.string(),
    created: day('日期'),
    /** URL of the original, when the article only links to it. */
    source: z.string().optional(),
  })
  .register(components, { id: 'ArticleCard' });
export type ArticleCard = z.infer<typeof articleCard>;

export const article = articleCard
  .extend({
    author: z.string(),
    /** Day of the last change; that of the publication when nothing was changed. */
    changed: day('日期'),
    /** HTML, sanitised when it is written and again when it is displayed. */
    body: z.string(),
    /** Services that the article is about. */
    devices: z.array(z.object({ rid: z.string(), name: z.string() })),
    previous: z.object({ rid: z.string(), title: z.string() }).optional(),
    next: z.object({ rid: z.string(), title: z.string() }).optional(),
  })
  .register(components, { id: 'Article' });
export type Article = z.infer<typeof article>;

export const articleEndpoints = {
  'open/web/news': endpoint({
    access: 'open',
    reads: true,
    summary: 'News, courses or cases, newest first, page by page',
    input: z.strictObject({ type: articleType.default('news'), ...paging }),
    data: paged(articleCard),
  }),
  'open/web/news/detail': endpoint({
    access: 'open',
    reads: true,
    errors: ['not_found'],
    summary: 'One article with its neighbours and the services it is about',
    input: z.strictObject({ rid: rid('article') }),
    data: article,
  }),
};
