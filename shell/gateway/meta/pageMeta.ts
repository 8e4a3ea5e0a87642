import { articleMeta, deviceMeta, type PageMeta, type PageRow, staticMeta } from '@portal/shared/meta';
import { serviceType } from '@portal/shared/rules';
import { z } from 'zod';
import type { Facts, Shown } from './facts';
import { linkMeta } from './linkMeta';

const deviceSubject = z.object({
  rid: z.string(),
  name: z.string(),
  sketch: z.string(),
  img: z.string(),
  price_fen: z.int(),
  withdrawn: z.literal(true).optional(),
  evaluation: z.object({ count: z.int(), average: z.number().nullable() }).optional(),
});
const articleSubject = z.object({
  rid: z.string(),
  type: z.enum(['news', 'course', 'service']),
  title: z.string(),
  sketch: z.string(),
  img: z.string(),
  created: z.string(),
  author: z.string().optional(),
  changed: z.string().optional(),
});

const homeSubject = z.object({ bannerArr: z.array(z.object({ img: z.string() })) });

/** Returns a path without its percent codes; as it is when they are wrong. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Metadata of a page about a record when the API has not answered. */
const unknownSubject: PageMeta = { title: '', description: '', indexed: true, linkedData: [] };

interface Sources extends Shown {
  readonly facts: Facts;
}

/** Adds the home page's picture, which is the first of its banner. */
async function withBanner(home: PageMeta, { facts, ...shown }: Sources): Promise<PageMeta> {
  const answer = await facts.request('open/web/index', {}, homeSubject, shown);
  const image = answer && answer !== 'missing' ? answer.data.bannerArr[0]?.img : undefined;
  return { ...home, ...(image && { image }) };
}

const types = z.array(z.object({ id: z.int() }));

/**
 * True when the API's answer contains the path's type under another name. Special areas are a type that the answer
 * omits.
 */
async function isOtherType(path: string, { facts, ...shown }: Sources): Promise<boolean> {
  const named = /^\/project\/([1-9]\d{0,8})(\/|$)/.exec(path)?.[1];
  if (named === undefined || Number(named) === serviceType.area) return false;
  const answer = await facts.request('open/web/type/group', {}, types, shown);
  return answer !== undefined && answer !== 'missing' && !answer.data.some(({ id }) => id === Number(named));
}

/**
 * Returns the metadata of a path; `missing` when the API knows no such service, type, article or shared plan. `base` is the
 * portal's URL without a trailing slash; `areas` are the pages of the listed areas.
 */
export async function metaFor(
  path: string,
  base: string,
  sources: Sources,
  areas: readonly PageRow[],
): Promise<PageMeta | 'missing'> {
  const plain = decoded(path);
  const link = await linkMeta(plain, sources);
  if (link) return link;
  const fixed = staticMeta(plain, base, areas);
  if (fixed && (await isOtherType(plain, sources))) return 'missing';
  if (fixed) return plain === '/' ? withBanner(fixed, sources) : fixed;
  const { facts, ...shown } = sources;
  const rid = plain.replace(/^\/[^/]+\//, '');
  if (plain.startsWith('/detail/')) {
    const answer = await facts.request('open/web/device/detail', { rid }, deviceSubject, shown);
    if (answer === 'missing') return answer;
    return answer ? deviceMeta(answer.data, base) : unknownSubject;
  }
  if (!plain.startsWith('/article/')) return unknownSubject;
  const answer = await facts.request('open/web/news/detail', { rid }, articleSubject, shown);
  if (answer === 'missing') return answer;
  return answer ? articleMeta(answer.data, base) : unknownSubject;
}
