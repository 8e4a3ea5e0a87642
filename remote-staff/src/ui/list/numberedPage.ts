import { limits } from '@portal/shared/rules';
import type { ListQuery } from './listQuery';

/** Returns the input of a call that numbers its pages; the number stands in the URL in place of a cursor. */
export const numberedInput = ({ after }: Pick<ListQuery<string>, 'after'>) => ({
  page: Math.max(1, Number(after ?? 1) || 1),
  size: limits.pageSizeMax,
});

/** Returns what a list shows of an answer of such a call. */
export const numberedPage =
  ({ page, size }: ReturnType<typeof numberedInput>) =>
  <Row>({ list, total }: { readonly list: readonly Row[]; readonly total: number }) => ({
    list,
    total,
    next: page * size < total ? String(page + 1) : null,
  });
