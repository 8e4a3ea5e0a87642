import type { Module } from '../../kit/module';
import { smsCodeJob } from './smsCode.job';

export const smsCodeModule: Module = {
  jobs: [smsCodeJob],
};
