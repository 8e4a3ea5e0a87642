import type { Module } from '../../kit/module';
import { sitemapRoutes } from './sitemap.routes';

export const sitemapModule: Module = {
  routes: [sitemapRoutes],
};
