import type { Module } from '../../kit/module';
import { downloadRoutes } from './download.routes';
import { unknownFilesJob } from './download.unknown.job';

/** `cards` are those of all modules that have something to download. */
export const downloadModule = (cards: readonly Module[]): Module => ({
  routes: [downloadRoutes(cards)],
  jobs: [unknownFilesJob],
});
