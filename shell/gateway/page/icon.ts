import { markSvg, palette } from '@portal/shared/look';
import { brand, portalName } from '@portal/shared/meta';
import type { FastifyInstance } from 'fastify';

/** Icons as PNG, which the API draws. */
const icon = (size: number) => `/upload/card/icon-${size}.png`;

const manifest = {
  name: portalName,
  short_name: brand,
  start_url: '/',
  display: 'browser',
  background_color: palette.light.background.default,
  theme_color: palette.light.primary.main,
  icons: [192, 512].map((size) => ({ src: icon(size), sizes: `${size}x${size}`, type: 'image/png' })),
};

const colour = (scheme: 'light' | 'dark') =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${palette[scheme].background.default}">`;

/** The links of every page to its icons, and the colour of the browser around it. */
export const iconLinks = [
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  `<link rel="apple-touch-icon" href="${icon(180)}">`,
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<link rel="alternate" type="application/rss+xml" title="新闻资讯" href="/rss.xml">',
  colour('light'),
  colour('dark'),
].join('\n');

const day = 'public, max-age=86400';

/** Serves the icon and the manifest; what asks for the usual names without reading a page gets the PNG. */
export function serveIcons(app: FastifyInstance): void {
  app.get('/icon.svg', (_request, reply) =>
    reply.header('cache-control', day).type('image/svg+xml').send(markSvg()),
  );
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.header('cache-control', day).type('application/manifest+json; charset=utf-8').send(manifest),
  );
  app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', day).redirect(icon(48), 302));
  app.get('/apple-touch-icon.png', (_request, reply) =>
    reply.header('cache-control', day).redirect(icon(180), 302),
  );
}
