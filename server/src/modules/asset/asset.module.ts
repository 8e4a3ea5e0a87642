import type { Module } from '../../kit/module';
import { entriesDownload } from './asset.download';
import { assetRoutes } from './asset.routes';

export const assetModule: Module = {
  routes: [assetRoutes],
  downloads: [entriesDownload],
};
