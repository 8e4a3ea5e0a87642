import { z } from 'zod';
import type { Facts } from './facts';
import { decoded } from './pageMeta';

const sitemap = z.array(z.object({ path: z.string() }));

/**
 * Returns the address of a list of services whose path has another name than its type, undefined when the name is right. The
 * name of the path is the page's title, so any text there would become a title of the portal.
 */
export async function movedTo(path: string, facts: Facts): Promise<string | undefined> {
  const place = /^\/project\/[1-9]\d{0,8}\/(?=.)/.exec(path)?.[0];
  if (!place) return undefined;
  const answer = await facts.request('open/web/sitemap', {}, sitemap);
  if (!answer || answer === 'missing') return undefined;
  const right = answer.data.find((page) => page.path.startsWith(place));
  return right && right.path !== decoded(path) ? encodeURI(right.path) : undefined;
}
