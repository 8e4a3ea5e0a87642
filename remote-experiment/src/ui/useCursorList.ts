import { cursorPages } from '@portal/shared/parts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

/** A page of a list with a cursor. */
interface CursorPage {
  readonly list: readonly unknown[];
  readonly next: string | number | null;
}

/**
 * Loads a list of this area page by page. `data` has the rows of all loaded pages and the newest page for what belongs to
 * the whole list, such as its counts. The list of another filter replaces the shown one when it is loaded.
 */
export const useCursorList = <Page extends CursorPage>(list: Parameters<typeof cursorPages<Page>>[0]) =>
  useInfiniteQuery({
    ...cursorPages(list),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      list: pages.flatMap((page): readonly Page['list'][number][] => page.list),
      latest: pages.at(-1),
    }),
  });
