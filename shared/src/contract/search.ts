import { z } from 'zod';
import { components } from './component';
import { deviceCard, deviceFilter, facet, relaxed, searchText } from './device';
import { endpoint } from './endpoint';
import { fen, keyword, paging } from './field';

export const searchKind = z
  .enum(['device', 'news', 'course'], '[搜索范围]格式不正确')
  .register(components, { id: 'SearchKind' });
export type SearchKind = z.infer<typeof searchKind>;

/** An article that matches a search. */
export const articleHit = z
  .object({
    kind: searchKind.exclude(['device']),
    rid: z.string(),
    title: z.string(),
    sketch: z.string(),
    img: z.string(),
  })
  .register(components, { id: 'ArticleHit' });
export type ArticleHit = z.infer<typeof articleHit>;

/** A service that matches what is typed. */
export const suggestion = z
  .object({
    rid: z.string(),
    name: z.string(),
    price_fen: fen,
    unit: z.string(),
    turnaround_days: z.int(),
  })
  .register(components, { id: 'Suggestion' });
export type Suggestion = z.infer<typeof suggestion>;

export const searchEndpoints = {
  'open/web/search': endpoint({
    access: 'open',
    reads: true,
    summary: 'Services, news and courses by words, synonyms, pinyin or English names',
    input: z.strictObject({
      kw: searchText,
      /** All kinds when missing: a page of services, and the best articles. */
      kind: searchKind.optional(),
      /** Filters and order of the services. */
      ...deviceFilter,
      ...paging,
    }),
    data: z.object({
      services: z.object({
        total: z.int(),
        /** Number of those that are called by the words; they come first, the others only mention the words. */
        strong: z.int(),
        list: z.array(deviceCard),
        /** Types of the services under the other filters. */
        types: facet,
        relaxed: relaxed.optional(),
      }),
      articles: z.object({ total: z.int(), list: z.array(articleHit), relaxed: relaxed.optional() }),
      /** Number of hits of each kind, without filters. */
      counts: z.record(searchKind, z.int()),
      /** The words searched for, including synonyms, for highlighting. */
      terms: z.array(z.string()),
      /** What may be meant: the right spelling, or the most similar names and their services when none is called so. */
      near: z.object({ words: z.array(z.string()), services: z.array(deviceCard) }),
    }),
  }),
  'open/web/search/suggest': endpoint({
    access: 'open',
    reads: true,
    summary: 'The services that match what is typed best, with prices',
    input: z.strictObject({
      kw: keyword(),
    }),
    data: z.array(suggestion),
  }),
};
