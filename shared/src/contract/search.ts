import { z } from 'zod';
import { components } from './component';
import { endpoint } from './endpoint';
import { paging } from './field';

export const searchKind = z
  .enum(['device', 'news', 'course'], '[搜索范围]格式不正确')
  .register(components, { id: 'SearchKind' });
export type SearchKind = z.infer<typeof searchKind>;

export const searchHit = z
  .object({
    kind: searchKind,
    rid: z.string(),
    title: z.string(),
    sketch: z.string(),
    img: z.string(),
  })
  .register(components, { id: 'SearchHit' });
export type SearchHit = z.infer<typeof searchHit>;

export const searchEndpoints = {
  'open/web/search': endpoint({
    access: 'open',
    summary: 'Services, news and courses by words, synonyms, pinyin initials or English names',
    input: z.strictObject({
      kw: z.string('[关键词]格式不正确').trim().max(500, '[关键词]不能超过500个字符').default(''),
      kind: searchKind.optional(),
      ...paging,
    }),
    data: z.object({
      total: z.int(),
      list: z.array(searchHit),
      /** Number of hits of each kind, also of kinds that were not requested. */
      counts: z.record(searchKind, z.int()),
      /** Search terms including synonyms, which screens highlight. */
      terms: z.array(z.string()),
    }),
  }),
};
