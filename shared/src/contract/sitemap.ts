import { z } from 'zod';
import { endpoint, nothing } from './endpoint';
import { day } from './field';

export const sitemapEndpoints = {
  'open/web/sitemap': endpoint({
    access: 'open',
    reads: true,
    summary: 'Every public address with the day of its last change',
    input: nothing,
    /** Paths start with a slash and are not encoded. */
    data: z.array(z.object({ path: z.string(), changed: day('日期') })),
  }),
};
