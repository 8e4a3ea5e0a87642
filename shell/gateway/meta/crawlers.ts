import { portalName } from '@portal/shared/meta';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ReleaseStore } from '../releases/releaseStore';
import { attribute } from './escape';
import type { Facts } from './facts';

const sitemap = z.array(z.object({ path: z.string(), changed: z.string() }));

const news = z.object({
  list: z.array(z.object({ rid: z.string(), title: z.string(), sketch: z.string(), created: z.string() })),
});

interface CrawlerOptions {
  readonly facts: Facts;
  /** Returns the portal's public URL without a trailing slash. */
  readonly base: (request: FastifyRequest) => string;
  /** Returns true when a deployed area has a page at the path. */
  readonly isPage: (path: string) => boolean;
  readonly store: Pick<ReleaseStore, 'remotes' | 'get'>;
}

/**
 * Paths that no crawler may read. Pages that are not for search engines are none of them: they say `noindex`, which a crawler has to
 * read, or it lists their bare addresses.
 */
const closedPaths = ['/api/', '/local/'];

/** Returns the first pages of the public areas that the API does not know: their entries have a title. */
function areaPages(store: CrawlerOptions['store']) {
  return store.remotes.flatMap(({ name, title, paths, login, frame }) => {
    if (title === undefined || login || frame === 'bare') return [];
    const releases = store.get(name);
    const built = releases?.releases[releases.current]?.built;
    return built ? paths.map((path) => ({ path, changed: built.slice(0, 10) })) : [];
  });
}

/** Serves `/robots.txt`, `/sitemap.xml` and the news as `/rss.xml`. */
export function serveCrawlers(app: FastifyInstance, { facts, base, isPage, store }: CrawlerOptions): void {
  app.get('/robots.txt', (request, reply) => {
    const lines = ['User-agent: *', ...closedPaths.map((path) => `Disallow: ${path}`)];
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return reply.send(`${lines.join('\n')}\n\nSitemap: ${base(request)}/sitemap.xml\n`);
  });

  app.get('/rss.xml', async (request, reply) => {
    const answer = await facts.request('open/web/news', { type: 'news', page: 1, size: 20 }, news);
    if (!answer || answer === 'missing') return reply.code(503).header('retry-after', '60').send('');
    const items = answer.data.list.map(({ rid, title, sketch, created }) => {
      const address = attribute(`${base(request)}/article/${encodeURIComponent(rid)}`);
      const at = new Date(`${created}T00:00:00+08:00`).toUTCString();
      return `<item><title>${attribute(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${at}</pubDate><description>${attribute(sketch)}</description></item>`;
    });
    reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=600');
    return reply.send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${attribute(portalName)}新闻资讯</title><link>${attribute(`${base(request)}/list/news`)}</link><description>平台公告、检测技术与仪器动态</description>\n${items.join('\n')}\n</channel></rss>\n`,
    );
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const answer = await facts.request('open/web/sitemap', {}, sitemap);
    if (!answer || answer === 'missing') return reply.code(503).header('retry-after', '60').send('');
    const urls = [...answer.data, ...areaPages(store)]
      .filter(({ path }) => isPage(encodeURI(path)))
      .map(({ path, changed }) => {
        const address = attribute(base(request) + encodeURI(path));
        return `<url><loc>${address}</loc><lastmod>${changed}</lastmod></url>`;
      });
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=60');
    return reply.send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    );
  });
}
