import type { Module } from '../../kit/module';
import { figuresDownload } from './figure.download';
import { figureRoutes } from './figure.routes';

export const figureModule: Module = {
  routes: [figureRoutes],
  downloads: [figuresDownload],
};
