import { limits } from '@portal/shared/rules';

/** Returns the call's input for the page of the list in the URL. */
export function visitInput(search: URLSearchParams) {
  const page = Number(search.get('page'));
  return { page: Number.isInteger(page) && page > 0 ? page : 1, size: limits.pageSize };
}
