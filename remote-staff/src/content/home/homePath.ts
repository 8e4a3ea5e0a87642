import type { HomePart } from '@portal/shared/contract';
import { withQuery } from '@portal/shared/portal';

/** The page on which the lists of the home page are written. */
export const homePath = '/staff/content/home';

/** Returns the URL of a part of the home page. */
export const partPath = (part: HomePart): string =>
  part === 'banner' ? homePath : withQuery(homePath, { part });
