import type { Module } from '../../kit/module';
import { limitJob } from './limit.job';

export const limitModule: Module = {
  jobs: [limitJob],
};
