import { z } from 'zod';

/** How a list is read in pages: by number, or from the row after which a page begins. */
export type PagingKind = 'page' | 'before' | 'after';

const kinds = ['page', 'before', 'after'] as const;

/** Returns how a call with this input is read in pages; undefined for one that is not a list. */
export function pagingKindOf(input: z.ZodType): PagingKind | undefined {
  if (!(input instanceof z.ZodObject) || !('size' in input.shape)) return undefined;
  return kinds.find((kind) => kind in input.shape);
}

/** What each kind of paging takes, for descriptions of the API. */
export const pagingHints = {
  page: 'Pages by number: `page` from 1, `size` rows',
  before: 'Pages by cursor: `before` is `next` of the page before, `size` rows',
  after: 'Pages by cursor: `after` is `next` of the page before, `size` rows',
} as const satisfies Record<PagingKind, string>;
