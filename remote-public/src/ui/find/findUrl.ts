import { paths } from '@portal/shared/portal';
import type { FindFilter } from './findFilter';

// Beside findFilter.ts, which the first script has.

function withAnswers(path: string, { question, sample }: FindFilter): string {
  const search = new URLSearchParams({ find: question, ...(sample && { sample }) });
  return `${path}?${search}`;
}

/** Returns the URL of the finder with these answers. */
export const findUrl = (filter: FindFilter): string => withAnswers(paths.search(''), filter);

/** Returns the URL of the requirement form that begins with these answers. */
export const requireUrl = (filter: FindFilter): string => withAnswers(paths.require, filter);
